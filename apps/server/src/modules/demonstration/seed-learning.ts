import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseCategories, courses, navItems, reviews, teachers, users } from '../../db/schema.ts';
import { indexTaught } from '../courses/index-taught.ts';
import { idsByName } from './ids-by-name.ts';
import { learningEntries } from './learning.seed.ts';
import { reviewSeeds } from './learning/reviews.seed.ts';
import { seedCombos } from './seed-combos.ts';
import type { SeedDeps } from './seed-deps.ts';
import { seedFilms } from './seed-films.ts';
import { seedVideos } from './seed-videos.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Videos, columns and reviews of the courses. What is there by its name already stays as it is, and what a school has put in the place
 * of ours is left out.
 */
export async function seedLearning(deps: SeedDeps, db: Database): Promise<void> {
  const known = {
    categories: await idsByName(db, courseCategories, courseCategories.name),
    teachers: await idsByName(db, teachers, teachers.name),
    films: await seedFilms(deps, db),
  };
  await seedVideos(deps, db, known);
  await seedCombos(deps, db, known);
  await seedReviews(deps, db);
  await indexTaught(db, 'video');
  await indexTaught(db, 'combo');
}

/** One of each person for each course; where they have written one themselves, that stays. */
async function seedReviews({ clock }: SeedDeps, db: Database): Promise<void> {
  const courseIds = await idsByName(db, courses, courses.title);
  const people = await idsByName(db, users, users.nickName);
  const rows = reviewSeeds.flatMap(({ course, by, ratings, daysAgo, isPending = false, ...seed }) => {
    const [userId, resourceId] = [people.get(by), courseIds.get(course)];
    if (userId === undefined || resourceId === undefined) return [];
    const createdAt = new Date(clock.now().getTime() - daysAgo * day);
    const { content, reply = '', isAnonymous = false } = seed;
    const [rating1, rating2, rating3] = ratings;
    return [
      {
        userId,
        resourceId,
        rating1,
        rating2,
        rating3,
        content,
        reply,
        isAnonymous,
        resourceType: 'course' as const,
        state: isPending ? ('pending' as const) : ('approved' as const),
        repliedAt: reply === '' ? null : createdAt,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
  if (rows.length > 0) await db.insert(reviews).values(rows).onConflictDoNothing();
}

/** Puts the entries under that of the courses, where the navigation has it. */
export async function addLearningEntries(db: Database): Promise<void> {
  const [courseEntry] = await db
    .select({ id: navItems.id })
    .from(navItems)
    .where(and(isNull(navItems.parentId), eq(navItems.url, '/courses')));
  if (!courseEntry) return;
  const count = await db.$count(navItems, eq(navItems.parentId, courseEntry.id));
  await db
    .insert(navItems)
    .values(
      learningEntries.map((entry, place) => ({ ...entry, parentId: courseEntry.id, sort: count + place })),
    );
}

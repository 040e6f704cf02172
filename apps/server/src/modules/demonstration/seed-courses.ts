import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  courseCategories,
  courseChapters,
  courseLessons,
  courses,
  navItems,
  teachers,
  users,
} from '../../db/schema.ts';
import { indexCourses } from '../courses/index-courses.ts';
import { drawCover } from '../pictures/cover.ts';
import {
  courseCategorySeeds,
  coursesEntry,
  courseSeeds,
  courseTeacherSeeds,
  teachersEntry,
} from './courses.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Courses with their categories and teachers, the switch that opens them, and the way to them. */
export async function seedCourses(deps: SeedDeps, db: Database): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const [sort, name] of courseCategorySeeds.entries()) {
    const [row] = await db
      .insert(courseCategories)
      .values({ name, sort })
      .returning({ id: courseCategories.id });
    if (row) categoryIds.set(name, row.id);
  }
  const teacherIds = new Map<string, number>();
  for (const seed of courseTeacherSeeds) {
    const [person] = await db.select().from(users).where(eq(users.nickName, seed.name));
    const [row] = await db
      .insert(teachers)
      .values({ ...seed, userId: person?.id ?? null, avatar: person?.avatar ?? '' })
      .returning({ id: teachers.id });
    if (row) teacherIds.set(seed.name, row.id);
  }
  // The oldest first, so that ids rise with time.
  for (const seed of courseSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await seedOne(deps, db, seed, { categoryIds, teacherIds });
  await indexCourses(db);
  await addEntry(db);
}

async function seedOne(
  { blobs, clock }: SeedDeps,
  db: Database,
  seed: (typeof courseSeeds)[number],
  { categoryIds, teacherIds }: Record<'categoryIds' | 'teacherIds', ReadonlyMap<string, number>>,
): Promise<void> {
  const { key, category, teacher, cover, daysAgo, description, html, chapters, ...row } = seed;
  const categoryId = categoryIds.get(category);
  if (categoryId === undefined) throw new Error(`A course without a category: ${key}`);
  const titles = chapters.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => ('article' in lesson ? [lesson.article] : [])),
  );
  const found = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.title, titles));
  const ids = new Map(found.map(({ id, title }) => [title, id]));
  const [stored] = await db
    .insert(courses)
    .values({
      ...row,
      categoryId,
      teacherId: teacherIds.get(teacher) ?? null,
      thumb: await blobs.put(`demonstration/course-${key}.svg`, drawCover(`course-${key}`, cover)),
      shortDescription: description,
      renderDescription: html,
      publishedAt: new Date(clock.now().getTime() - daysAgo * day),
    })
    .returning({ id: courses.id });
  if (!stored) return;
  const courseId = stored.id;
  for (const [sort, { title, lessons }] of chapters.entries()) {
    const [chapter] = await db
      .insert(courseChapters)
      .values({ courseId, title, sort })
      .returning({ id: courseChapters.id });
    const rows = lessons.flatMap((lesson, place): (typeof courseLessons.$inferInsert)[] => {
      const common = { courseId, chapterId: chapter?.id ?? null, sort: place };
      if (!('article' in lesson))
        return [
          {
            ...common,
            kind: 'video',
            title: lesson.title,
            duration: lesson.seconds,
            isFree: lesson.isFree ?? false,
          },
        ];
      // A school may have put its own articles in their place.
      const articleId = ids.get(lesson.article);
      return articleId === undefined
        ? []
        : [{ ...common, kind: 'article', title: lesson.article, articleId }];
    });
    if (rows.length > 0) await db.insert(courseLessons).values(rows);
  }
}

/** Puts the entry after that of the anthologies, where the navigation has it, and who teaches them under it. */
async function addEntry(db: Database): Promise<void> {
  const isTop = isNull(navItems.parentId);
  const [before] = await db
    .select({ sort: navItems.sort })
    .from(navItems)
    .where(and(isTop, eq(navItems.url, '/anthologies')));
  if (!before) return;
  await db
    .update(navItems)
    .set({ sort: sql`${navItems.sort} + 1` })
    .where(and(isTop, gt(navItems.sort, before.sort)));
  const [entry] = await db
    .insert(navItems)
    .values({ ...coursesEntry, sort: before.sort + 1 })
    .returning({ id: navItems.id });
  if (entry) await db.insert(navItems).values({ ...teachersEntry, parentId: entry.id });
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import {
  articles,
  comboChapters,
  comboItems,
  combos,
  courseCategories,
  courseLessons,
  courses,
  mediaFiles,
  navItems,
  reviews,
  teachers,
  users,
  videos,
} from '../../db/schema.ts';
import { indexTaught } from '../courses/index-taught.ts';
import { drawCover } from '../pictures/cover.ts';
import { filmSeconds } from '../records/seeds/libraries.seed.ts';
import { insertUpload } from '../uploads/uploads.repo.ts';
import { comboSeeds, learningEntries, reviewSeeds, videoSeeds } from './learning.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Videos, columns, reviews of the courses, and the ways to them. What a school has put in the place of ours is left out. */
export async function seedLearning(deps: SeedDeps, db: Database): Promise<void> {
  const categoryIds = await idsOf(db, courseCategories, courseCategories.name);
  const teacherIds = await idsOf(db, teachers, teachers.name);
  const known = { categoryIds, teacherIds };
  for (const seed of videoSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await seedVideo(deps, db, seed, known);
  for (const seed of comboSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await seedCombo(deps, db, seed, known);
  await seedReviews(deps, db);
  await indexTaught(db, 'video', videos);
  await indexTaught(db, 'combo', combos);
  await addEntries(db);
}

type Known = Record<'categoryIds' | 'teacherIds', ReadonlyMap<string, number>>;

async function idsOf(
  db: Database,
  table: typeof courseCategories | typeof teachers | typeof courses | typeof videos,
  name: typeof teachers.name | typeof courseCategories.name | typeof courses.title | typeof videos.title,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: table.id, name: sql<string>`${name}` }).from(table);
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function seedVideo(
  deps: SeedDeps,
  db: Database,
  seed: (typeof videoSeeds)[number],
  { categoryIds, teacherIds }: Known,
): Promise<void> {
  const categoryId = categoryIds.get(seed.category);
  if (categoryId === undefined) return;
  const teacherId = teacherIds.get(seed.teacher) ?? null;
  const [video] = await db
    .insert(videos)
    .values({
      categoryId,
      teacherId,
      mediaId: await placeFilm(deps, db, seed),
      title: seed.title,
      thumb: await deps.blobs.put(
        `demonstration/video-${seed.key}.svg`,
        drawCover(`video-${seed.key}`, seed.cover),
      ),
      shortDescription: seed.description,
      renderDescription: seed.html,
      duration: filmSeconds[seed.film],
      charge: seed.charge,
      isVipFree: seed.isVipFree,
      freeSeconds: seed.freeSeconds,
      publishedAt: seed.charge === null ? null : new Date(deps.clock.now().getTime() - seed.daysAgo * day),
    })
    .returning({ id: videos.id });
  if (!video || !seed.lessonOf) return;
  const { course, lesson } = seed.lessonOf;
  const courseIds = db.select({ id: courses.id }).from(courses).where(eq(courses.title, course));
  await db
    .update(courseLessons)
    .set({ videoId: video.id, duration: filmSeconds[seed.film] })
    .where(
      and(
        eq(courseLessons.title, lesson),
        eq(courseLessons.kind, 'video'),
        inArray(courseLessons.courseId, courseIds),
      ),
    );
}

/** The film as a file of the media library; null where the cloud takes only what browsers send. */
async function placeFilm(
  deps: SeedDeps,
  db: Database,
  { film, title, teacher }: (typeof videoSeeds)[number],
): Promise<number | null> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, teacher)).limit(1);
  if (!owner) return null;
  const fileName = `${film}.mp4`;
  const [bytes, picture] = await Promise.all([readFilm(fileName), readFilm(`${film}.jpg`)]);
  const videoId = await deps.cloudVideo.place(db, { userId: owner.id, fileName, bytes, picture });
  if (videoId === null) return null;
  const createdAt = deps.clock.now();
  await insertUpload(db, { videoId, userId: owner.id, bytes: bytes.length, hasPicture: true, createdAt });
  const [file] = await db
    .insert(mediaFiles)
    .values({
      kind: 'video',
      userId: owner.id,
      title,
      fileName,
      contentType: 'video/mp4',
      bytes: bytes.length,
      duration: filmSeconds[film],
      videoId,
      status: 'ready',
    })
    .returning({ id: mediaFiles.id });
  return file?.id ?? null;
}

const readFilm = (name: string) => readFile(new URL(`../records/seeds/${name}`, import.meta.url));

async function seedCombo(
  { blobs, clock }: SeedDeps,
  db: Database,
  seed: (typeof comboSeeds)[number],
  { categoryIds, teacherIds }: Known,
): Promise<void> {
  const { key, category, teacher, cover, daysAgo, description, html, chapters, ...row } = seed;
  const categoryId = categoryIds.get(category);
  if (categoryId === undefined) return;
  const [combo] = await db
    .insert(combos)
    .values({
      ...row,
      categoryId,
      teacherId: teacherIds.get(teacher) ?? null,
      thumb: await blobs.put(`demonstration/combo-${key}.svg`, drawCover(`combo-${key}`, cover)),
      shortDescription: description,
      renderDescription: html,
      publishedAt: new Date(clock.now().getTime() - daysAgo * day),
    })
    .returning({ id: combos.id });
  if (!combo) return;
  const ids = {
    course: await idsOf(db, courses, courses.title),
    video: await idsOf(db, videos, videos.title),
    article: await articleIds(db),
  };
  for (const [sort, { title, items }] of chapters.entries()) {
    const [chapter] = await db
      .insert(comboChapters)
      .values({ comboId: combo.id, title, sort })
      .returning({ id: comboChapters.id });
    const rows = items.flatMap((item, place) => {
      const [found] = Object.entries(item) as [keyof typeof ids, string][];
      const id = found && ids[found[0]].get(found[1]);
      return found && id !== undefined
        ? [
            {
              comboId: combo.id,
              chapterId: chapter?.id ?? null,
              resourceType: found[0],
              resourceId: id,
              sort: place,
            },
          ]
        : [];
    });
    if (rows.length > 0) await db.insert(comboItems).values(rows);
  }
}

async function articleIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const titles = comboSeeds.flatMap(({ chapters }) =>
    chapters.flatMap(({ items }) => items.flatMap((item) => ('article' in item ? [item.article] : []))),
  );
  const rows = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.title, titles));
  return new Map(rows.map(({ id, title }) => [title, id]));
}

async function seedReviews({ clock }: SeedDeps, db: Database): Promise<void> {
  const ids = await idsOf(db, courses, courses.title);
  for (const { course, by, ratings, content, reply = '', isAnonymous = false, daysAgo } of reviewSeeds) {
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, by)).limit(1);
    const resourceId = ids.get(course);
    if (!person || resourceId === undefined) continue;
    const createdAt = new Date(clock.now().getTime() - daysAgo * day);
    const [rating1, rating2, rating3] = ratings;
    await db.insert(reviews).values({
      userId: person.id,
      resourceType: 'course',
      resourceId,
      rating1,
      rating2,
      rating3,
      content,
      isAnonymous,
      reply,
      repliedAt: reply === '' ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

/** Puts the entries under that of the courses, where the navigation has it. */
async function addEntries(db: Database): Promise<void> {
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

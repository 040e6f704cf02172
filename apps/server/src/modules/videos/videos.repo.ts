import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/read-only.ts';
import {
  comboItems,
  combos,
  courseCategories,
  courseLessons,
  courses,
  mediaFiles,
  teachers,
  videoProgress,
  videos,
  videoStarts,
} from '../../db/schema.ts';
import { isOfScene, orderOfScene, type SceneFilter } from '../courses/course-catalog.repo.ts';
import { ownerOf } from '../courses/owner-of.ts';

/** It stands in the list of videos. */
const isPublished = (now: Date) => lte(videos.publishedAt, now);

const isLessonOfPublished = (now: Date) => sql`exists (
  select 1 from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
  where ${and(eq(courseLessons.videoId, videos.id), lte(courses.publishedAt, now))})`;

const isItemOfPublished = (now: Date) => sql`exists (
  select 1 from ${comboItems} join ${combos} on ${eq(combos.id, comboItems.comboId)}
  where ${and(eq(comboItems.resourceType, 'video'), eq(comboItems.resourceId, videos.id), lte(combos.publishedAt, now))})`;

/** Published by itself, or in a course or column that is. */
const isShown = (now: Date) => or(isPublished(now), isLessonOfPublished(now), isItemOfPublished(now));

/** A free lesson, or one of a course that costs nothing. */
const isFreeLesson = (now: Date) => sql<boolean>`exists (
  select 1 from ${courseLessons} join ${courses} on ${eq(courses.id, courseLessons.courseId)}
  where ${and(eq(courseLessons.videoId, videos.id), lte(courses.publishedAt, now))}
    and (${courseLessons.isFree} or ${courses.charge} = 0))`;

/** Not sold alone, and part of a column that costs nothing. */
const isFreeItem = (now: Date) => sql<boolean>`(${videos.charge} is null and exists (
  select 1 from ${comboItems} join ${combos} on ${eq(combos.id, comboItems.comboId)}
  where ${and(eq(comboItems.resourceType, 'video'), eq(comboItems.resourceId, videos.id), lte(combos.publishedAt, now))}
    and ${combos.charge} = 0))`;

const columns = {
  id: videos.id,
  title: videos.title,
  thumb: videos.thumb,
  shortDescription: videos.shortDescription,
  category: { id: courseCategories.id, name: courseCategories.name },
  teacher: { id: teachers.id, name: teachers.name, avatar: teachers.avatar, title: teachers.title },
  duration: videos.duration,
  viewNum: videos.viewNum,
  userCount: videos.userCount,
  isVipFree: videos.isVipFree,
  freeSeconds: videos.freeSeconds,
};

const selectCards = (db: Database) =>
  db
    .select({
      ...columns,
      // Lists are limited to published ones, which have a price.
      charge: sql<number>`${videos.charge}`,
      publishedAt: sql<Date>`${videos.publishedAt}`.mapWith(videos.publishedAt),
    })
    .from(videos)
    .innerJoin(courseCategories, eq(courseCategories.id, videos.categoryId))
    .leftJoin(teachers, eq(teachers.id, videos.teacherId));

export type VideoRow = Awaited<ReturnType<typeof listVideos>>[number];

/** One page of what the filter lets through. */
export const listVideos = (
  db: Database,
  filter: SceneFilter,
  { page, size }: { page: number; size: number },
) =>
  selectCards(db)
    .where(isOfScene(db, videos, filter))
    .orderBy(...orderOfScene(videos, filter))
    .limit(size)
    .offset((page - 1) * size);

/** The published ones of these, in no order. */
export const findVideos = (db: Database, ids: readonly number[], now: Date) =>
  selectCards(db).where(and(isPublished(now), inArray(videos.id, [...ids])));

export const countVideos = (db: Database, filter: SceneFilter): Promise<number> =>
  db.$count(videos, isOfScene(db, videos, filter));

/** Hidden ones too: who may see them is not decided here. */
export async function findVideo(db: Database, id: number, now: Date) {
  const [found] = await db
    .select({
      ...columns,
      charge: videos.charge,
      publishedAt: videos.publishedAt,
      renderDescription: videos.renderDescription,
      banDrag: videos.banDrag,
      ownerId: ownerOf(videos.ownerId),
      isShown: sql<boolean>`coalesce(${isShown(now)}, false)`,
      isFree: sql<boolean>`${isFreeLesson(now)} or ${isFreeItem(now)}`,
      mediaId: videos.mediaId,
      cloudId: mediaFiles.videoId,
    })
    .from(videos)
    .innerJoin(courseCategories, eq(courseCategories.id, videos.categoryId))
    .leftJoin(teachers, eq(teachers.id, videos.teacherId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, videos.mediaId))
    .where(eq(videos.id, id));
  return found;
}

export type FoundVideo = NonNullable<Awaited<ReturnType<typeof findVideo>>>;

/** The first published course that has it as a lesson. */
export async function findCourseOf(db: Database, id: number, now: Date) {
  const [found] = await db
    .select({ id: courses.id, title: courses.title, charge: courses.charge, is_vip_free: courses.isVipFree })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(and(eq(courseLessons.videoId, id), lte(courses.publishedAt, now)))
    .orderBy(asc(courses.id))
    .limit(1);
  return found;
}

export async function findProgress(db: Database, userId: number, id: number) {
  const [found] = await db
    .select()
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, id)));
  return found;
}

/** When a person was first given a video to play; undefined if they never asked for it. */
export async function findStart(db: Database, userId: number, videoId: number): Promise<Date | undefined> {
  const [found] = await db
    .select({ startedAt: videoStarts.startedAt })
    .from(videoStarts)
    .where(and(eq(videoStarts.userId, userId), eq(videoStarts.videoId, videoId)));
  return found?.startedAt;
}

/** Keeps when a person was given a video to play, for the first time alone. */
export async function keepStart(db: Database, start: typeof videoStarts.$inferInsert): Promise<void> {
  if (isReadOnly(db)) return;
  await db.insert(videoStarts).values(start).onConflictDoNothing();
}

export async function countView(db: Database, id: number): Promise<void> {
  if (isReadOnly(db)) return;
  await db
    .update(videos)
    .set({ viewNum: sql`${videos.viewNum} + 1` })
    .where(eq(videos.id, id));
}

export interface Watching {
  userId: number;
  videoId: number;
  position: number;
  watchSeconds: number;
  watchedAt: Date | null;
  /** When they were there; `now` when left out. */
  studiedAt?: Date;
  now: Date;
}

/** Of several that tell at once each waits for the one before it, also when nobody has told yet. */
export const lockProgress = (tx: Database, { userId, videoId }: Pick<Watching, 'userId' | 'videoId'>) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`video-progress ${userId} ${videoId}`}, 0))`,
  );

/** What was counted never becomes less, and what was watched stays so, whatever comes late or twice. */
export async function keepProgress(
  db: Database,
  { userId, videoId, position, watchSeconds, watchedAt, now, studiedAt = now }: Watching,
): Promise<void> {
  await db
    .insert(videoProgress)
    .values({ userId, videoId, position, watchSeconds, watchedAt, studiedAt, createdAt: now })
    .onConflictDoUpdate({
      target: [videoProgress.userId, videoProgress.videoId],
      set: {
        position,
        watchSeconds: sql`greatest(${videoProgress.watchSeconds}, excluded.watch_seconds)`,
        watchedAt: sql`coalesce(${videoProgress.watchedAt}, excluded.watched_at)`,
        studiedAt: sql`greatest(${videoProgress.studiedAt}, excluded.studied_at)`,
      },
    });
}

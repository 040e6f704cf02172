import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  courseAttachments,
  courseLessons,
  courses,
  mediaFiles,
  mediaUploads,
  mediaUses,
  videoRecords,
  videoUploads,
  videos,
} from '../../db/schema.ts';
import { keepUpLengths } from '../videos/keep-up-lengths.ts';
import type { VideoFacts } from './look-at-video.ts';

export type MediaRow = typeof mediaFiles.$inferSelect;

const isThere = isNull(mediaFiles.deletedAt);

/** A file as it is stored, whatever may be seen of it. */
export async function findMedia(db: Database, id: number): Promise<MediaRow | undefined> {
  const [found] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), isThere));
  return found;
}

/** A person's file that shows these bytes. */
export async function findByPlace(
  db: Database,
  userId: number,
  place: { videoId: string } | { storageKey: string },
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(
      and(
        'videoId' in place
          ? eq(mediaFiles.videoId, place.videoId)
          : eq(mediaFiles.storageKey, place.storageKey),
        eq(mediaFiles.userId, userId),
        isThere,
      ),
    )
    .orderBy(asc(mediaFiles.id))
    .limit(1);
  return found?.id;
}

/** Videos among these files, with whether their first picture was uploaded. */
export async function findVideos(db: Database, ids: readonly number[]) {
  const { id, videoId } = mediaFiles;
  const rows = await db
    .select({ id, videoId, hasPicture: videoUploads.hasPicture })
    .from(mediaFiles)
    .leftJoin(videoUploads, eq(videoUploads.videoId, videoId))
    .where(and(inArray(id, [...ids]), eq(mediaFiles.kind, 'video')));
  return rows.flatMap((row) => (row.videoId === null ? [] : [{ ...row, videoId: row.videoId }]));
}

/** Videos that the cloud was at work with. @param ownerId Null for everybody's. */
export async function findRunning(
  db: Database,
  ownerId: number | null,
  limit: number,
): Promise<{ id: number; videoId: string | null }[]> {
  const { id, videoId, status, createdAt } = mediaFiles;
  const isOwn = ownerId === null ? undefined : eq(mediaFiles.userId, ownerId);
  return db
    .select({ id, videoId })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.kind, 'video'), eq(status, 'running'), isThere, isOwn))
    .orderBy(desc(createdAt))
    .limit(limit);
}

/** Keeps what was found of a video, unless the file shows another one by now. What plays it becomes as long. */
export async function saveFacts(
  db: Database,
  id: number,
  videoId: string,
  facts: Partial<VideoFacts>,
): Promise<void> {
  await db
    .update(mediaFiles)
    .set(facts)
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.videoId, videoId)));
  if (facts.duration === undefined) return;
  const played = await db.select({ id: videos.id }).from(videos).where(eq(videos.mediaId, id));
  if (played.length === 0) return;
  await keepUpLengths(
    db,
    played.map((video) => video.id),
  );
}

/** A person's recording; undefined when they have no such recording. */
export async function findRecord(db: Database, userId: number, id: number) {
  const { videoId, title } = videoRecords;
  const [found] = await db
    .select({ videoId, title })
    .from(videoRecords)
    .where(and(eq(videoRecords.id, id), eq(videoRecords.userId, userId)));
  return found;
}

export async function insertUpload(db: Database, upload: typeof mediaUploads.$inferInsert): Promise<void> {
  await db.insert(mediaUploads).values(upload);
}

/** A person's upload in parts. */
export async function findUpload(db: Database, userId: number, id: string) {
  const [found] = await db
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.userId, userId)));
  return found;
}

/** Holds it until the transaction ends. False when it is gone. */
export async function lockUpload(tx: Database, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .where(eq(mediaUploads.id, id))
    .for('update');
  return held.length > 0;
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(mediaUploads).where(eq(mediaUploads.id, id));
}

/** Whether another file than this one shows the same bytes, removed or not. */
export async function isShown(db: Database, place: string, but: number | null = null): Promise<boolean> {
  const shown = await db.$count(
    mediaFiles,
    and(
      or(eq(mediaFiles.storageKey, place), eq(mediaFiles.videoId, place)),
      but === null ? undefined : ne(mediaFiles.id, but),
    ),
  );
  return shown > 0;
}

/** What uses a file, what changed last first: what has its address, videos that play it, and courses that hand it out. */
export async function listUses(db: Database, mediaId: number) {
  const { entity, entityId, title, changedAt } = mediaUses;
  return db
    .select({ entity, id: entityId, title, changedAt })
    .from(mediaUses)
    .where(eq(mediaUses.mediaId, mediaId))
    .unionAll(
      db
        .select({
          entity: sql<string>`'video'`,
          id: videos.id,
          title: videos.title,
          changedAt: videos.updatedAt,
        })
        .from(videos)
        .where(eq(videos.mediaId, mediaId)),
    )
    .unionAll(
      db
        .select({
          entity: sql<string>`'course'`,
          id: courses.id,
          title: courses.title,
          changedAt: courses.updatedAt,
        })
        .from(courses)
        .where(isHandedOutBy(mediaId)),
    )
    .orderBy(sql`changed_at desc`, sql`entity_id`)
    .limit(100);
}

/** Courses that have it as an attachment, or as the file of a lesson. */
const isHandedOutBy = (mediaId: number) =>
  or(
    inArray(
      courses.id,
      sql`(select ${courseAttachments.courseId} from ${courseAttachments} where ${eq(courseAttachments.mediaId, mediaId)})`,
    ),
    inArray(
      courses.id,
      sql`(select ${courseLessons.courseId} from ${courseLessons} where ${eq(courseLessons.mediaId, mediaId)})`,
    ),
  );

import { and, desc, eq, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users, videoRecords, videoUploads } from '../../db/schema.ts';

export interface RecordFilter {
  /** All when left out. */
  categoryIds?: readonly number[] | undefined;
  /** Part of a title. */
  keywords?: string | undefined;
}

export type RecordRow = Awaited<ReturnType<typeof listRecords>>[number];

/** What the owner decides about a recording. */
export interface RecordTexts {
  title: string;
  shortDescription: string;
  categoryId: number | null;
}

export interface RecordVideo {
  videoId: string;
  duration: number;
  isMeasured: boolean;
}

const columns = {
  id: videoRecords.id,
  userId: videoRecords.userId,
  videoId: videoRecords.videoId,
  categoryId: videoRecords.categoryId,
  title: videoRecords.title,
  shortDescription: videoRecords.shortDescription,
  duration: videoRecords.duration,
  isMeasured: videoRecords.isMeasured,
  isShared: videoRecords.isShared,
  createdAt: videoRecords.createdAt,
  bytes: videoUploads.bytes,
  hasPicture: videoUploads.hasPicture,
};

const ofUser = (userId: number, id: number) => and(eq(videoRecords.userId, userId), eq(videoRecords.id, id));

/** Its owner may, and everybody else once it is shared. */
/** @param viewerId Null for a visitor. */
export const isReadableBy = (viewerId: number | null | SQL) =>
  or(eq(videoRecords.isShared, true), viewerId === null ? undefined : eq(videoRecords.userId, viewerId));

/** A person's recordings, the latest first. */
export function listRecords(
  db: Database,
  userId: number,
  filter: RecordFilter,
  { page, size }: { page: number; size: number },
) {
  return db
    .select(columns)
    .from(videoRecords)
    .innerJoin(videoUploads, eq(videoUploads.videoId, videoRecords.videoId))
    .where(matches(userId, filter))
    .orderBy(desc(videoRecords.createdAt), desc(videoRecords.id))
    .limit(size)
    .offset((page - 1) * size);
}

export function countRecords(db: Database, userId: number, filter: RecordFilter): Promise<number> {
  return db.$count(videoRecords, matches(userId, filter));
}

function matches(userId: number, { categoryIds, keywords = '' }: RecordFilter): SQL | undefined {
  return and(
    eq(videoRecords.userId, userId),
    categoryIds && inArray(videoRecords.categoryId, [...categoryIds]),
    keywords === '' ? undefined : ilike(videoRecords.title, `%${keywords.replace(/[\\%_]/g, '\\$&')}%`),
  );
}

/** A recording that this viewer may see, with its owner; null for an owner who is gone. */
export async function findReadable(db: Database, id: number, viewerId: number | null) {
  const [found] = await db
    .select({ ...columns, owner: { id: users.id, nickName: users.nickName, avatar: users.avatar } })
    .from(videoRecords)
    .innerJoin(videoUploads, eq(videoUploads.videoId, videoRecords.videoId))
    .leftJoin(users, eq(users.id, videoRecords.userId))
    .where(and(eq(videoRecords.id, id), isReadableBy(viewerId)));
  return found;
}

/** The video of a person's recording; undefined when they have no such recording. */
export async function findVideoOf(db: Database, userId: number, id: number) {
  const { videoId, duration, isMeasured } = videoRecords;
  const [found] = await db
    .select({ videoId, duration, isMeasured, hasPicture: videoUploads.hasPicture })
    .from(videoRecords)
    .innerJoin(videoUploads, eq(videoUploads.videoId, videoId))
    .where(ofUser(userId, id));
  return found;
}

/** As `findVideoOf`, and nobody else changes the recording until the transaction ends. */
export async function lockVideoOf(tx: Database, userId: number, id: number) {
  const [found] = await tx
    .select({ videoId: videoRecords.videoId })
    .from(videoRecords)
    .where(ofUser(userId, id))
    .for('update');
  return found;
}

export async function insertRecord(
  db: Database,
  record: RecordTexts & RecordVideo & { id: number; userId: number; isShared?: boolean },
  now: Date,
): Promise<void> {
  await db.insert(videoRecords).values({ ...record, createdAt: now, updatedAt: now });
}

export async function updateRecord(
  db: Database,
  id: number,
  record: RecordTexts & Partial<RecordVideo>,
  now: Date,
): Promise<void> {
  await db
    .update(videoRecords)
    .set({ ...record, updatedAt: now })
    .where(eq(videoRecords.id, id));
}

/** False when the person has no such recording. */
export async function shareRecord(
  db: Database,
  userId: number,
  id: number,
  isShared: boolean,
): Promise<boolean> {
  const changed = await db
    .update(videoRecords)
    .set({ isShared })
    .where(ofUser(userId, id))
    .returning({ id: videoRecords.id });
  return changed.length > 0;
}

/** Keeps the length that the cloud has found after all. */
export async function setMeasured(db: Database, videoId: string, duration: number): Promise<void> {
  await db.update(videoRecords).set({ duration, isMeasured: true }).where(eq(videoRecords.videoId, videoId));
}

export async function deleteRecord(db: Database, id: number): Promise<void> {
  await db.delete(videoRecords).where(eq(videoRecords.id, id));
}

/** Recordings of people whose account is gone. */
export async function findOrphans(db: Database): Promise<{ id: number; userId: number }[]> {
  return db
    .select({ id: videoRecords.id, userId: videoRecords.userId })
    .from(videoRecords)
    .leftJoin(users, eq(users.id, videoRecords.userId))
    .where(isNull(users.id))
    .limit(200);
}

import { and, asc, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  mediaFiles,
  mediaLeftovers,
  mediaRenditions,
  users,
  videoRecords,
  videoRemovals,
  videoUploads,
} from '../../db/schema.ts';

export async function insertUpload(db: Database, upload: typeof videoUploads.$inferInsert): Promise<void> {
  await db.insert(videoUploads).values(upload);
}

/** The upload, if it is this person's, and whether it is a recording, or kept as whatever else. */
export async function findUpload(db: Database, userId: number, videoId: string) {
  const [upload] = await db
    .select({
      videoId: videoUploads.videoId,
      recordId: videoRecords.id,
      bytes: videoUploads.bytes,
      isKept: sql<boolean>`${isKept(db)}`,
    })
    .from(videoUploads)
    .leftJoin(videoRecords, eq(videoRecords.videoId, videoUploads.videoId))
    .where(and(eq(videoUploads.videoId, videoId), eq(videoUploads.userId, userId)));
  return upload;
}

/** Holds a person's upload until the transaction ends. False when they have no such upload. */
export async function lockUpload(tx: Database, userId: number, videoId: string): Promise<boolean> {
  const held = await tx
    .select({ videoId: videoUploads.videoId })
    .from(videoUploads)
    .where(and(eq(videoUploads.videoId, videoId), eq(videoUploads.userId, userId)))
    .for('update');
  return held.length > 0;
}

/** What the cloud says of its length counts more than what the person has said before. */
export async function keepBytes(db: Database, videoId: string, bytes: number): Promise<void> {
  await db.update(videoUploads).set({ bytes }).where(eq(videoUploads.videoId, videoId));
}

/** Its first picture was uploaded and looked at. False when the video is gone. */
export async function markPicture(db: Database, videoId: string): Promise<boolean> {
  const marked = await db
    .update(videoUploads)
    .set({ hasPicture: true })
    .where(eq(videoUploads.videoId, videoId))
    .returning({ videoId: videoUploads.videoId });
  return marked.length > 0;
}

/** A recording shows it, or the media library: now, as a smaller quality, once more after an undo, or until what was removed is tidied. */
const isKept = (db: Database) => {
  const { videoId } = videoUploads;
  const isLeft = and(eq(mediaLeftovers.kind, 'video'), eq(mediaLeftovers.place, videoId));
  return or(
    exists(db.select().from(videoRecords).where(eq(videoRecords.videoId, videoId))),
    exists(db.select().from(mediaFiles).where(eq(mediaFiles.videoId, videoId))),
    exists(db.select().from(mediaRenditions).where(eq(mediaRenditions.videoId, videoId))),
    exists(db.select().from(mediaLeftovers).where(isLeft)),
  );
};

const isUnsaved = (db: Database) => not(isKept(db) ?? sql`false`);

/** The cloud has taken it away by itself. Hold it first: it may have come into the library meanwhile, and stays then. */
export async function deleteUnsaved(tx: Database, videoId: string): Promise<void> {
  await tx.delete(videoUploads).where(and(eq(videoUploads.videoId, videoId), isUnsaved(tx)));
}

/**
 * Gives videos up, in the transaction that takes them out of a library: the cloud is still to be told. What another
 * library shows stays. Answers what was given up.
 */
export async function giveUp(tx: Database, videoIds: readonly string[], now: Date): Promise<string[]> {
  if (videoIds.length === 0) return [];
  const areThese = inArray(videoUploads.videoId, [...videoIds]);
  // Who is taking one of them into a library at the moment has it, or is late.
  await tx.select({ videoId: videoUploads.videoId }).from(videoUploads).where(areThese).for('update');
  const given = await tx
    .delete(videoUploads)
    .where(and(areThese, isUnsaved(tx)))
    .returning({ videoId: videoUploads.videoId });
  const ids = given.map(({ videoId }) => videoId);
  if (ids.length > 0)
    await tx
      .insert(videoRemovals)
      .values(ids.map((videoId) => ({ videoId, createdAt: now, triedAt: now })))
      .onConflictDoNothing();
  return ids;
}

/** Uploads that nobody has saved since `before`, and those of people who are gone. */
export async function giveUpLeftovers(
  db: Database,
  { before, now }: { before: Date; now: Date },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const left = await tx
      .select({ videoId: videoUploads.videoId })
      .from(videoUploads)
      .leftJoin(users, eq(users.id, videoUploads.userId))
      .where(and(isUnsaved(tx), or(lt(videoUploads.createdAt, before), isNull(users.id))))
      .limit(200)
      .for('update', { of: videoUploads, skipLocked: true });
    return giveUp(
      tx,
      left.map(({ videoId }) => videoId),
      now,
    );
  });
}

/**
 * Videos that the cloud has still to forget, the one that was tried longest ago first. They count as tried now, so that
 * another server leaves them to this one.
 */
export async function claimRemovals(
  db: Database,
  { before, now }: { before: Date; now: Date },
): Promise<string[]> {
  const due = db
    .select({ videoId: videoRemovals.videoId })
    .from(videoRemovals)
    .where(lt(videoRemovals.triedAt, before))
    .orderBy(asc(videoRemovals.triedAt))
    .limit(200)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(videoRemovals)
    .set({ triedAt: now })
    .where(inArray(videoRemovals.videoId, due))
    .returning({ videoId: videoRemovals.videoId });
  return rows.map(({ videoId }) => videoId);
}

export async function deleteRemoval(db: Database, videoId: string): Promise<void> {
  await db.delete(videoRemovals).where(eq(videoRemovals.videoId, videoId));
}

export async function postponeRemoval(db: Database, videoId: string, now: Date): Promise<void> {
  await db.update(videoRemovals).set({ triedAt: now }).where(eq(videoRemovals.videoId, videoId));
}

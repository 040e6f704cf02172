import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFiles, mediaLeftovers, mediaRenditions } from '../../db/schema.ts';

/** The smaller qualities of a film, the highest first. */
export async function listRenditions(db: Database, mediaId: number) {
  const { height, videoId, bytes } = mediaRenditions;
  return db
    .select({ height, videoId, bytes })
    .from(mediaRenditions)
    .where(eq(mediaRenditions.mediaId, mediaId))
    .orderBy(desc(height));
}

/** Whether a film of the cloud is a smaller quality of something. */
export async function isRendition(db: Database, videoId: string): Promise<boolean> {
  return (await db.$count(mediaRenditions, eq(mediaRenditions.videoId, videoId))) > 0;
}

/** Holds a film until the transaction ends. False when it is gone, or shows something else than this by now. */
export async function lockFilm(tx: Database, id: number, videoId: string): Promise<boolean> {
  const held = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.videoId, videoId)))
    .for('update');
  return held.length > 0;
}

/** Puts a smaller quality beside a film, in place of those that it has. */
export async function insertRendition(
  tx: Database,
  rendition: typeof mediaRenditions.$inferInsert & { createdAt: Date },
): Promise<void> {
  const { mediaId, videoId, createdAt } = rendition;
  await dropRenditions(tx, mediaId, { now: createdAt, but: videoId });
  await tx.insert(mediaRenditions).values(rendition).onConflictDoNothing();
}

/** Takes away the smaller qualities of a film, whose bytes go after a day as those of all that was replaced. */
export async function dropRenditions(
  tx: Database,
  mediaId: number,
  { now, but = '' }: { now: Date; but?: string },
): Promise<void> {
  const dropped = await tx
    .delete(mediaRenditions)
    .where(and(eq(mediaRenditions.mediaId, mediaId), ne(mediaRenditions.videoId, but)))
    .returning({ place: mediaRenditions.videoId });
  if (dropped.length === 0) return;
  await tx
    .insert(mediaLeftovers)
    .values(dropped.map(({ place }) => ({ kind: 'video' as const, place, leftAt: now })))
    .onConflictDoNothing();
}

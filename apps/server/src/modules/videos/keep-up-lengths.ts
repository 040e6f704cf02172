import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, mediaFiles, videos } from '../../db/schema.ts';

/** Lets videos, and the lessons that they are, be as long as the files that play. */
export async function keepUpLengths(tx: Database, ids: readonly number[]): Promise<void> {
  const ofFile = tx
    .select({ seconds: sql`round(${mediaFiles.duration})::int` })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, videos.mediaId));
  await tx
    .update(videos)
    .set({ duration: sql`coalesce((${ofFile}), 0)` })
    .where(inArray(videos.id, [...ids]));
  await tx
    .update(courseLessons)
    .set({ duration: sql`${videos.duration}` })
    .from(videos)
    .where(and(eq(videos.id, courseLessons.videoId), inArray(videos.id, [...ids])));
}

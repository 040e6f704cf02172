import { and, countDistinct, eq, gt, inArray, isNotNull, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, mediaFiles, videoProgress, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Change } from '../../resources/resource.ts';
import { managedVideoStrings as strings } from './managed-learning.strings.ts';

/** Refuses videos that could not be watched as they say, and files of others to who reaches their own alone. */
export async function checkVideos(
  ids: readonly number[],
  { tx, ownerId = null }: Change,
  fields: ReadonlySet<string>,
): Promise<void> {
  const { publishedAt, mediaId, freeSeconds, duration } = videos;
  const areThese = inArray(videos.id, [...ids]);
  if ((await tx.$count(videos, and(areThese, isNotNull(publishedAt), isNull(mediaId)))) > 0)
    throw new Problem(1, strings.needsMedia, { field: 'media_id' });
  // A trial of all of it would be the whole for nothing. The length is not known before there is a file.
  const isAllFree = and(gt(duration, 0), gt(freeSeconds, 0), lte(duration, freeSeconds));
  if ((await tx.$count(videos, and(areThese, isAllFree))) > 0)
    throw new Problem(1, strings.trialTooLong, { field: 'free_seconds' });
  const [unplayable] = await tx
    .select({ id: videos.id })
    .from(videos)
    .innerJoin(mediaFiles, eq(mediaFiles.id, mediaId))
    .where(
      and(
        areThese,
        or(ne(mediaFiles.kind, 'video'), ne(mediaFiles.status, 'ready'), isNotNull(mediaFiles.deletedAt)),
      ),
    )
    .limit(1);
  if (unplayable) throw new Problem(1, strings.notPlayable, { field: 'media_id' });
  if (ownerId === null || !fields.has('media_id')) return;
  const ownFiles = tx.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.userId, ownerId));
  if ((await tx.$count(videos, and(areThese, isNotNull(mediaId), notInArray(mediaId, ownFiles)))) > 0)
    throw new Problem(1, strings.notPlayable, { field: 'media_id' });
}

/** How many lessons these are. */
export const countLessons = (tx: Database, ids: readonly number[]): Promise<number> =>
  tx.$count(courseLessons, inArray(courseLessons.videoId, [...ids]));

/** How many people have begun to watch one of these. It would be forgotten with it, and an undo could not bring it back. */
export async function countWatchers(tx: Database, ids: readonly number[]): Promise<number> {
  const [found] = await tx
    .select({ count: countDistinct(videoProgress.userId) })
    .from(videoProgress)
    .where(inArray(videoProgress.videoId, [...ids]));
  return found?.count ?? 0;
}

import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../resources/list-rows.ts';
import type { CloudVideo } from '../../services-outside/cloud-video/cloud-video.ts';
import { mediaResource } from '../manage/manage-media.ts';
import type { ModuleDeps } from '../module-deps.ts';
import * as repo from './media.repo.ts';

export type MediaAnswer = AnswerOf<Contract['manageMedia']['find']>;

type AnswerDeps = Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'objects'>;

/** Asked of the cloud at once: a real one is asked for each film. */
const atOnce = 8;

/** How long a signed address is good, in seconds. */
const readSeconds = 1800;

/** A file as who may see it gets it. Throws 404 where they have no such file. */
export async function mediaAnswer(
  { clock, cloudVideo }: AnswerDeps,
  db: Database,
  { id, ownerId }: { id: number; ownerId: number | null },
): Promise<MediaAnswer> {
  const row = await findRow(db, mediaResource, id, { ownerId, now: clock.now() });
  if (!row) throw new Problem(404, coreStrings.notFound);
  const [answer = row] = await withCloud(cloudVideo, db, [row as unknown as MediaAnswer]);
  return answer as MediaAnswer;
}

/** With what only the cloud says: the first pictures of videos, where it has them now, and whether they miss a quality. */
export async function withCloud<Row extends Pick<MediaAnswer, 'id' | 'kind' | 'thumb' | 'wanted_height'>>(
  cloudVideo: CloudVideo,
  db: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.filter(({ kind }) => kind === 'video').map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  // Another cloud makes its qualities itself.
  const own = cloudVideo.isOwnStore ? {} : { wanted_height: null };
  const videos = await repo.findVideos(db, ids);
  const thumbs = new Map<number, string>();
  for (let from = 0; from < videos.length; from += atOnce)
    await Promise.all(
      videos.slice(from, from + atOnce).map(async ({ id, videoId, hasPicture }) => {
        const { thumb } = await cloudVideo.play(videoId);
        thumbs.set(id, thumb || (hasPicture ? cloudVideo.picture(videoId) : ''));
      }),
    );
  return rows.map((row) => ({ ...row, ...own, thumb: thumbs.get(row.id) ?? row.thumb }));
}

/**
 * The one place that gives out where a private file or a video is read: signed, good for half an hour unless `seconds` says
 * otherwise, saved under the name it was uploaded with. Whether the reader may, its callers have asked.
 */
export async function signedAddress(
  { clock, cloudVideo, objects }: AnswerDeps,
  { storageKey, videoId, fileName }: Pick<repo.MediaRow, 'storageKey' | 'videoId' | 'fileName'>,
  seconds = readSeconds,
): Promise<string> {
  if (videoId !== null) return (await cloudVideo.play(videoId)).url;
  return storageKey === null ? '' : objects.signedPath(storageKey, seconds, clock.now(), fileName);
}

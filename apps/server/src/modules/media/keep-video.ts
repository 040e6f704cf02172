import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { mediaResource } from '../manage/manage-media.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { deleteUnsaved, findUpload, lockUpload } from '../uploads/uploads.repo.ts';
import { addMedia } from './add-media.ts';
import { lookAtVideo, type VideoFacts } from './look-at-video.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';

type VideoDeps = Pick<ModuleDeps, 'clock' | 'cloudVideo'>;

interface Asked {
  db: Database;
  userId: number;
}

interface NewVideo {
  videoId: string;
  title: string;
  fileName: string;
  folderId: number | null;
}

/** By this code a page knows that trying again is in vain, and sends the file anew. */
const missing = () => new Problem(404, strings.uploadMissing, { field: 'video_id' });

/**
 * Looks at what a person has uploaded to the cloud. Throws why it can't be kept. May take seconds: never call it within a
 * transaction.
 */
export async function findUploadedVideo(
  { cloudVideo }: Pick<VideoDeps, 'cloudVideo'>,
  { db, userId }: Asked,
  videoId: string,
): Promise<Partial<VideoFacts>> {
  const upload = await findUpload(db, userId, videoId);
  if (!upload) throw missing();
  const facts = await lookAtVideo(cloudVideo, videoId);
  if (facts.failure === 'missing') throw new Problem(1, strings.unfinished, { field: 'video_id' });
  if (facts.failure === 'not-video') {
    await db.transaction(async (tx) => {
      await lockUpload(tx, userId, videoId);
      await deleteUnsaved(tx, videoId);
    });
    throw new Problem(1, strings.notVideo, { field: 'video_id' });
  }
  return { bytes: upload.bytes ?? 0, ...facts };
}

/** Takes an uploaded video into the library and answers its id. The same again answers the same. */
export async function keepVideo(
  deps: VideoDeps,
  { db, userId }: Asked,
  { videoId, title, fileName, folderId }: NewVideo,
): Promise<number> {
  const earlier = await repo.findByPlace(db, userId, { videoId });
  if (earlier !== undefined) return earlier;
  const facts = await findUploadedVideo(deps, { db, userId }, videoId);
  return inTransaction(db, mediaResource, async (tx) => {
    await takeUpload(deps, tx, userId, videoId);
    const other = await repo.findByPlace(tx, userId, { videoId });
    if (other !== undefined) return other;
    const known = { status: 'running' as const, contentType: 'video/mp4', bytes: 0, ...facts };
    const video = { kind: 'video' as const, title, fileName, folderId, videoId, ...known };
    return addMedia(video, { tx, now: deps.clock.now(), userId });
  });
}

/** Holds an upload for the library, which looks after it from now on. */
export async function takeUpload(
  { cloudVideo }: Pick<VideoDeps, 'cloudVideo'>,
  tx: Database,
  userId: number,
  videoId: string,
): Promise<void> {
  if (!(await lockUpload(tx, userId, videoId))) throw missing();
  await cloudVideo.adopt(tx, videoId);
}

import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { changeRow } from '../../resources/change-rows.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { mediaResource } from '../manage/manage-media.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findUploadedVideo, takeUpload } from './keep-video.ts';
import { lookAtVideo } from './look-at-video.ts';
import type { MediaAnswer } from './media-answer.ts';
import type { StoredContent, VideoContent } from './media-content.ts';
import { findArrived } from './media-uploads.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';
import type { SentFile } from './prove-picture.ts';
import { removeBytes } from './remove-bytes.ts';
import { isRendition } from './renditions.repo.ts';
import { fileKey, storeFile } from './store-file.ts';
import { storePicture } from './store-picture.ts';

interface At {
  db: Database;
  userId: number;
  id: number;
  /** Null for everybody's. */
  ownerId: number | null;
}

type Kind = MediaAnswer['kind'];

/** Puts a picture or file in the place of one. Throws a refusal for what is of another kind. */
export async function replaceFile(deps: ModuleDeps, at: At, kind: Kind, file: SentFile): Promise<void> {
  if (kind === 'video') throw new Problem(1, strings.videoInParts, { field: 'file' });
  const content =
    kind === 'picture'
      ? await storePicture({ blobs: deps.blobs, files: deps.files, now: deps.clock.now() }, file)
      : await storeFile(deps.objects, file);
  await change(deps, at, content).catch(async (error: unknown) => {
    // Somebody has removed it meanwhile.
    await removeBytes(deps, kind, content.storage_key);
    throw error;
  });
}

/** Puts what came in parts in the place of a video or file. */
export async function replaceByUpload(
  deps: ModuleDeps,
  at: At,
  kind: Kind,
  { uploadId, fileName }: { uploadId: string; fileName: string },
): Promise<void> {
  if (kind === 'picture') throw new Problem(1, strings.otherKind, { field: 'video_id' });
  const isTaken =
    (await repo.isShown(at.db, kind === 'video' ? uploadId : fileKey(uploadId), at.id)) ||
    (await isRendition(at.db, uploadId));
  if (isTaken) throw new Problem(1, strings.saved, { field: 'video_id' });
  if (kind === 'file') {
    const content = await findArrived(deps, at, { id: uploadId, fileName });
    return change(deps, at, content, (tx) => deps.objects.adopt(content.storage_key, tx));
  }
  const facts = await findUploadedVideo(deps, at, uploadId);
  await change(deps, at, { file_name: fileName, video_id: uploadId }, async (tx) => {
    await takeUpload(deps, tx, at.userId, uploadId);
    await repo.saveFacts(tx, at.id, uploadId, facts);
  });
}

/** A change like any other: it is logged, and undone out of the log. */
async function change(
  { clock }: Pick<ModuleDeps, 'clock'>,
  { db, userId, id, ownerId }: At,
  content: StoredContent | VideoContent,
  follow: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(db, mediaResource, async (tx) => {
    await changeRow(mediaResource, { id, fields: { content }, ownerId }, { tx, now: clock.now(), userId });
    await follow(tx);
  });
}

/** Looks at a failed video again. */
export async function retryVideo(
  { cloudVideo }: Pick<ModuleDeps, 'cloudVideo'>,
  db: Database,
  { id, kind, status }: Pick<MediaAnswer, 'id' | 'kind' | 'status'>,
): Promise<void> {
  const video = await repo.findMedia(db, id);
  if (kind !== 'video' || status !== 'failed' || !video?.videoId) throw new Problem(1, strings.noRetry);
  await repo.saveFacts(db, id, video.videoId, await lookAtVideo(cloudVideo, video.videoId));
}

/** Looks again at videos that the cloud was at work with. What it can't say now, it says another time. */
export async function lookAgain(
  { cloudVideo, log }: Pick<ModuleDeps, 'cloudVideo' | 'log'>,
  db: Database,
  { ownerId, limit }: { ownerId: number | null; limit: number },
): Promise<void> {
  if (isReadOnly(db)) return;
  const running = await repo.findRunning(db, ownerId, limit);
  await Promise.all(
    running.map(async ({ id, videoId }) => {
      if (videoId === null) return;
      try {
        await repo.saveFacts(db, id, videoId, await lookAtVideo(cloudVideo, videoId));
      } catch (error) {
        log.warn(
          { id, reason: error instanceof Error ? error.name : 'unknown' },
          'a video was not looked at',
        );
      }
    }),
  );
}

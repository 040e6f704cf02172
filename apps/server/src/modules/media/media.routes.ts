import { mediaLimits } from '@shuyuan/api-client/manage';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { mediaResource } from '../manage/manage-media.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { credentialsAnswer } from '../uploads/credentials-answer.ts';
import { countUpload } from '../uploads/upload-limits.ts';
import { addMedia, newMedia } from './add-media.ts';
import { keepFile } from './keep-file.ts';
import { keepVideo } from './keep-video.ts';
import { mediaAnswer } from './media-answer.ts';
import { changeMediaRoutes } from './media-changes.routes.ts';
import type { StoredContent } from './media-content.ts';
import { keptName } from './media-name.ts';
import * as uploads from './media-uploads.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { placeVideo } from './place-video.ts';
import { removeBytes } from './remove-bytes.ts';
import { readSent, storeFile } from './store-file.ts';
import { storePicture } from './store-picture.ts';

/** How files come into the library, and what is done with those that are there. */
export function mediaRoutes(deps: ModuleDeps): Handlers<Contract['media']> {
  const { blobs, clock, files, limiter, objects } = deps;
  const all = null;

  /** Adds what has been stored. Where that is refused, the folder being gone, its bytes go too. */
  async function add(
    kind: 'picture' | 'file',
    content: StoredContent,
    { db, userId, ...more }: { db: Database; userId: number; folderId: number | null; title?: string },
  ) {
    const id = await inTransaction(db, mediaResource, (tx) =>
      addMedia(newMedia(kind, content, more), { tx, now: clock.now(), userId }),
    ).catch(async (error: unknown) => {
      await removeBytes(deps, kind, content.storage_key);
      throw error;
    });
    return mediaAnswer(deps, db, { id, ownerId: all });
  }

  return {
    ...changeMediaRoutes(deps),

    async storePicture({ db, viewer: { userId }, query: { folder_id: folderId = null }, body: { file } }) {
      await countUpload(limiter, 'media', userId);
      const content = await storePicture({ blobs, files, now: clock.now() }, await readSent(file));
      return add('picture', content, { db, userId, folderId });
    },

    async storeFile({ db, viewer: { userId }, query: { folder_id: folderId = null }, body: { file } }) {
      await countUpload(limiter, 'media', userId);
      return add('file', await storeFile(objects, await readSent(file)), { db, userId, folderId });
    },

    async storeVideo({ db, viewer: { userId }, query: { folder_id: folderId = null }, body: { file } }) {
      if (file.size > mediaLimits.videoBytes) throw new Problem(1, strings.videoTooLarge, { field: 'file' });
      await countUpload(limiter, 'media', userId);
      const id = await placeVideo(deps, { db, userId }, { ...(await readSent(file)), folderId });
      return mediaAnswer(deps, db, { id, ownerId: all });
    },

    async createFileUpload({ db, viewer: { userId }, body }) {
      await countUpload(limiter, 'media', userId);
      return credentialsAnswer(await uploads.createFileUpload(deps, { db, userId }, body));
    },

    async refreshFileUpload({ db, viewer: { userId }, body: { video_id: id } }) {
      await countUpload(limiter, 'refresh', userId);
      return credentialsAnswer(await uploads.refreshFileUpload(deps, { db, userId }, id));
    },

    async keepFile({ db, viewer: { userId }, body }) {
      const { video_id: uploadId, title, file_name: fileName, folder_id: folderId = null } = body;
      const id = await keepFile(deps, { db, userId }, { uploadId, title, fileName, folderId });
      return mediaAnswer(deps, db, { id, ownerId: all });
    },

    async keepVideo({ db, viewer: { userId }, body }) {
      const { video_id: videoId, title, folder_id: folderId = null } = body;
      const fileName = keptName(body.file_name);
      const id = await keepVideo(deps, { db, userId }, { videoId, title, fileName, folderId });
      return mediaAnswer(deps, db, { id, ownerId: all });
    },

    async keepRecord({ db, viewer: { userId }, body: { record_id: recordId, folder_id: folderId = null } }) {
      const record = await repo.findRecord(db, userId, recordId);
      if (!record) throw new Problem(404, strings.missing);
      const { videoId, title } = record;
      const video = { videoId, title, fileName: `${title}.mp4`, folderId };
      return mediaAnswer(deps, db, { id: await keepVideo(deps, { db, userId }, video), ownerId: all });
    },
  };
}

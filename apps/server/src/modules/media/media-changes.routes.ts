import type { Contract, Reach } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { credentialsAnswer } from '../uploads/credentials-answer.ts';
import { countUpload } from '../uploads/upload-limits.ts';
import { findUpload } from '../uploads/uploads.repo.ts';
import { keepRendition } from './keep-rendition.ts';
import { lookAtVideo } from './look-at-video.ts';
import { mediaAnswer } from './media-answer.ts';
import { keptName } from './media-name.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { replaceByUpload, replaceFile, retryVideo } from './replace-media.ts';
import { readSent } from './store-file.ts';
import { keepPicture, startPicture } from './video-picture.ts';

type ChangeCall =
  | 'startPicture'
  | 'keepPicture'
  | 'keepRendition'
  | 'inspectVideo'
  | 'retryVideo'
  | 'replaceFile'
  | 'replaceByUpload';

interface One {
  viewer: Viewer;
  reach: Reach | null;
  params: { id: number };
}

/** Who holds a right for what is their own alone finds no other file. */
const scopeOf = ({ viewer, reach, params: { id } }: One) => ({
  id,
  ownerId: reach === 'all' ? null : viewer.userId,
});

/** What is done with files that are in the library, or on their way into it. */
export function changeMediaRoutes(deps: ModuleDeps): Pick<Handlers<Contract['media']>, ChangeCall> {
  const { cloudVideo, limiter } = deps;
  return {
    async startPicture(call) {
      const { db, viewer } = call;
      const { id } = await mediaAnswer(deps, db, scopeOf(call));
      const credentials = await startPicture(deps, db, { id, viewer });
      return { credentials: credentials && credentialsAnswer(credentials) };
    },

    async keepPicture(call) {
      const { id } = await mediaAnswer(deps, call.db, scopeOf(call));
      await keepPicture(deps, call.db, { id, viewer: call.viewer });
      return mediaAnswer(deps, call.db, scopeOf(call));
    },

    async keepRendition(call) {
      const { db, viewer, body } = call;
      const { id } = await mediaAnswer(deps, db, scopeOf(call));
      await keepRendition(deps, { db, viewer, id, videoId: body.video_id });
      return mediaAnswer(deps, db, scopeOf(call));
    },

    async inspectVideo({ db, viewer: { userId }, query: { video_id: videoId } }) {
      const upload = await findUpload(db, userId, videoId);
      if (!upload) throw new Problem(404, strings.uploadMissing);
      const { status = 'none', failure, duration, bytes } = await lookAtVideo(cloudVideo, videoId);
      return {
        video_id: videoId,
        status: failure === 'missing' ? 'none' : status,
        duration: duration ?? null,
        size: bytes ?? upload.bytes,
      };
    },

    async retryVideo(call) {
      await retryVideo(deps, call.db, await mediaAnswer(deps, call.db, scopeOf(call)));
      return mediaAnswer(deps, call.db, scopeOf(call));
    },

    async replaceFile(call) {
      const { db, viewer, body } = call;
      const { userId } = viewer;
      await countUpload(limiter, 'media', userId);
      const scope = scopeOf(call);
      const { kind } = await mediaAnswer(deps, db, scope);
      await replaceFile(deps, { db, userId, ...scope }, kind, await readSent(body.file));
      return mediaAnswer(deps, db, scope);
    },

    async replaceByUpload(call) {
      const { db, viewer, body } = call;
      const scope = scopeOf(call);
      const { kind } = await mediaAnswer(deps, db, scope);
      const upload = { uploadId: body.video_id, fileName: keptName(body.file_name) };
      await replaceByUpload(deps, { db, userId: viewer.userId, ...scope }, kind, upload);
      return mediaAnswer(deps, db, scope);
    },
  };
}

import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import { credentialsAnswer } from './credentials-answer.ts';
import { storePicture } from './store-picture.ts';
import { largestUpload, countUpload } from './upload-limits.ts';
import * as repo from './uploads.repo.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

export function uploadsRoutes({
  clock,
  limiter,
  cloudVideo,
  blobs,
}: ModuleDeps): Handlers<Contract['uploads']> {
  return {
    async create({ db, viewer: { userId }, body: { title, filename, size = null } }) {
      if (size !== null && size > largestUpload) throw new Problem(1, strings.tooLarge, { field: 'size' });
      await countUpload(limiter, 'create', userId);
      const credentials = await cloudVideo.createUpload({ userId, title, fileName: filename, size });
      if (!credentials) throw new Problem(1, strings.noRoom, { field: 'quota' });
      await repo.insertUpload(db, {
        videoId: credentials.videoId,
        userId,
        bytes: size,
        createdAt: clock.now(),
      });
      return credentialsAnswer(credentials);
    },

    image: ({ viewer: { userId }, body: { file } }) =>
      storePicture({ blobs, clock, limiter }, { file, userId }),

    async refresh({ db, viewer: { userId }, body: { video_id: videoId } }) {
      const upload = await repo.findUpload(db, userId, videoId);
      if (!upload) throw new Problem(404, strings.missing);
      if (upload.isKept) throw new Problem(1, strings.saved, { field: 'video_id' });
      await countUpload(limiter, 'refresh', userId);
      const credentials = await cloudVideo.refreshUpload(videoId);
      if (!credentials) throw new Problem(404, strings.missing);
      return credentialsAnswer(credentials);
    },
  };
}

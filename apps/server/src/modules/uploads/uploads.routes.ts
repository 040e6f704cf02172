import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { Problem } from '../../contract/problem.ts';
import { leaveAnswer } from './leave-answer.ts';
import { largestUpload, takeLeave } from './upload-limits.ts';
import * as repo from './uploads.repo.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

export function uploadsRoutes({ clock, limiter, cloudVideo }: ModuleDeps): Handlers<Contract['uploads']> {
  return {
    async create({ db, viewer: { userId }, body: { title, filename, size = null } }) {
      if (size !== null && size > largestUpload) throw new Problem(1, strings.tooLarge, { field: 'size' });
      await takeLeave(limiter, 'create', userId);
      const leave = await cloudVideo.createUpload({ userId, title, fileName: filename, size });
      if (!leave) throw new Problem(1, strings.noRoom, { field: 'quota' });
      await repo.insertUpload(db, { videoId: leave.videoId, userId, bytes: size, createdAt: clock.now() });
      return leaveAnswer(leave);
    },

    async refresh({ db, viewer: { userId }, body: { video_id: videoId } }) {
      const upload = await repo.findUpload(db, userId, videoId);
      if (!upload) throw new Problem(404, strings.missing);
      if (upload.recordId !== null) throw new Problem(1, strings.saved, { field: 'video_id' });
      await takeLeave(limiter, 'refresh', userId);
      const leave = await cloudVideo.refreshUpload(videoId);
      if (!leave) throw new Problem(404, strings.missing);
      return leaveAnswer(leave);
    },
  };
}

import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { signedAddress } from '../media/media-answer.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { requireCourse } from './course-access.ts';
import * as repo from './course-detail.repo.ts';
import { courseStrings as strings } from './courses.strings.ts';

/** Of one person: far more than anybody downloads, far less than who takes all there is for others. */
const downloads = { limit: 300, windowSeconds: 60 * 60 };

interface Wanted {
  db: Database;
  courseId: number;
  /** The attachment, or the lesson. */
  id: number;
  userId: number;
}

/** Where the files of courses are downloaded, by who may have them. */
export function courseFiles(deps: Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'limiter' | 'objects'>) {
  async function countDownload(userId: number) {
    const { allowed, retryAfter } = await deps.limiter.take(`download:${userId}`, downloads);
    if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
  }

  return {
    async attachment({ db, courseId, id, userId }: Wanted) {
      const { right } = await requireCourse(db, courseId, userId, deps.clock.now());
      const file = await repo.findAttachment(db, courseId, id);
      if (!file) throw new Problem(404, strings.fileMissing);
      if (file.onlyBuyer && !right.isOpen) throw new Problem(1, strings.fileNotBought);
      await countDownload(userId);
      await repo.countDownload(db, id);
      return { download_url: await signedAddress(deps, file) };
    },

    async lessonFile({ db, courseId, id, userId }: Wanted) {
      const { right } = await requireCourse(db, courseId, userId, deps.clock.now());
      const file = await repo.findLessonFile(db, courseId, id);
      if (!file) throw new Problem(404, strings.fileMissing);
      if (!file.isFree && !right.isOpen) throw new Problem(1, strings.fileNotBought);
      await countDownload(userId);
      return { download_url: await signedAddress(deps, file) };
    },
  };
}

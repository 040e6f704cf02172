import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findLearnedCourse } from './learned-lessons.ts';
import { comboAnswer, courseAnswer, lessonAnswer, videoAnswer } from './my-learning-answer.ts';
import * as repo from './my-learning.repo.ts';
import { myLearningStrings as strings } from './my-learning.strings.ts';
import { countOwned } from './owned-goods.ts';

/** What a person has come to have, and how far they have come with it. */
export function myLearningRoutes({ clock }: ModuleDeps): Handlers<Contract['myLearning']> {
  return {
    async courses({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listMyCourses(db, { userId, now, ...query }),
        countOwned(db, { userId, type: 'course', now }),
      ]);
      return { data: rows.map(courseAnswer(userId)), total };
    },

    async combos({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listMyCombos(db, { userId, now, ...query }),
        countOwned(db, { userId, type: 'combo', now }),
      ]);
      return { data: rows.map(comboAnswer(userId)), total };
    },

    async videos({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listMyVideos(db, { userId, now, ...query }),
        countOwned(db, { userId, type: 'video', now }),
      ]);
      return { data: rows.map(videoAnswer(userId)), total };
    },

    async course({ db, viewer: { userId }, params: { id } }) {
      const found = await findLearnedCourse(db, id, userId, clock.now());
      if (!found) throw new Problem(404, strings.missing);
      return { lessons: found.lessons.map(lessonAnswer) };
    },
  };
}

import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { courses } from '../../db/schema.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { takeStudying } from '../study/study-limits.ts';
import { categoryTree } from './category-tree.ts';
import { countByCategory } from './course-catalog.repo.ts';
import { courseCard } from './course-card.ts';
import { courseDetail } from './course-detail.ts';
import { courseFiles } from './course-files.ts';
import * as repo from './courses.repo.ts';
import { lessonPage, recordLesson } from './lesson-page.ts';

/** The calls about courses. */
export function coursesRoutes(deps: ModuleDeps): Handlers<Contract['courses']> {
  const { clock } = deps;
  const files = courseFiles(deps);
  return {
    async list({ db, query }) {
      const { category_id: categoryId, teacher_id: teacherId, profession_id: professionId } = query;
      const { scene, level, price, ...slice } = query;
      const now = clock.now();
      const filter = { now, categoryId, teacherId, professionId, scene, level, price };
      const [rows, total, categories, professions] = await Promise.all([
        repo.listCourses(db, filter, slice),
        repo.countCourses(db, filter),
        countByCategory(db, courses, now),
        repo.listProfessions(db, now),
      ]);
      return {
        data: { data: rows.map(courseCard), total },
        categories: categoryTree(categories),
        professions,
      };
    },

    detail: ({ db, params: { id }, viewer }) =>
      courseDetail(db, id, { userId: viewer?.userId, now: clock.now() }),

    attachment: ({ db, params: { id: courseId, attachId: id }, viewer: { userId } }) =>
      files.attachment({ db, courseId, id, userId }),

    lesson: ({ db, params: { lessonId }, viewer }) =>
      lessonPage(db, lessonId, { userId: viewer?.userId, now: clock.now() }),

    async recordLesson({ db, params: { lessonId }, body: { place }, viewer: { userId } }) {
      await takeStudying(deps.limiter, 'records', userId);
      return recordLesson(db, { userId, lessonId, place, now: clock.now() });
    },

    lessonFile: ({ db, params: { id: courseId, lessonId: id }, viewer: { userId } }) =>
      files.lessonFile({ db, courseId, id, userId }),
  };
}

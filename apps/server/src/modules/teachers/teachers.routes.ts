import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { articleCard } from '../articles/article-card.ts';
import { comboCard } from '../combos/combo-card.ts';
import { listCombos } from '../combos/combos.repo.ts';
import { courseCard } from '../courses/course-card.ts';
import { listCoursesOfTeacher } from '../courses/courses.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { videoCard } from '../videos/video-card.ts';
import { listVideos } from '../videos/videos.repo.ts';
import { teacherCard } from './teacher-card.ts';
import * as repo from './teachers.repo.ts';
import { teacherStrings as strings } from './teachers.strings.ts';

/** How many courses and how many articles stand on a teacher's page. */
const listed = 24;

/** The calls about teachers. */
export function teachersRoutes({ clock }: ModuleDeps): Handlers<Contract['teachers']> {
  return {
    async list({ db, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listTeachers(db, now, query),
        repo.countTeachers(db, now),
      ]);
      return { data: rows.map(teacherCard), total };
    },

    async detail({ db, params: { id } }) {
      const now = clock.now();
      const teacher = await repo.findTeacher(db, id, now);
      if (!teacher) throw new Problem(404, strings.missing);
      const { userId } = teacher;
      const page = { page: 1, size: listed };
      const theirs = { now, teacherId: id, categoryId: undefined, scene: 'all' } as const;
      const [figures, courses, videos, combos, articles] = await Promise.all([
        repo.findFigures(db, id, now),
        listCoursesOfTeacher(db, id, now, listed),
        listVideos(db, theirs, page),
        listCombos(db, theirs, page),
        userId === null ? [] : repo.listArticlesOf(db, userId, now, listed),
      ]);
      return {
        teacher: {
          ...teacherCard(teacher),
          learners_count: figures.learnersCount,
          reviews_count: figures.reviewsCount,
          rating: figures.rating,
        },
        courses: courses.map(courseCard),
        videos: videos.map(videoCard),
        combos: combos.map(comboCard),
        articles: articles.map(articleCard),
      };
    },
  };
}

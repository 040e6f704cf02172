import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { articleCard } from '../articles/article-card.ts';
import { courseCard } from '../courses/course-card.ts';
import { listCoursesOfTeacher } from '../courses/courses.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import * as repo from './teachers.repo.ts';
import { teacherStrings as strings } from './teachers.strings.ts';

type Card = AnswerOf<Contract['teachers']['list']>['data'][number];

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
      return { data: rows.map(cardOf), total };
    },

    async detail({ db, params: { id } }) {
      const now = clock.now();
      const teacher = await repo.findTeacher(db, id, now);
      if (!teacher) throw new Problem(404, strings.missing);
      const { userId } = teacher;
      const [courses, articles] = await Promise.all([
        listCoursesOfTeacher(db, id, now, listed),
        userId === null ? [] : repo.listArticlesOf(db, userId, now, listed),
      ]);
      return {
        teacher: cardOf(teacher),
        courses: courses.map(courseCard),
        articles: articles.map(articleCard),
      };
    },
  };
}

const cardOf = (row: repo.TeacherRow): Card => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar,
  title: row.title,
  short_description: row.shortDescription,
  courses_count: row.coursesCount,
  articles_count: row.articlesCount,
});

import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { TeacherRow } from './teachers.repo.ts';

type Card = AnswerOf<Contract['teachers']['list']>['data'][number];

/** A teacher as lists show them. */
export const teacherCard = (row: TeacherRow): Card => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar,
  title: row.title,
  short_description: row.shortDescription,
  courses_count: row.coursesCount,
  articles_count: row.articlesCount,
});

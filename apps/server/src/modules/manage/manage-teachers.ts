import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { combos, courses, teachers, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpHolders } from '../search/search-sources.ts';
import { dayAndTime } from './cells.ts';
import { teacherStrings as strings } from './managed-courses.strings.ts';

const { id, name, title, avatar, shortDescription, createdAt } = teachers;

const coursesCount = sql`(select count(*) from ${courses} where ${eq(courses.teacherId, id)})`;

/** Who teaches courses, as the school presents them. */
export const teacherResource = defineResource<Contract['manageTeachers']>({
  entity: 'teacher',
  table: teachers,
  title: name,
  fields: { name, title, avatar, short_description: shortDescription },
  row: () => ({ name, avatar, title, courses_count: coursesCount, created_at: createdAt }),
  whole: { short_description: shortDescription },
  filters: {},
  sorts: {
    created_at: [createdAt, 'desc'],
    name: [name, 'asc'],
    courses_count: [coursesCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.title, (row) => row.title],
      [strings.coursesCount, ({ courses_count }) => courses_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  /** The courses would forget who teaches them, and an undo could not tell them. */
  async checkRemoval(ids, { tx }) {
    if ((await tx.$count(courses, inArray(courses.teacherId, [...ids]))) > 0)
      throw new Problem(1, strings.hasCourses);
    const others =
      (await tx.$count(videos, inArray(videos.teacherId, [...ids]))) +
      (await tx.$count(combos, inArray(combos.teacherId, [...ids])));
    if (others > 0) throw new Problem(1, strings.hasOthers);
  },
  follow: (ids, _fields, { tx }) => keepUpHolders(tx, 'teacher', ids),
});

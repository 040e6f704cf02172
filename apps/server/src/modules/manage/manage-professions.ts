import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { courses, professions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { professionStrings as strings } from './managed-courses.strings.ts';

const { id, name, thumb, shortDescription, sort, createdAt } = professions;

const coursesCount = sql`(select count(*) from ${courses} where ${eq(courses.professionId, id)})`;

/** What people work as, or want to. */
export const professionResource = defineResource<Contract['manageProfessions']>({
  entity: 'profession',
  table: professions,
  title: name,
  order: sort,
  fields: { name, thumb, short_description: shortDescription, sort },
  row: () => ({ name, thumb, sort, courses_count: coursesCount, created_at: createdAt }),
  whole: { short_description: shortDescription },
  filters: {},
  sorts: { sort: [sort, 'asc'], name: [name, 'asc'], courses_count: [coursesCount, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.sort, (row) => row.sort],
      [strings.coursesCount, ({ courses_count }) => courses_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  /** The courses would forget where they lead, and an undo could not tell them. */
  async checkRemoval(ids, { tx }) {
    if ((await tx.$count(courses, inArray(courses.professionId, [...ids]))) > 0)
      throw new Problem(1, strings.hasCourses);
  },
  refusals: { taken: new Problem(1, strings.taken, { field: 'name' }) },
});

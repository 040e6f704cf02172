import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { combos, courseCategories, courses, homeBlocks, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpHolders } from '../search/search-sources.ts';
import { dayAndTime } from './cells.ts';
import { courseCategoryStrings as strings } from './managed-courses.strings.ts';

const { id, name, parentId, sort, createdAt } = courseCategories;
const parents = alias(courseCategories, 'parents');

const coursesCount = sql`(select count(*) from ${courses} where ${eq(courses.categoryId, id)})`;

/** The place of the top one first, then whether it stands under that, and where. */
const placeInTree = sql`array[coalesce(parents.sort, ${sort}), coalesce(${parentId}, ${id}),
  (${isNotNull(parentId)})::int, ${sort}]`;

/** Categories of courses: two levels. */
export const courseCategoryResource = defineResource<Contract['manageCourseCategories']>({
  entity: 'courseCategory',
  table: courseCategories,
  title: name,
  order: sort,
  fields: { name, parent_id: parentId, sort },
  joins: sql`left join ${courseCategories} as parents on parents.id = ${parentId}`,
  row: () => ({
    name,
    parent: sql`case when parents.id is not null then
      json_build_object('id', parents.id, 'name', parents.name) end`,
    sort,
    courses_count: coursesCount,
    created_at: createdAt,
  }),
  whole: { parent_id: parentId },
  filters: { within: (top) => or(eq(id, top), eq(parentId, top)) },
  sorts: {
    tree: [placeInTree, 'asc'],
    name: [name, 'asc'],
    courses_count: [coursesCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.parent, ({ parent }) => parent?.name ?? ''],
      [strings.sort, (row) => row.sort],
      [strings.coursesCount, ({ courses_count }) => courses_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  /** Of all categories: one that goes under another may have some under itself. */
  async check(_, { tx }) {
    // Of two moves at once the second sees what the first has written.
    await tx.execute(sql`select pg_advisory_xact_lock('course_categories'::regclass::oid::bigint)`);
    const tooDeep = await tx
      .select({ id })
      .from(courseCategories)
      .innerJoin(parents, eq(parents.id, parentId))
      .where(isNotNull(parents.parentId))
      .limit(1);
    if (tooDeep.length > 0) throw new Problem(1, strings.tooDeep, { field: 'parent_id' });
  },
  async checkRemoval(ids, { tx }) {
    if ((await tx.$count(courses, inArray(courses.categoryId, [...ids]))) > 0)
      throw new Problem(1, strings.hasCourses);
    const others =
      (await tx.$count(videos, inArray(videos.categoryId, [...ids]))) +
      (await tx.$count(combos, inArray(combos.categoryId, [...ids])));
    if (others > 0) throw new Problem(1, strings.hasOthers);
    if ((await tx.$count(homeBlocks, inArray(homeBlocks.courseCategoryId, [...ids]))) > 0)
      throw new Problem(1, strings.isOnHome);
    // They would go with it, and an undo could not bring them back.
    const isLeft = and(inArray(parentId, [...ids]), notInArray(id, [...ids]));
    if ((await tx.$count(courseCategories, isLeft)) > 0) throw new Problem(1, strings.hasChildren);
  },
  follow: (ids, _fields, { tx }) => keepUpHolders(tx, 'courseCategory', ids),
  refusals: {
    gone: new Problem(1, strings.parentGone, { field: 'parent_id' }),
    // The one thing that a row of these fields may not be: under itself.
    impossible: new Problem(1, strings.tooDeep, { field: 'parent_id' }),
  },
});

import type { Contract } from '@shuyuan/api-client/contract';
import { blockOrders } from '@shuyuan/api-client/manage';
import { eq, inArray, sql } from 'drizzle-orm';
import { articleCategories, courseCategories, homeBlocks } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { pickedItems, pickedWithTitles } from '../home/picked-items.ts';
import { dayAndTime } from './cells.ts';
import { homeBlockStrings as strings } from './home.strings.ts';

const { sign, title, categoryId, courseCategoryId, itemOrder, size, moreUrl, isShown, sort, createdAt } =
  homeBlocks;

/** What is narrowed by the categories of articles. */
const ofArticles: readonly string[] = ['article', 'anthology'];
const ofCourses: readonly string[] = ['course', 'video', 'combo'];

/** Blocks of home: lists of cards. */
export const homeBlockResource = defineResource<Contract['manageHomeBlocks']>({
  entity: 'homeBlock',
  table: homeBlocks,
  title,
  order: sort,
  fields: {
    title,
    sign,
    category_id: categoryId,
    course_category_id: courseCategoryId,
    item_order: itemOrder,
    items: pickedItems,
    size,
    more_url: moreUrl,
    is_shown: isShown,
    sort,
  },
  joins: sql`left join ${articleCategories} on ${eq(articleCategories.id, categoryId)}
    left join ${courseCategories} on ${eq(courseCategories.id, courseCategoryId)}`,
  row: () => ({
    title,
    sign,
    category: sql`case
      when ${articleCategories.id} is not null then
        json_build_object('id', ${articleCategories.id}, 'name', ${articleCategories.name})
      when ${courseCategories.id} is not null then
        json_build_object('id', ${courseCategories.id}, 'name', ${courseCategories.name}) end`,
    item_order: itemOrder,
    size,
    more_url: moreUrl,
    is_shown: isShown,
    sort,
    created_at: createdAt,
  }),
  whole: { category_id: categoryId, course_category_id: courseCategoryId, items: pickedWithTitles },
  filters: {},
  sorts: { sort: [sort, 'asc'], title: [title, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.title, (row) => row.title],
      [strings.sign, (row) => strings.signs[row.sign]],
      [strings.category, ({ category }) => category?.name ?? strings.allCategories],
      [strings.itemOrder, (row) => strings.orders[row.item_order]],
      [strings.size, (row) => row.size],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  /** Of the whole row: a change may name one of the fields alone. */
  async check(ids, { tx }) {
    const rows = await tx
      .select()
      .from(homeBlocks)
      .where(inArray(homeBlocks.id, [...ids]));
    for (const row of rows) {
      const orders: readonly string[] = blockOrders[row.sign];
      if (!orders.includes(row.itemOrder)) throw new Problem(1, strings.otherOrder, { field: 'item_order' });
      if (row.itemOrder === 'by-hand' && row.itemIds.length === 0)
        throw new Problem(1, strings.nothingPicked, { field: 'items' });
      if (row.categoryId !== null && !ofArticles.includes(row.sign))
        throw new Problem(1, strings.otherCategory, { field: 'category_id' });
      if (row.courseCategoryId !== null && !ofCourses.includes(row.sign))
        throw new Problem(1, strings.otherCategory, { field: 'course_category_id' });
    }
  },
  refusals: { gone: new Problem(1, strings.categoryGone, { field: 'category_id' }) },
});

import type { Contract } from '@shuyuan/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { articleCategories, homeBlocks } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { homeBlockStrings as strings } from './home.strings.ts';

const { title, categoryId, itemOrder, size, moreUrl, isShown, sort, createdAt } = homeBlocks;

/** Blocks of home: lists of articles. */
export const homeBlockResource = defineResource<Contract['manageHomeBlocks']>({
  entity: 'homeBlock',
  table: homeBlocks,
  title,
  fields: {
    title,
    category_id: categoryId,
    item_order: itemOrder,
    size,
    more_url: moreUrl,
    is_shown: isShown,
    sort,
  },
  joins: sql`left join ${articleCategories} on ${eq(articleCategories.id, categoryId)}`,
  row: () => ({
    title,
    category: sql`case when ${articleCategories.id} is not null then
      json_build_object('id', ${articleCategories.id}, 'name', ${articleCategories.name}) end`,
    item_order: itemOrder,
    size,
    more_url: moreUrl,
    is_shown: isShown,
    sort,
    created_at: createdAt,
  }),
  whole: { category_id: categoryId },
  filters: {},
  sorts: { sort: [sort, 'asc'], title: [title, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.title, (row) => row.title],
      [strings.category, ({ category }) => category?.name ?? strings.allCategories],
      [strings.itemOrder, (row) => strings.orders[row.item_order]],
      [strings.size, (row) => row.size],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  refusals: { gone: new Problem(1, strings.categoryGone, { field: 'category_id' }) },
});

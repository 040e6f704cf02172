import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { tagCategories, tags } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpHolders } from '../search/search-sources.ts';
import { carriersCount } from '../tags/tags.repo.ts';
import { dayAndTime } from './cells.ts';
import { tagCategoryStrings, managedTagStrings as strings } from './manage.strings.ts';

const { name, sort, isShow, createdAt } = tags;

const carriers = carriersCount(sql`now()`);

/** Tags of articles, courses and anthologies. */
export const tagResource = defineResource<Contract['manageTags']>({
  entity: 'tag',
  table: tags,
  title: name,
  deletedAt: tags.deletedAt,
  order: sort,
  fields: { category_id: tags.categoryId, name, sort, is_show: isShow },
  joins: sql`join ${tagCategories} on ${eq(tagCategories.id, tags.categoryId)}`,
  row: () => ({
    name,
    category: sql`json_build_object('id', ${tagCategories.id}, 'name', ${tagCategories.name})`,
    sort,
    is_show: isShow,
    resources_count: carriers,
    created_at: createdAt,
  }),
  whole: { category_id: tags.categoryId },
  filters: {
    category_id: (id) => eq(tags.categoryId, id),
    is_show: (wanted) => eq(isShow, wanted === 'yes'),
  },
  sorts: { sort: [sort, 'asc'], name: [name, 'asc'], resources_count: [carriers, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.name, (row) => row.name],
      [strings.category, ({ category }) => category.name],
      [strings.sort, (row) => row.sort],
      [strings.isShow, ({ is_show }) => (is_show ? strings.yes : strings.no)],
      [strings.resourcesCount, ({ resources_count }) => resources_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  follow: (ids, _fields, { tx }) => keepUpHolders(tx, 'tag', ids),
  refusals: {
    taken: new Problem(1, strings.taken, { field: 'name' }),
    gone: new Problem(1, strings.categoryGone, { field: 'category_id' }),
    // A removed tag that comes back after its category is gone.
    impossible: new Problem(1, strings.categoryGone, { field: 'category_id' }),
  },
});

const ofCategory = and(eq(tags.categoryId, tagCategories.id), isNull(tags.deletedAt));
const counted = sql`(select count(*) from ${tags} where ${ofCategory})`;

/** What tags are sorted under. */
export const tagCategoryResource = defineResource<Contract['manageTagCategories']>({
  entity: 'tagCategory',
  table: tagCategories,
  title: tagCategories.name,
  order: tagCategories.sort,
  fields: { name: tagCategories.name, sort: tagCategories.sort },
  row: () => ({
    name: tagCategories.name,
    sort: tagCategories.sort,
    tags_count: counted,
    created_at: tagCategories.createdAt,
  }),
  filters: {},
  sorts: {
    sort: [tagCategories.sort, 'asc'],
    name: [tagCategories.name, 'asc'],
    tags_count: [counted, 'desc'],
  },
  exported: {
    name: tagCategoryStrings.plural,
    columns: [
      [tagCategoryStrings.id, ({ id }) => id],
      [tagCategoryStrings.name, (row) => row.name],
      [tagCategoryStrings.sort, (row) => row.sort],
      [tagCategoryStrings.tagsCount, ({ tags_count }) => tags_count],
      [tagCategoryStrings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  async checkRemoval(ids, { tx }) {
    const isOfThem = and(inArray(tags.categoryId, [...ids]), isNull(tags.deletedAt));
    if ((await tx.$count(tags, isOfThem)) > 0) throw new Problem(1, tagCategoryStrings.hasTags);
  },
  refusals: { taken: new Problem(1, tagCategoryStrings.taken, { field: 'name' }) },
});

import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { anthologies, articleCategories, articles, homeBlocks } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpHolders } from '../search/search-sources.ts';
import { dayAndTime } from './cells.ts';
import { articleCategoryStrings as strings } from './manage.strings.ts';

const { id, name, sort, createdAt } = articleCategories;

/** Drafts too, but not what was removed. All are counted at once: drafts of a category are found by no index. */
const counted = sql`left join (
    select ${articles.categoryId}, count(*) as articles_count from ${articles}
    where ${isNull(articles.deletedAt)} group by ${articles.categoryId}
  ) as counted on ${eq(id, sql`counted.category_id`)}`;

const articlesCount = sql`coalesce(counted.articles_count, 0)`;

/** Categories of articles. */
export const articleCategoryResource = defineResource<Contract['manageArticleCategories']>({
  entity: 'articleCategory',
  table: articleCategories,
  title: name,
  order: sort,
  fields: { name, sort },
  joins: counted,
  row: () => ({ name, sort, articles_count: articlesCount, created_at: createdAt }),
  filters: {},
  sorts: { sort: [sort, 'asc'], name: [name, 'asc'], articles_count: [articlesCount, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.sort, (row) => row.sort],
      [strings.articlesCount, ({ articles_count }) => articles_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  async checkRemoval(ids, { tx }) {
    const isOfThem = inArray(articles.categoryId, [...ids]);
    if ((await tx.$count(articles, and(isOfThem, isNull(articles.deletedAt)))) > 0)
      throw new Problem(1, strings.hasArticles);
    if ((await tx.$count(anthologies, inArray(anthologies.categoryId, [...ids]))) > 0)
      throw new Problem(1, strings.hasAnthologies);
    if ((await tx.$count(homeBlocks, inArray(homeBlocks.categoryId, [...ids]))) > 0)
      throw new Problem(1, strings.isOnHome);
  },
  follow: (ids, _fields, { tx }) => keepUpHolders(tx, 'articleCategory', ids),
  refusals: { taken: new Problem(1, strings.taken, { field: 'name' }) },
});

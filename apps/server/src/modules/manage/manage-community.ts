import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { problemCategories, problems, watchedWords } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { keepUpHolders } from '../search/search-sources.ts';
import { dayAndTime } from './cells.ts';
import { problemCategoryStrings, watchedWordStrings } from './managed-community.strings.ts';

const counted = sql`(select count(*)::int from ${problems} where ${eq(problems.categoryId, problemCategories.id)})`;

/** What problems are sorted under. */
export const problemCategoryResource = defineResource<Contract['manageProblemCategories']>({
  entity: 'problemCategory',
  table: problemCategories,
  title: problemCategories.name,
  order: problemCategories.sort,
  fields: { name: problemCategories.name, sort: problemCategories.sort },
  row: () => ({
    name: problemCategories.name,
    sort: problemCategories.sort,
    problems_count: counted,
    created_at: problemCategories.createdAt,
  }),
  filters: {},
  sorts: {
    sort: [problemCategories.sort, 'asc'],
    name: [problemCategories.name, 'asc'],
    problems_count: [counted, 'desc'],
  },
  exported: {
    name: problemCategoryStrings.plural,
    columns: [
      [problemCategoryStrings.id, ({ id }) => id],
      [problemCategoryStrings.name, (row) => row.name],
      [problemCategoryStrings.sort, (row) => row.sort],
      [problemCategoryStrings.problemsCount, ({ problems_count }) => problems_count],
      [problemCategoryStrings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  async checkRemoval(ids, { tx }) {
    if ((await tx.$count(problems, inArray(problems.categoryId, [...ids]))) > 0)
      throw new Problem(1, problemCategoryStrings.hasProblems);
  },
  follow: (ids, _fields, { tx }) => keepUpHolders(tx, 'problemCategory', ids),
  refusals: { taken: new Problem(1, problemCategoryStrings.taken, { field: 'name' }) },
});

/** Words that put a post before a moderator. */
export const watchedWordResource = defineResource<Contract['manageWatchedWords']>({
  entity: 'watchedWord',
  table: watchedWords,
  title: watchedWords.word,
  fields: { word: watchedWords.word },
  row: () => ({ word: watchedWords.word, created_at: watchedWords.createdAt }),
  filters: {},
  sorts: { created_at: [watchedWords.createdAt, 'desc'], word: [watchedWords.word, 'asc'] },
  exported: {
    name: watchedWordStrings.plural,
    columns: [
      [watchedWordStrings.id, ({ id }) => id],
      [watchedWordStrings.word, (row) => row.word],
      [watchedWordStrings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  refusals: { taken: new Problem(1, watchedWordStrings.taken, { field: 'word' }) },
});

import type { SearchType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { anthologySource } from '../anthologies/index-anthologies.ts';
import { articleSource } from '../articles/index-articles.ts';
import { taughtSources } from '../courses/index-taught.ts';
import { paperSource } from '../exams/paper-search.ts';
import { problemSource } from '../problems/problem-search.ts';
import { teacherSource } from '../teachers/teacher-search.ts';
import {
  articleCategorySource,
  courseCategorySource,
  examCategorySource,
  problemCategorySource,
} from './category-sources.ts';
import { renewAllDocuments, renewDocuments, renewUnder } from './search-index.ts';
import type { SearchHolder, SearchHolderSource, SearchSource } from './search-source.ts';

const holders = {
  teacher: teacherSource,
  courseCategory: courseCategorySource,
  articleCategory: articleCategorySource,
  problemCategory: problemCategorySource,
  examCategory: examCategorySource,
} satisfies Partial<Record<SearchHolder, SearchHolderSource>>;

/** Everything that can be found. */
export const searchSources: readonly SearchSource[] = [
  articleSource,
  anthologySource,
  ...Object.values(taughtSources),
  problemSource,
  paperSource,
  ...Object.values(holders),
];

/** The source of a type of teachers or categories; undefined for content. */
export const holderSourceOf = (type: SearchType): SearchHolderSource | undefined =>
  Object.values(holders).find((source) => source.type === type);

/** Rewrites the documents of holders that were changed, added or deleted, and of all content that has their names as labels. */
export async function keepUpHolders(
  tx: Database,
  holder: SearchHolder,
  ids: readonly number[],
): Promise<void> {
  if (holder !== 'tag') await renewDocuments(tx, holders[holder], ids);
  await renewUnder(tx, searchSources, holder, ids);
}

/** Rewrites the whole index. */
export async function renewWholeIndex(db: Database): Promise<void> {
  for (const source of searchSources) await renewAllDocuments(db, source);
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problemCategories, problems } from '../../db/schema.ts';
import { problemCategorySource } from '../search/category-sources.ts';
import { idsUnderTag, labelsOf } from '../search/label-queries.ts';
import { dateHolders, renewDocuments } from '../search/search-index.ts';
import { findDocuments } from '../search/search.repo.ts';
import type { SearchSource } from '../search/search-source.ts';
import { anyOf } from '../search/tokens.ts';

const isIndexed = and(
  eq(problems.visibility, 'shown'),
  isNull(problems.deletedAt),
  isNull(problems.mergedIntoId),
);

/** Problems that everybody may see. */
export const problemSource: SearchSource = {
  type: 'problem',
  all: sql`select ${problems.id} as id from ${problems} where ${isIndexed}`,
  under: {
    problemCategory: (ids) =>
      sql`select ${problems.id} as id from ${problems} where ${inArray(problems.categoryId, [...ids])}`,
    tag: idsUnderTag('problem'),
  },
  async find(db, ids) {
    const { id, title, excerpt, content, createdAt } = problems;
    const labels = labelsOf([problemCategories.name], { type: 'problem', id });
    const rows = await db
      .select({ id, title, description: excerpt, html: content, publishedAt: createdAt, labels })
      .from(problems)
      .innerJoin(problemCategories, eq(problemCategories.id, problems.categoryId))
      .where(and(isIndexed, inArray(id, [...ids])));
    return rows.map((row) => ({ type: 'problem', thumb: '', ...row }));
  },
};

/** Lets a problem be found by what it says now, or not any more; in the transaction of its change. */
export async function renewInSearch(tx: Database, id: number): Promise<void> {
  await renewDocuments(tx, problemSource, [id]);
  await dateHolders(tx, problemCategorySource);
}

/** The ids of problems that share the most with a title, the likeliest first. */
export async function findSimilar(db: Database, title: string, now: Date): Promise<number[]> {
  const query = anyOf(title);
  if (query === null) return [];
  const { rows } = await findDocuments(db, { query, types: ['problem'], now, limit: 5, offset: 0 });
  return rows.map(({ resourceId }) => resourceId);
}

import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, papers, teachers } from '../../db/schema.ts';
import { alias } from 'drizzle-orm/pg-core';
import { examCategorySource } from '../search/category-sources.ts';
import { labelsOf } from '../search/label-queries.ts';
import { dateHolders, renewDocuments } from '../search/search-index.ts';
import { documentsOf, type SearchSource } from '../search/search-source.ts';

const parents = alias(examCategories, 'parents');

/** Published, and open to more than invited people. */
const isIndexed = and(
  isNotNull(papers.publishedAt),
  isNull(papers.deletedAt),
  eq(papers.enabledInvite, false),
);

/** Papers that are or will be published. Those for invited people alone are not found. */
export const paperSource: SearchSource = {
  type: 'paper',
  all: sql`select ${papers.id} as id from ${papers} where ${isIndexed}`,
  under: {
    teacher: (ids) => sql`select ${papers.id} as id from ${papers}
      join ${teachers} on ${eq(teachers.userId, papers.authorId)} where ${inArray(teachers.id, [...ids])}`,
    examCategory: (ids) => sql`select ${papers.id} as id from ${papers}
      join ${examCategories} on ${eq(examCategories.id, papers.categoryId)}
      where ${or(inArray(papers.categoryId, [...ids]), inArray(examCategories.parentId, [...ids]))}`,
  },
  async find(db, ids) {
    const { id, title, renderDescription, publishedAt } = papers;
    const labels = labelsOf([examCategories.name, parents.name, teachers.name]);
    const rows = await db
      .select({ id, title, html: renderDescription, publishedAt, labels })
      .from(papers)
      .innerJoin(examCategories, eq(examCategories.id, papers.categoryId))
      .leftJoin(parents, eq(parents.id, examCategories.parentId))
      .leftJoin(teachers, eq(teachers.userId, papers.authorId))
      .where(and(isIndexed, inArray(id, [...ids])));
    return documentsOf(
      'paper',
      rows.map((paper) => ({ ...paper, thumb: '', description: '' })),
    );
  },
};

/** Fields of the console's contract that change how a paper is found. */
const foundBy = ['title', 'render_description', 'category_id', 'published_at', 'enabled_invite'];

/** Keeps up what can be found of papers whose fields these are, also of what was removed. */
export async function keepUpPapers(
  tx: Database,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<void> {
  if (!foundBy.some((name) => fields.has(name))) return;
  await renewDocuments(tx, paperSource, ids);
  await dateHolders(tx, examCategorySource);
}

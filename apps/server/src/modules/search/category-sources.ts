import type { SearchType } from '@shuyuan/api-client';
import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import {
  articleCategories,
  articles,
  courseCategories,
  courses,
  examCategories,
  papers,
  problemCategories,
  problems,
} from '../../db/schema.ts';
import { never, type SearchHolderSource } from './search-source.ts';

interface Held {
  table: PgTable;
  id: PgColumn;
  categoryId: PgColumn;
  publishedAt: PgColumn;
  /** Condition of what is not deleted, hidden or private. */
  isOpen?: SQL | undefined;
}

type CategoryTable = PgTable & Record<'id' | 'name' | 'createdAt', PgColumn> & { parentId?: PgColumn };

/** Categories of one domain, found once something in them or in the ones below is published. */
function categorySource(type: SearchType, table: CategoryTable, held: Held): SearchHolderSource {
  const { id, parentId } = table;
  // The categories of what is held, apart from the one that the surrounding query is about.
  const inner = alias(table, 'inner_categories') as unknown as CategoryTable;
  const isIn = parentId && inner.parentId ? or(eq(inner.id, id), eq(inner.parentId, id)) : eq(inner.id, id);
  const inCategory = sql`${table} as ${inner} join ${held.table} on ${eq(held.categoryId, inner.id)} where ${and(isIn, held.isOpen)}`;
  const shownFrom = sql`coalesce((select min(${held.publishedAt}) from ${inCategory}), ${never.toISOString()}::timestamptz)`;
  return {
    type,
    all: sql`select ${id} as id from ${table}`,
    under: {},
    dates: sql`select ${id}, ${shownFrom} from ${table}`,
    counts: (ids, now) => sql`select ${id} as id,
      (select count(*) from ${inCategory} and ${lte(held.publishedAt, now)}) as count
      from ${table} where ${inArray(id, [...ids])}`,
    async find(db, ids) {
      const rows = await db
        .select({
          id: sql<number>`${id}`.mapWith(Number),
          title: sql<string>`${table.name}`,
          publishedAt: sql<Date>`${shownFrom}`.mapWith(courses.createdAt),
        })
        .from(table)
        .where(inArray(id, [...ids]));
      return rows.map((row) => ({ type, thumb: '', description: '', html: '', ...row }));
    },
  };
}

export const courseCategorySource = categorySource('course_category', courseCategories, {
  table: courses,
  id: courses.id,
  categoryId: courses.categoryId,
  publishedAt: courses.publishedAt,
});

export const articleCategorySource = categorySource('article_category', articleCategories, {
  table: articles,
  id: articles.id,
  categoryId: articles.categoryId,
  publishedAt: articles.publishedAt,
  isOpen: isNull(articles.deletedAt),
});

export const problemCategorySource = categorySource('problem_category', problemCategories, {
  table: problems,
  id: problems.id,
  categoryId: problems.categoryId,
  publishedAt: problems.createdAt,
  isOpen: and(eq(problems.visibility, 'shown'), isNull(problems.deletedAt), isNull(problems.mergedIntoId)),
});

export const examCategorySource = categorySource('exam_category', examCategories, {
  table: papers,
  id: papers.id,
  categoryId: papers.categoryId,
  publishedAt: papers.publishedAt,
  isOpen: and(isNull(papers.deletedAt), eq(papers.enabledInvite, false)),
});

import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { examCategories, questions } from '../../db/schema.ts';

/** The questions that somebody has in a list of their own: a table of user and question. */
export interface OwnList {
  table: PgTable & { userId: PgColumn; questionId: PgColumn };
  /** Which rows are in it. */
  isIn?: SQL | undefined;
}

interface ListFilter {
  type?: number | undefined;
  cid1?: number | undefined;
  cid2?: number | undefined;
}

const isOf = ({ table, isIn }: OwnList, userId: number, { type, cid1, cid2 }: ListFilter, more?: SQL) => {
  const category = cid2 ?? cid1;
  return and(
    eq(table.userId, userId),
    isIn,
    isNull(questions.deletedAt),
    type === undefined ? undefined : eq(questions.type, type),
    category === undefined
      ? undefined
      : or(eq(examCategories.id, category), eq(examCategories.parentId, category)),
    more,
  );
};

/** The ids of the questions in a list, in an order of its own. */
export async function listOwn(
  db: Database,
  list: OwnList,
  userId: number,
  { filter = {}, more, order, limit }: { filter?: ListFilter; more?: SQL; order: SQL; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: questions.id })
    .from(list.table)
    .innerJoin(questions, eq(questions.id, list.table.questionId))
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(isOf(list, userId, filter, more))
    .orderBy(order, questions.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many there are by type, and by category of one type or of all. */
export async function countOwn(db: Database, list: OwnList, userId: number, type: number | undefined) {
  const rows = await db
    .select({
      type: questions.type,
      id: examCategories.id,
      name: examCategories.name,
      total: sql<number>`count(*)::int`,
    })
    .from(list.table)
    .innerJoin(questions, eq(questions.id, list.table.questionId))
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(isOf(list, userId, {}))
    .groupBy(questions.type, examCategories.id, examCategories.name)
    .orderBy(examCategories.sort, examCategories.id);
  const ofType = rows.filter((row) => type === undefined || row.type === type);
  const sum = (some: typeof rows) => some.reduce((total, row) => total + row.total, 0);
  const byCategory = Map.groupBy(ofType, ({ id }) => id);
  return {
    types_count: Object.fromEntries(
      [...Map.groupBy(rows, (row) => row.type)].map(([each, some]) => [String(each), sum(some)]),
    ),
    categories: [...byCategory].map(([id, some]) => ({ id, name: some[0]?.name ?? '' })),
    categories_count: Object.fromEntries([...byCategory].map(([id, some]) => [String(id), sum(some)])),
    total: sum(rows),
  };
}

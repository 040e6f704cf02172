import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, questions } from '../../db/schema.ts';
import { isInBank, mayPractiseFromBank } from '../question-access/question-conditions.ts';

/** Number of questions of the bank in each category itself. */
export const countByCategory = (db: Database, now: Date) =>
  db
    .select({ categoryId: questions.categoryId, total: sql<number>`count(*)::int` })
    .from(questions)
    .where(isInBank({ now }))
    .groupBy(questions.categoryId);

interface BankFilter {
  categoryIds: readonly number[];
  types: readonly number[];
  /** All when empty. */
  levels: readonly number[];
}

/** Draws questions of the bank that a learner may practise. */
export async function drawFromBank(
  db: Database,
  { categoryIds, types, levels }: BankFilter,
  most: number,
  learner: { userId: number; now: Date },
): Promise<number[]> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(
      and(
        or(inArray(examCategories.id, [...categoryIds]), inArray(examCategories.parentId, [...categoryIds])),
        inArray(questions.type, [...types]),
        levels.length > 0 ? inArray(questions.level, [...levels]) : undefined,
        mayPractiseFromBank(learner),
      ),
    )
    .orderBy(sql`random()`)
    .limit(most);
  return rows.map(({ id }) => id);
}

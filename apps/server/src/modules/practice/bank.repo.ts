import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, questions } from '../../db/schema.ts';

/**
 * What everybody may practise: nothing that stands in a paper or a practice that has to be bought, that is for those who were invited, or
 * that is written at a fixed time.
 */
const isInBank: SQL = sql`(${isNull(questions.deletedAt)} and not exists (
    select from paper_questions placed join papers on papers.id = placed.paper_id
    where placed.question_id = ${questions.id} and papers.deleted_at is null
      and (papers.charge > 0 or papers.enabled_invite or papers.begins_at is not null))
  and not exists (
    select from practice_questions placed join practice_chapters chapter on chapter.id = placed.chapter_id
      join practices on practices.id = chapter.practice_id
    where placed.question_id = ${questions.id} and practices.deleted_at is null and practices.charge > 0))`;

export const isBankQuestion = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(questions, and(eq(questions.id, id), isInBank))) > 0;

/** How many questions of the bank each category has itself. */
export const countByCategory = (db: Database) =>
  db
    .select({ categoryId: questions.categoryId, total: sql<number>`count(*)::int` })
    .from(questions)
    .where(isInBank)
    .groupBy(questions.categoryId);

interface BankFilter {
  categoryIds: readonly number[];
  types: readonly number[];
  /** All when empty. */
  levels: readonly number[];
}

/** Some questions of the bank, whichever. */
export async function drawFromBank(
  db: Database,
  { categoryIds, types, levels }: BankFilter,
  most: number,
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
        isInBank,
      ),
    )
    .orderBy(sql`random()`)
    .limit(most);
  return rows.map(({ id }) => id);
}

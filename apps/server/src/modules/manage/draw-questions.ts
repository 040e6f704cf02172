import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, questions } from '../../db/schema.ts';

type Rule = CheckedInput<Contract['manageQuestions']['draw']>['query'];

/** So many questions of the bank by rule, another draw each time. */
export async function drawQuestions(
  db: Database,
  { type, count, level, category_id: category, except = '' }: Rule,
  ownerId: number | null,
) {
  const { id, title, score, categoryId } = questions;
  const without = except === '' ? [] : except.split(',').map(Number);
  const data = await db
    .select({
      id,
      title,
      type: questions.type,
      level: questions.level,
      score: sql<number>`(${score} / 10.0)::float8`,
    })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, categoryId))
    .where(
      and(
        isNull(questions.deletedAt),
        type === undefined ? undefined : eq(questions.type, type),
        level === undefined ? undefined : eq(questions.level, level),
        category === undefined
          ? undefined
          : or(eq(categoryId, category), eq(examCategories.parentId, category)),
        ownerId === null ? undefined : eq(questions.authorId, ownerId),
        notInArray(id, without),
      ),
    )
    .orderBy(sql`random()`)
    .limit(count);
  return { data };
}

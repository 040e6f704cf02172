import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, questions } from '../../db/schema.ts';
import type { ExchangedQuestion } from '../exams/formats/exchanged.ts';
import { questionJson } from '../exams/question-field.ts';

type Query = CheckedInput<Contract['manageQuestionFiles']['exportFile']>['query'];

/** Questions of one file at most. */
const most = 1_000;

/** The questions that a file is asked for, within reach, as they were written. */
export async function listForExport(
  db: Database,
  { ids, type, level, category_id: category }: Query,
  ownerId: number | null,
): Promise<ExchangedQuestion[]> {
  const { id, categoryId, authorId, deletedAt } = questions;
  const rows = await db
    .select({ question: questionJson, category: examCategories.name })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, categoryId))
    .where(
      and(
        isNull(deletedAt),
        ownerId === null ? undefined : eq(authorId, ownerId),
        ids === undefined ? undefined : inArray(id, ids.split(',').map(Number)),
        type === undefined ? undefined : eq(questions.type, type),
        level === undefined ? undefined : eq(questions.level, level),
        category === undefined
          ? undefined
          : or(eq(categoryId, category), eq(examCategories.parentId, category)),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
  return rows.map(({ question, category: name }) => ({
    // The SQL puts together what the contract calls a written question.
    question: question as WrittenQuestion,
    category: name,
  }));
}

import type { AnswerOf, CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, questions } from '../../db/schema.ts';
import { listOpenPractices } from '../question-access/open-practices.ts';
import { maySeeStem } from '../question-access/question-conditions.ts';
import { pointsOf } from './exam-answers.ts';

type Calls = Contract['exams']['questions'];
type Asked = AnswerOf<Calls>['data'][number];

/** Returns a page of the questions whose stems a learner may see. Reads no keys. */
export async function listBankQuestions(
  db: Database,
  { page, size, category_id: category, type, level }: CheckedInput<Calls>['query'],
  viewer: { userId: number; now: Date },
): Promise<AnswerOf<Calls>> {
  const matches = and(
    maySeeStem(viewer, await listOpenPractices(db, viewer)),
    type === undefined ? undefined : eq(questions.type, type),
    level === undefined ? undefined : eq(questions.level, level),
    category === undefined
      ? undefined
      : or(eq(examCategories.id, category), eq(examCategories.parentId, category)),
  );
  const found = db
    .select({
      id: questions.id,
      type: questions.type,
      score: questions.score,
      shown: questions.shown,
      category: { id: examCategories.id, name: examCategories.name },
    })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(matches);
  const [total, rows] = await Promise.all([
    db.$count(found.as('found')),
    found
      .orderBy(desc(questions.createdAt), desc(questions.id))
      .limit(size)
      .offset((page - 1) * size),
  ]);
  return {
    total,
    data: rows.map(({ id, category: own, shown, type: kind, score }) => ({
      id,
      category: own,
      // Stored in the contract's own form.
      question: { ...shown, type: kind, score: pointsOf(score) } as unknown as Asked['question'],
    })),
  };
}

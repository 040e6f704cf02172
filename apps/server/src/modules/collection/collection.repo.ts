import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collectedQuestions } from '../../db/schema.ts';
import type { Learner } from '../practice/practised-question.ts';
import { countOwn, listOwn, type OwnList } from '../practice/question-lists.repo.ts';
import { listOpenPractices } from '../question-access/open-practices.ts';
import { maySeeStem } from '../question-access/question-conditions.ts';

const { userId: owner, questionId, createdAt } = collectedQuestions;

/** Collected questions whose stems the person may still see. */
const collection = async (db: Database, learner: Learner): Promise<OwnList> => ({
  table: collectedQuestions,
  isIn: maySeeStem(learner, await listOpenPractices(db, learner)),
});

const most = 500;

interface CollectionFilter {
  type?: number | undefined;
  cid1?: number | undefined;
  cid2?: number | undefined;
}

/** Ids of the collection, the latest first. */
export const listCollected = async (db: Database, learner: Learner, filter: CollectionFilter) =>
  listOwn(db, await collection(db, learner), learner.userId, {
    filter,
    order: desc(createdAt),
    limit: most,
  });

export const countCollected = async (db: Database, learner: Learner, type?: number) =>
  countOwn(db, await collection(db, learner), learner.userId, type);

/** Those of some questions that a person has collected. */
export async function whichAreCollected(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ questionId })
    .from(collectedQuestions)
    .where(and(eq(owner, userId), inArray(questionId, [...ids])));
  return new Set(rows.map((row) => row.questionId));
}

export async function collect(db: Database, userId: number, id: number, now: Date): Promise<void> {
  await db
    .insert(collectedQuestions)
    .values({ userId, questionId: id, createdAt: now })
    .onConflictDoNothing();
}

export async function release(db: Database, userId: number, id: number): Promise<void> {
  await db.delete(collectedQuestions).where(and(eq(owner, userId), eq(questionId, id)));
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collectedQuestions } from '../../db/schema.ts';
import { countOwn, listOwn, type OwnList } from '../practice/question-lists.repo.ts';

const { userId: owner, questionId, createdAt } = collectedQuestions;

/** What a person has collected. */
const collection: OwnList = { table: collectedQuestions };

const most = 500;

interface CollectionFilter {
  type?: number | undefined;
  cid1?: number | undefined;
  cid2?: number | undefined;
}

/** The latest first. */
export const listCollected = (db: Database, userId: number, filter: CollectionFilter) =>
  listOwn(db, collection, userId, { filter, order: desc(createdAt), limit: most });

export const countCollected = (db: Database, userId: number, type?: number) =>
  countOwn(db, collection, userId, type);

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

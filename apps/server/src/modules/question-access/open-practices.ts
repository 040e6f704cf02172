import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { practiceChapters, practiceQuestions, practices } from '../../db/schema.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';

interface Learner {
  userId: number;
  now: Date;
}

const goods = {
  id: practices.id,
  charge: practices.charge,
  isVipFree: practices.isVipFree,
  ownerId: practices.authorId,
};

const isPublished = (now: Date) => and(lte(practices.publishedAt, now), isNull(practices.deletedAt));

/** Ids of the published practices that are open to a person. */
export async function listOpenPractices(db: Database, { userId, now }: Learner): Promise<number[]> {
  const rows = await db.select(goods).from(practices).where(isPublished(now));
  const rights = await findEntitlements(db, 'practice', rows, { userId, now });
  return rows.flatMap(({ id }) => (rights.get(id)?.isOpen ? [id] : []));
}

/** Those of some questions that a published practice contains which is open to a person. */
export async function whichArePractised(
  db: Database,
  questionIds: readonly number[],
  { userId, now }: Learner,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ questionId: practiceQuestions.questionId, ...goods })
    .from(practiceQuestions)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceQuestions.chapterId))
    .innerJoin(practices, eq(practices.id, practiceChapters.practiceId))
    .where(and(inArray(practiceQuestions.questionId, [...questionIds]), isPublished(now)));
  const sold = [...new Map(rows.map((row) => [row.id, row])).values()];
  const rights =
    sold.length === 0 ? undefined : await findEntitlements(db, 'practice', sold, { userId, now });
  return new Set(rows.flatMap(({ id, questionId }) => (rights?.get(id)?.isOpen ? [questionId] : [])));
}

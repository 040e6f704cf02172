import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attemptMarks, users } from '../../db/schema.ts';
import type { Mark } from './grading/mark-attempt.ts';

/** What everybody has given the essays of an attempt, the first mark of each first. */
export const listMarks = (db: Database, attemptId: number) =>
  db
    .select({
      id: attemptMarks.questionId,
      part: attemptMarks.part,
      markerId: attemptMarks.markerId,
      marker: users.nickName,
      score: attemptMarks.score,
      comment: attemptMarks.comment,
      createdAt: attemptMarks.createdAt,
    })
    .from(attemptMarks)
    .innerJoin(users, eq(users.id, attemptMarks.markerId))
    .where(eq(attemptMarks.attemptId, attemptId))
    .orderBy(asc(attemptMarks.createdAt), asc(attemptMarks.markerId));

/** A mark of an attempt with who gave it. */
export type KeptMark = Awaited<ReturnType<typeof listMarks>>[number];

/** Keeps what one person gives, in place of what they gave before; its place in the order stays. */
export async function keepMarks(
  tx: Database,
  { attemptId, markerId, now }: { attemptId: number; markerId: number; now: Date },
  marks: readonly (Mark & { comment: string })[],
): Promise<void> {
  for (const { id: questionId, part, score, comment } of marks) {
    const kept = { score, comment };
    await tx
      .insert(attemptMarks)
      .values({ attemptId, questionId, part, markerId, ...kept, createdAt: now })
      .onConflictDoUpdate({
        target: [attemptMarks.attemptId, attemptMarks.questionId, attemptMarks.part, attemptMarks.markerId],
        set: kept,
      });
  }
}

/** What learners are told beside their points: by question and part, in the order in which it was written. */
export const listComments = (db: Database, attemptId: number) =>
  db
    .select({ questionId: attemptMarks.questionId, part: attemptMarks.part, comment: attemptMarks.comment })
    .from(attemptMarks)
    .where(eq(attemptMarks.attemptId, attemptId))
    .orderBy(asc(attemptMarks.createdAt), asc(attemptMarks.markerId));

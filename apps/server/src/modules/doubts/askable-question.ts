import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { isBeingExamined, wasMet } from '../practice/practised-questions.repo.ts';
import { doubtStrings as strings } from './doubts.strings.ts';

/** A question about which this person may ask. Throws for one that they have not met, and while they are being examined in it. */
export async function requireAskable(
  db: Database,
  id: number,
  userId: number,
): Promise<{ id: number; stem: string }> {
  const [[question], isMet, isExamined] = await Promise.all([
    db
      .select({ id: questions.id, stem: sql<string>`coalesce(${questions.shown} ->> 'content', '')` })
      .from(questions)
      .where(and(eq(questions.id, id), isNull(questions.deletedAt))),
    wasMet(db, userId, id),
    isBeingExamined(db, userId, id),
  ]);
  if (isExamined) throw new Problem(1, strings.questionExamined);
  if (!question || !isMet) throw new Problem(404, strings.questionMissing);
  return question;
}

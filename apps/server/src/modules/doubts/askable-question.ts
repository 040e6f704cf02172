import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { decideOne } from '../question-access/decide-questions.ts';
import { wasMet } from '../question-access/question-conditions.ts';
import { doubtStrings as strings } from './doubts.strings.ts';

/** A question about which a person may ask. Throws for one that they have not met, and while its key is locked. */
export async function requireAskable(
  db: Database,
  id: number,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: number; stem: string }> {
  const [[question], { mayBeTold, refusal }] = await Promise.all([
    db
      .select({
        id: questions.id,
        stem: sql<string>`coalesce(${questions.shown} ->> 'content', '')`,
      })
      .from(questions)
      .where(and(eq(questions.id, id), isNull(questions.deletedAt), wasMet(questions.id, { userId }))),
    decideOne(db, id, { userId, now }),
  ]);
  if (refusal === 'examined') throw new Problem(1, strings.questionExamined);
  if (!question) throw new Problem(404, strings.questionMissing);
  if (!mayBeTold) throw new Problem(1, strings.questionAwaited);
  return question;
}

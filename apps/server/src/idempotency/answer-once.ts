import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import { idempotentAnswers } from '../db/core-tables.ts';
import type { Database } from '../db/database.ts';

export interface OnceOptions {
  db: Database;
  userId: number;
  key: string;
  /** Method and path template of the call. */
  endpoint: string;
  /** The checked input; the same key with another one is refused. */
  input: unknown;
}

/**
 * Does the work at the first time a key comes, and answers that answer ever after. Key, work and answer are one
 * transaction: a second request with the key waits for the first to end; when that one fails, the second works.
 */
export async function answerOnce<Answer>(
  { db, userId, key, endpoint, input }: OnceOptions,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const isOurs = and(
    eq(idempotentAnswers.userId, userId),
    eq(idempotentAnswers.endpoint, endpoint),
    eq(idempotentAnswers.key, key),
  );
  return db.transaction(async (tx) => {
    const row = { userId, endpoint, key, fingerprint };
    const { rowCount } = await tx.insert(idempotentAnswers).values(row).onConflictDoNothing();
    if (rowCount === 0) {
      const [first] = await tx.select().from(idempotentAnswers).where(isOurs);
      if (first?.fingerprint !== fingerprint) throw new Problem(400, coreStrings.keyReused);
      return first.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotentAnswers).set({ answer }).where(isOurs);
    return answer;
  });
}

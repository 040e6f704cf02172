import { lt, sql } from 'drizzle-orm';
import { forgetRemovedWords } from '../modules/comments/own-comments.repo.ts';
import { idempotentAnswers, rateLimits } from '../db/core-tables.ts';
import type { Database } from '../db/database.ts';
import { localPayments, localSms, localWechatPictures } from '../db/local-tables.ts';
import { closingTimeout } from '../http/closing.ts';
import { reasonOf } from '../errors/start-problem.ts';

const hour = 3_600_000;

/** Removes what nobody will ask for again: answers to repeated calls after a week, windows of limits that ended, what the local pages showed yesterday. */
export async function tidy(db: Database): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, sql`now() - interval '7 days'`));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  await forgetRemovedWords(db);
  const dayAgo = sql`now() - interval '1 day'`;
  await db.delete(localSms).where(lt(localSms.sentAt, dayAgo));
  await db.delete(localWechatPictures).where(lt(localWechatPictures.createdAt, dayAgo));
  await db.delete(localPayments).where(lt(localPayments.createdAt, dayAgo));
}

/**
 * Tidies now and again and again, once at a time here; any number of servers may do so at once. Answers how to end it:
 * no other time begins, and who ends it waits for the one that runs, but not for services outside that do not answer.
 *
 * @param every Milliseconds. An hour by default.
 */
export function keepTidy(
  tidyAll: () => Promise<void>,
  warn: (text: string) => void,
  every = hour,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () =>
    (running ??= tidyAll()
      .catch((error: unknown) => warn(`tidying failed: ${reasonOf(error)}`))
      .finally(() => (running = undefined)));
  void run();
  const timer = setInterval(() => void run(), every).unref();
  return async () => {
    clearInterval(timer);
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, closingTimeout).unref())]);
  };
}

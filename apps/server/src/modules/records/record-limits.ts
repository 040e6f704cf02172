import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { recordStrings as strings } from './records.strings.ts';

/** Recordings that one person may put into the library in a day. Each is looked at by a thread of its own. */
const perDay = { limit: 200, windowSeconds: 24 * 60 * 60 };

/** Counts an attempt to save. Throws 429 with the time to wait. */
export async function takeSaving(limiter: Limiter, userId: number): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`record:save:${userId}`, perDay);
  if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
}

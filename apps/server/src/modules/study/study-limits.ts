import { Problem } from '../../errors/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { studyStrings as strings } from './study.strings.ts';

/** A page that is read tells its place every ten seconds: enough for several at once, on several devices. */
const records: LimitRule = { limit: 120, windowSeconds: 60 };

/** More than anybody presses. */
const favorites: LimitRule = { limit: 120, windowSeconds: 60 };

const rules = { records, favorites };

/** Counts what a person is about to write. Throws 429 with the time to wait. */
export async function takeStudying(
  limiter: Limiter,
  what: keyof typeof rules,
  userId: number,
): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`study:${what}:${userId}`, rules[what]);
  if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
}

import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

/** Bytes of one video. */
export const largestUpload = 2 * 2 ** 30;

/** What one person may ask for in a day: a class records all day, a machine does not stop. */
const perDay = { create: 200, refresh: 500, picture: 200, image: 300, media: 500, answer: 100 };

/** Counts a request for credentials. Throws 429 with the time to wait. */
export async function countUpload(
  limiter: Limiter,
  what: keyof typeof perDay,
  userId: number,
): Promise<void> {
  const rule = { limit: perDay[what], windowSeconds: 24 * 60 * 60 };
  const { allowed, retryAfter } = await limiter.take(`upload:${what}:${userId}`, rule);
  if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
}

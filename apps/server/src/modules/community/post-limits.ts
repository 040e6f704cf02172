import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { communityStrings as strings } from './community.strings.ts';

/** How much one person may post and change. Who answers a whole class stays well below it. */
const perMinute = { limit: 12, windowSeconds: 60 };
const perDay = { limit: 200, windowSeconds: 24 * 60 * 60 };

/** Counts something that is about to be written, and refuses what is too much. */
export async function takePosting(limiter: Limiter, userId: number): Promise<void> {
  const minute = await limiter.take(`post:${userId}`, perMinute);
  if (!minute.allowed)
    throw new Problem(429, strings.tooFast(minute.retryAfter), { retry_after: minute.retryAfter });
  const day = await limiter.take(`post-day:${userId}`, perDay);
  if (!day.allowed) throw new Problem(429, strings.tooMany, { retry_after: day.retryAfter });
}

/** How often somebody may be offered similar posts while typing. */
const suggesting = { limit: 120, windowSeconds: 60 };

/** False when somebody has been offered enough. */
export const takeSuggesting = async (limiter: Limiter, userId: number): Promise<boolean> =>
  (await limiter.take(`post-similar:${userId}`, suggesting)).allowed;

import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { practiceStrings as strings } from './practice.strings.ts';

/** What was answered without a network comes at once. */
const limit = { limit: 300, windowSeconds: 60 };

/** Counts an answer of a person. Throws when there were too many. */
export async function requireAnswering(limiter: ModuleDeps['limiter'], userId: number): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`practice:answers:${userId}`, limit);
  if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
}

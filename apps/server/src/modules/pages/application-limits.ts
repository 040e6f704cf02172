import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network.ts';
import { pageStrings as strings } from './pages.strings.ts';

/** Tries of one network, with a wrong picture too. A classroom applies behind one address. */
const perNetwork = { limit: 60, windowSeconds: 60 * 60 };

/** Who applies by one number: for both pages, and once more for what was forgotten. */
const perNumber = { limit: 3, windowSeconds: 24 * 60 * 60 };

/** Counts a try before its picture is looked at, so that tries at the same moment cannot slip through together. Throws 429. */
export async function takeTryOfNetwork(limiter: Limiter, ip: string): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`application:network:${networkOf(ip)}`, perNetwork);
  if (allowed) return;
  throw new Problem(429, strings.tooMany(Math.ceil(retryAfter / 60)), { retry_after: retryAfter });
}

/** Counts an application of a number. Throws 429. */
export async function takeApplication(limiter: Limiter, mobile: string): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`application:number:${mobile}`, perNumber);
  if (allowed) return;
  throw new Problem(429, strings.enoughOfNumber, { field: 'mobile', retry_after: retryAfter });
}

import { Problem } from '../../errors/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network.ts';
import { redeemCodeStrings as strings } from './redeem-codes.strings.ts';

const window = { windowSeconds: 15 * 60 };

/** Each code counts twice: it is looked at, and then taken. */
const perPerson: LimitRule = { limit: 30, ...window };
/** A classroom redeems behind one address. */
const perNetwork: LimitRule = { limit: 300, ...window };

/** Counts a code that somebody tries, to look at it or to take what it gives. Throws 429 with the time to wait. */
export async function takeCodeTry(limiter: Limiter, { userId, ip }: { userId: number; ip: string }) {
  const tries = [
    await limiter.take(`redeem-code:person:${userId}`, perPerson),
    await limiter.take(`redeem-code:network:${networkOf(ip)}`, perNetwork),
  ];
  const refused = tries.find(({ allowed }) => !allowed);
  if (refused) throw new Problem(429, strings.tooMany, { retry_after: refused.retryAfter });
}

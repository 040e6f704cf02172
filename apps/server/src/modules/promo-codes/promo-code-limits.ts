import { Problem } from '../../errors/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network.ts';
import { promoCodeStrings as strings } from './promo-codes.strings.ts';

const window = { windowSeconds: 15 * 60 };

const perPerson: LimitRule = { limit: 20, ...window };
/** A classroom buys behind one address. */
const perNetwork: LimitRule = { limit: 200, ...window };

/** Counts a code that somebody tries, to look at it or to order with it. Throws 429 with the time to wait. */
export async function takeCodeTry(limiter: Limiter, { userId, ip }: { userId: number; ip: string }) {
  const tries = [
    await limiter.take(`promo-code:person:${userId}`, perPerson),
    await limiter.take(`promo-code:network:${networkOf(ip)}`, perNetwork),
  ];
  const refused = tries.find(({ allowed }) => !allowed);
  if (refused) throw new Problem(429, strings.tooMany, { retry_after: refused.retryAfter });
}

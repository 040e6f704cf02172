import { Problem } from '../../contract/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network.ts';
import { sessionStrings as strings } from './session.strings.ts';

const window = { windowSeconds: 15 * 60 };

/** One account: a person mistypes a few times, a guesser does not stop. */
const perMobile = { limit: 8, ...window };

/** One network: a classroom signs in behind one address. */
const perNetwork = { limit: 100, ...window };

const perNetworkByCode = { limit: 60, ...window };

const mobileKey = (mobile: string) => `login:mobile:${mobile}`;

/**
 * Counts a try before the password is looked at, so that tries at the same moment can't slip through together.
 * Throws 429 with the time to wait.
 */
export async function takePasswordTry(limiter: Limiter, mobile: string, ip: string): Promise<void> {
  await take(limiter, `login:network:${networkOf(ip)}`, perNetwork);
  await take(limiter, mobileKey(mobile), perMobile);
}

export async function takeCodeTry(limiter: Limiter, ip: string): Promise<void> {
  await take(limiter, `login:code:${networkOf(ip)}`, perNetworkByCode);
}

/** A person who got in was no guesser. The network's count stays: a guesser may own one account. */
export async function forgivePasswordTries(limiter: Limiter, mobile: string): Promise<void> {
  await limiter.clear(mobileKey(mobile));
}

async function take(limiter: Limiter, key: string, rule: LimitRule) {
  const { allowed, retryAfter } = await limiter.take(key, rule);
  if (allowed) return;
  throw new Problem(429, strings.tooManyTries(Math.ceil(retryAfter / 60)), { retry_after: retryAfter });
}

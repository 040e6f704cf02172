import { Problem } from '../../errors/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network.ts';
import { sessionStrings as strings } from './session.strings.ts';

const window = { windowSeconds: 15 * 60 };

/** One account: a person mistypes a few times, a guesser does not stop. */
const perMobile = { limit: 8, ...window };

/** One network: a classroom signs in behind one address. */
const perNetwork = {
  password: { limit: 100, ...window },
  // Guessing costs the guesser one number's five tries each; this is for who goes through many numbers.
  sms: { limit: 100, ...window },
  code: { limit: 60, ...window },
  scan: { limit: 200, ...window },
} as const satisfies Record<string, LimitRule>;

const mobileKey = (mobile: string) => `login:mobile:${mobile}`;

/**
 * Counts a try before the password is looked at, so that tries at the same moment can't slip through together.
 * Throws 429 with the time to wait.
 */
export async function takePasswordTry(limiter: Limiter, mobile: string, ip: string): Promise<void> {
  await take(limiter, `login:network:${networkOf(ip)}`, perNetwork.password);
  await take(limiter, mobileKey(mobile), perMobile);
}

/** Counts what a network tries: a code by SMS, a one-time code, or a new picture to scan. Throws 429 likewise. */
export async function takeTry(limiter: Limiter, what: 'sms' | 'code' | 'scan', ip: string): Promise<void> {
  await take(limiter, `login:${what}:${networkOf(ip)}`, perNetwork[what]);
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

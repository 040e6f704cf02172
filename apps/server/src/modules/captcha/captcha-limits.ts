import { Problem } from '../../errors/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network.ts';
import { captchaStrings as strings } from './captcha.strings.ts';

/** What one network may ask for in a quarter of an hour. A classroom registers behind one address. */
const perNetwork = {
  picture: { limit: 300, windowSeconds: 900 },
  // Easier for a machine than a picture, and few people need it.
  words: { limit: 30, windowSeconds: 900 },
  puzzle: { limit: 300, windowSeconds: 900 },
  check: { limit: 400, windowSeconds: 900 },
  // A machine can move by keys as well as a person.
  'check-by-keys': { limit: 60, windowSeconds: 900 },
  sms: { limit: 120, windowSeconds: 900 },
} as const satisfies Record<string, LimitRule>;

/** Messages that one number may get in a day, whatever they are for. */
const perNumber = { limit: 10, windowSeconds: 24 * 60 * 60 };

/** Counts what a network asks for. Throws 429 with the time to wait. */
export async function takeFromNetwork(
  limiter: Limiter,
  what: keyof typeof perNetwork,
  ip: string,
): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`captcha:${what}:${networkOf(ip)}`, perNetwork[what]);
  if (allowed) return;
  throw new Problem(429, strings.tooManyProofs(Math.ceil(retryAfter / 60)), { retry_after: retryAfter });
}

const numberKey = (mobile: string) => `captcha:number:${mobile}`;

/** Counts a message to a number. Throws 429 when it has had enough for a day. */
export async function takeMessage(limiter: Limiter, mobile: string): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(numberKey(mobile), perNumber);
  if (allowed) return;
  throw new Problem(429, strings.tooManyForNumber, { field: 'mobile', retry_after: retryAfter });
}

/** A message that did not go out counts for nothing. */
export async function giveMessageBack(limiter: Limiter, mobile: string): Promise<void> {
  await limiter.giveBack(numberKey(mobile));
}

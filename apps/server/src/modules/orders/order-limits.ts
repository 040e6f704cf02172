import { Problem } from '../../errors/problem.ts';
import type { Limiter, LimitRule } from '../../limits/limiter.ts';
import { orderStrings as strings } from './orders.strings.ts';

const window = { windowSeconds: 10 * 60 };

/** For one person. */
const rules = {
  create: { limit: 30, ...window },
  // A picture that is there already is shown again without being counted.
  pay: { limit: 30, ...window },
} as const satisfies Record<string, LimitRule>;

/** Counts an attempt to order or to pay. Throws 429 with the time to wait. */
export async function takeTry(limiter: Limiter, what: keyof typeof rules, userId: number): Promise<void> {
  const { allowed, retryAfter } = await limiter.take(`order:${what}:${userId}`, rules[what]);
  if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
}

/** A page asks after its order every two seconds, the payment service is not asked as often. */
const perOrder = { limit: 1, windowSeconds: 4 };

/**
 * Whether the payment service may be asked after an order now; over all servers. To close it is another question: the
 * first one after its time is over need not wait.
 */
export async function mayAsk(limiter: Limiter, orderId: string, how: 'find' | 'close'): Promise<boolean> {
  return (await limiter.take(`order:${how}:${orderId}`, perOrder)).allowed;
}

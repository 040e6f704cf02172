import { isShopCode } from '@shuyuan/api-client';
import { Problem } from '../errors/problem.ts';
import type { Limiter, LimitRule } from './limiter.ts';
import { networkOf } from './network.ts';

interface CodeTries {
  /** Prefix of the limiter's keys. */
  name: string;
  perPerson: LimitRule;
  perNetwork: LimitRule;
  /** Words for a person who has tried too many. */
  tooMany: string;
}

export interface CodeTry {
  userId: number;
  ip: string;
  /** The code, as it was typed. */
  typed: string;
}

/**
 * Creates a limit on the wrong codes of a person and of their network. The returned function is called before a code is
 * used. It returns false for a text that has not the form of a code, and throws 429 with the seconds to wait above the
 * limit. Only wrong codes are counted: a try is taken first, so that a lock also holds for the right code, and given back
 * if `isRight` returns true.
 */
export function createCodeTries({ name, perPerson, perNetwork, tooMany }: CodeTries) {
  return async (
    limiter: Limiter,
    { userId, ip, typed }: CodeTry,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> => {
    if (!isShopCode(typed)) return false;
    const [person, network] = [`${name}:person:${userId}`, `${name}:network:${networkOf(ip)}`];
    const tries = [await limiter.take(person, perPerson), await limiter.take(network, perNetwork)];
    const refused = tries.find(({ allowed }) => !allowed);
    if (refused) throw new Problem(429, tooMany, { retry_after: refused.retryAfter });
    if (!(await isRight())) return true;
    await limiter.giveBack(person);
    await limiter.giveBack(network);
    return true;
  };
}

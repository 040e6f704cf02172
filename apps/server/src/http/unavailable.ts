import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../contract/problem.ts';
import { whyUnavailable, type Unavailability } from '../db/unavailable.ts';
import { reasonOf } from '../start/start-problem.ts';
import { coreStrings } from './core.strings.ts';

/** Seconds after which a client may try again: a busy pool has moved on by then, a lost database needs longer. */
const retryAfter: Record<Unavailability, number> = { busy: 2, away: 5 };

/** Milliseconds between two lines of the log about the same. */
const quiet = 10_000;

/** What a call is answered that failed because the database had no time for it, or was not there. */
export function refuseUnavailable(why: Unavailability): Problem {
  const seconds = retryAfter[why];
  return new Problem(503, coreStrings[why](seconds), { retry_after: seconds });
}

/**
 * Tells the log of calls that the database could not serve: at once, and then in one line for all of the next ten seconds.
 * Their stacks say nothing that the reason does not.
 */
export function unavailableLog(log: FastifyBaseLogger, now: () => number = () => performance.now()) {
  const told = new Map<Unavailability, { at: number; since: number }>();
  return (why: Unavailability, error: unknown): void => {
    const { at = -Infinity, since = 0 } = told.get(why) ?? {};
    if (now() - at < quiet) {
      told.set(why, { at, since: since + 1 });
      return;
    }
    told.set(why, { at: now(), since: 0 });
    const line = { part: 'database', state: why, reason: reasonOf(error), calls: since + 1 };
    log.warn(line, 'calls could not be served by the database');
  };
}

/** Answers why the database could not serve a call, and logs it; null for every other failure. */
export function explainUnavailable(log: FastifyBaseLogger) {
  const tell = unavailableLog(log);
  return (error: unknown): Unavailability | null => {
    const why = whyUnavailable(error);
    if (why !== null) tell(why, error);
    return why;
  };
}

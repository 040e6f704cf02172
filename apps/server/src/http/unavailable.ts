import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../errors/problem.ts';
import { whyUnavailable, type Unavailability } from '../db/unavailable.ts';
import { reasonOf } from '../errors/start-problem.ts';
import { coreStrings } from '../errors/core.strings.ts';

/** Seconds after which a client may try again. Who is sent away by a busy server at once comes back at different times. */
const retryAfter: Record<Unavailability, readonly number[]> = { busy: [1, 2, 3], away: [4, 5] };
let refused = 0;

/** What a call is answered that failed because the database had no time for it, or was not there. */
export function refuseUnavailable(why: Unavailability): Problem {
  const times = retryAfter[why];
  const seconds = times[(refused += 1) % times.length] ?? 5;
  return new Problem(503, coreStrings[why](seconds), { retry_after: seconds });
}

/** Milliseconds between two lines of the log about the same. */
const quiet = 10_000;

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

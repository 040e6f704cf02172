import { setInterval } from 'node:timers';

/** Milliseconds between two looks. */
const tick = 10;

/**
 * Runs something and returns the longest time, in milliseconds, for which it kept this thread from anything else. Time in which the
 * processor worked for others is not counted, so that a busy machine makes no difference.
 */
async function longestSilence(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = ownTime();
  const look = () => {
    const now = ownTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, tick);
  try {
    await work();
  } finally {
    clearInterval(timer);
    look();
  }
  return longest;
}

/** Milliseconds that this thread has computed. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The least of a few tries: the first one compiles and fills caches. Ends with the first try that is short enough. */
export async function leastSilence(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > enough; tries += 1)
    least = Math.min(least, await longestSilence(work));
  return least;
}

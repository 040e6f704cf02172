import type { Verdict } from './upload-fault.ts';
import { fewerAtOnce, moreAtOnce, uploadPolicy } from './upload-policy.ts';

export interface AttemptsDeps {
  after: (delay: number, task: () => void) => () => void;
  isOnline: () => boolean;
  /** Ends every wait. */
  signal: AbortSignal;
  /** Told when nothing is under way because all that would be has failed and is about to be tried again, and when that is over. */
  onWaiting: (isWaiting: boolean) => void;
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Tries requests as the specification says: three times more, two seconds apart. Without a line it waits for one. */
export function createAttempts({ after, isOnline, signal, onWaiting }: AttemptsDeps) {
  const slots = createSlots(signal);
  let running = 0;
  let waiting = 0;

  let wasWaiting = false;
  function report() {
    const isWaiting = waiting > 0 && running === 0;
    if (isWaiting === wasWaiting || signal.aborted) return;
    wasWaiting = isWaiting;
    onWaiting(isWaiting);
  }

  async function wait() {
    waiting += 1;
    report();
    try {
      await pause(after, uploadPolicy.retryWait, signal);
    } finally {
      waiting -= 1;
      report();
    }
  }

  async function once<Result>(task: () => Promise<Result>) {
    await slots.take();
    running += 1;
    report();
    try {
      return await task();
    } finally {
      running -= 1;
      slots.giveBack();
      // Not at once: what has ended is mostly followed by the next.
      if (waiting > 0) after(0, report);
    }
  }

  /**
   * Runs `task` until it succeeds, or `judge` finds its failure to be one that another attempt does not mend; then it
   * rejects with that.
   */
  return async function attempt<Result>(
    task: () => Promise<Result>,
    judge: (error: unknown) => Verdict,
  ): Promise<Result> {
    for (let retries = 0; ;) {
      try {
        signal.throwIfAborted();
        const result = await once(task);
        slots.resize(moreAtOnce);
        return result;
      } catch (error) {
        signal.throwIfAborted();
        const verdict = judge(error);
        if (verdict !== 'again' && verdict !== 'late') throw error;
        if (verdict === 'late') slots.resize(fewerAtOnce);
        if (isOnline()) retries += 1;
        if (retries > uploadPolicy.retries) throw error;
        await wait();
        while (!isOnline()) await wait();
      }
    }
  };
}

/** Rejects when `signal` ends it. */
function pause(after: AttemptsDeps['after'], delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = after(delay, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** So many requests at once, the rest in the order they came. */
function createSlots(signal: AbortSignal) {
  let limit = uploadPolicy.parallel;
  let taken = 0;
  const queue: (() => void)[] = [];

  function admit() {
    while (queue.length > 0 && (taken < limit || signal.aborted)) {
      taken += 1;
      queue.shift()?.();
    }
  }
  signal.addEventListener('abort', admit);

  return {
    async take() {
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        admit();
      });
      if (!signal.aborted) return;
      taken -= 1;
      throw signal.reason;
    },
    giveBack() {
      taken -= 1;
      admit();
    },
    resize(change: (limit: number) => number) {
      limit = change(limit);
      admit();
    },
  };
}

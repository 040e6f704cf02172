import type { Scheduler } from '../../host/widget-host.ts';
import { secondsToWait } from '../call-failure.ts';
import { createLatestCall } from '../latest-call.ts';
import { createPageWatch } from '../page-watch.ts';

export interface PollerOptions<Answer> {
  scheduler: Scheduler;
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Gets each answer. Asking goes on unless it calls `stop`. */
  hear: (answer: Answer) => void;
  /** Gets each failure. Asking goes on, ever later, unless it calls `stop`; `isLost` says that it ends here. */
  miss: (error: unknown, isLost: boolean) => void;
  /** The page is seen again, or online: before the next question. */
  onShow: () => void;
}

/** Milliseconds from an answer to the next question. */
const every = 1000;

/** Milliseconds after the first, second … question without an answer. After one more the connection counts as lost. */
const backOff = [1000, 2000, 4000, 8000];

/** Asks again and again: one question at a time, and none while the page is hidden. */
export function createPoller<Answer>({ scheduler, ask, hear, miss, onShow }: PollerOptions<Answer>) {
  const call = createLatestCall();
  const page = createPageWatch(scheduler, {
    onHide: () => cancelWait(),
    onShow() {
      onShow();
      // Not at once: what has ended while the page was away is not asked after.
      askIn(0);
    },
  });
  let isAsking = false;
  let misses = 0;
  let cancelWait = () => {};

  function askIn(wait: number) {
    cancelWait();
    if (isAsking && !page.isHidden() && !call.isRunning()) {
      cancelWait = scheduler.after(wait, () => void askNow());
    }
  }

  async function askNow() {
    const own = call.begin();
    try {
      const answer = await ask(own.signal);
      if (!own.isCurrent()) return;
      own.end();
      misses = 0;
      hear(answer);
      askIn(every);
    } catch (error) {
      if (!own.isCurrent()) return;
      own.end();
      const wait = backOff[misses];
      misses += 1;
      if (wait === undefined) isAsking = false;
      askIn(Math.max(wait ?? 0, secondsToWait(error) * 1000));
      miss(error, wait === undefined);
    }
  }

  function stop() {
    isAsking = false;
    cancelWait();
    call.letGo();
  }

  return {
    /** Asks for the first time after `wait` milliseconds. */
    start(wait = every) {
      isAsking = true;
      misses = 0;
      askIn(wait);
    },
    /** No question and no answer after this. */
    stop,
    /** Watches the page; answers the way to stop that and the asking. */
    open() {
      const close = page.open();
      return () => {
        close();
        stop();
      };
    },
  };
}

import type { Scheduler } from '../../host/widget-host.ts';
import { secondsToWait } from '../call-failure.ts';

export interface StatusWatchOptions<Answer> {
  scheduler: Scheduler;
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Gets each answer. `isWanted`: it was asked for after somebody wanted to know. */
  hear: (answer: Answer, isWanted: boolean) => void;
  /** Gets each failure, and how many there were in a row. */
  miss: (error: unknown, misses: number, isWanted: boolean) => void;
}

/** Milliseconds from an answer to the next question. */
const every = 2000;

/** Milliseconds to wait at most when questions fail. */
const seldom = 16_000;

/** Asks again and again until it is stopped: one question at a time, none while the page is hidden, and one at once when it is seen. */
export function createStatusWatch<Answer>({ scheduler, ask, hear, miss }: StatusWatchOptions<Answer>) {
  let isOn = false;
  let isHidden = false;
  let isWanted = false;
  let misses = 0;
  let running: AbortController | null = null;
  let cancelWait = () => {};

  function askIn(wait: number) {
    cancelWait();
    if (isOn && !isHidden && !running) cancelWait = scheduler.after(wait, () => void askOnce());
  }

  async function askOnce() {
    const own = (running = new AbortController());
    const wasWanted = isWanted;
    isWanted = false;
    const outcome = await ask(own.signal).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if (running !== own) return;
    running = null;
    misses = 'error' in outcome ? misses + 1 : 0;
    const wait = Math.min(every * 2 ** Math.max(0, misses - 1), seldom);
    const least = 'error' in outcome ? secondsToWait(outcome.error) * 1000 : 0;
    askIn(isWanted ? 0 : Math.max(wait, least));
    if ('error' in outcome) miss(outcome.error, misses, wasWanted);
    else hear(outcome.answer, wasWanted);
  }

  function stop() {
    isOn = false;
    isWanted = false;
    cancelWait();
    running?.abort();
    running = null;
  }

  return {
    isOn: () => isOn,
    start() {
      isOn = true;
      isWanted = false;
      misses = 0;
      askIn(every);
    },
    /** Asks without waiting. */
    hurry: () => askIn(0),
    /** Somebody wants to know. A question that is on its way is followed by another: it may have left too early. */
    askNow() {
      isWanted = true;
      askIn(0);
    },
    /** No question and no answer after this. */
    stop,
    /** Watches the page; answers the way to stop that and the asking. */
    open() {
      isHidden = false;
      const stopHiding = scheduler.onHide(() => {
        isHidden = true;
        cancelWait();
      });
      const stopWaking = scheduler.onWake(() => {
        isHidden = false;
        askIn(0);
      });
      return () => {
        stopHiding();
        stopWaking();
        stop();
      };
    },
  };
}

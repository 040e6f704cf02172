import { isApiError } from '@shuyuan/api-client';
import type { Scheduler } from '../host/widget-host.ts';
import { createLatestCall } from './latest-call.ts';

/** How far the asking has come. */
export interface PollProgress {
  /** Failures in a row; 0 after an answer. */
  failures: number;
  /** Milliseconds waited between questions since the start. */
  waited: number;
}

export interface PollOptions<Answer> {
  scheduler: Scheduler;
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds until the next question; null ends the asking. A server that names a longer time is given it. */
  delay: (progress: PollProgress) => number | null;
  /** Gets each answer; asking goes on unless it calls `stop`. `isRequested`: asked after `askNow`. */
  onResult: (answer: Answer, isRequested: boolean) => void;
  /** Gets each failure; asking goes on unless `delay` has ended it, or this calls `stop`. */
  onError: (error: unknown, progress: PollProgress & { isLast: boolean; isRequested: boolean }) => void;
  /** Looked at before each question: none is asked, nor waited for, until `hurry`. */
  isPaused?: () => boolean;
}

const outcomeOf = <Answer>(asked: Promise<Answer>) =>
  asked.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );

/** Asks again and again, one question at a time. */
export function createPoll<Answer>(options: PollOptions<Answer>) {
  const { scheduler, ask, delay, onResult, onError, isPaused } = options;
  const call = createLatestCall();
  let isOn = false;
  let isRequested = false;
  let progress: PollProgress = { failures: 0, waited: 0 };
  let cancelWait = () => {};

  function askIn(wait: number) {
    cancelWait();
    if (!isOn || isPaused?.() || call.isRunning()) return;
    cancelWait = scheduler.after(wait, () => {
      progress = { ...progress, waited: progress.waited + wait };
      void askOnce();
    });
  }

  /** Returns whether there is a next question. */
  function askNext(least: number): boolean {
    const wait = delay(progress);
    isOn &&= wait !== null;
    askIn(isRequested ? 0 : Math.max(wait ?? 0, least));
    return isOn;
  }

  async function askOnce() {
    const own = call.begin();
    const wasRequested = isRequested;
    isRequested = false;
    const outcome = await outcomeOf(ask(own.signal));
    if (!own.isCurrent()) return;
    own.end();
    if ('answer' in outcome) {
      progress = { ...progress, failures: 0 };
      askNext(0);
      onResult(outcome.answer, wasRequested);
    } else {
      const { error } = outcome;
      progress = { ...progress, failures: progress.failures + 1 };
      const isLast = !askNext(isApiError(error) ? error.retryAfter * 1000 : 0);
      onError(error, { ...progress, isLast, isRequested: wasRequested });
    }
  }

  function stop() {
    isOn = false;
    isRequested = false;
    cancelWait();
    call.stop();
  }

  return {
    isOn: () => isOn,
    /** Asks for the first time after `wait` milliseconds; without it after the usual delay. */
    start: (wait?: number) => {
      stop();
      isOn = true;
      progress = { failures: 0, waited: 0 };
      if (wait === undefined) askNext(0);
      else askIn(wait);
    },
    /** Asks without waiting, but not at once: who hears of it too may still end the asking. */
    hurry: () => askIn(0),
    /** Waits for no question until `hurry`. */
    pause: () => cancelWait(),
    /** Somebody wants to know. A question that is on its way is followed by another: it may have left too early. */
    askNow: () => {
      isRequested = true;
      askIn(0);
    },
    /** No question and no answer after this. */
    stop,
  };
}

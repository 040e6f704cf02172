import type { Scheduler } from '../host/widget-host.ts';

export interface Call<Answer> {
  send: (signal: AbortSignal) => Promise<Answer>;
  /** The wait is longer than a moment. */
  onSlow: () => void;
  onAnswer: (answer: Answer) => void;
  onFail: (error: unknown) => void;
}

/** A wait as long as this is worth a picture. */
const slowAfter = 300;

/** Calls of which only the last one counts: each gives up the one before, and nothing is heard of that again. */
export function createLastCall(scheduler: Scheduler) {
  let current: AbortController | null = null;

  function giveUp() {
    current?.abort();
    current = null;
  }

  async function run<Answer>({ send, onSlow, onAnswer, onFail }: Call<Answer>): Promise<void> {
    giveUp();
    const own = new AbortController();
    current = own;
    const isLast = () => current === own;
    const stopWaiting = scheduler.after(slowAfter, () => {
      if (isLast()) onSlow();
    });
    try {
      const answer = await send(own.signal);
      if (isLast()) onAnswer(answer);
    } catch (error) {
      if (isLast()) onFail(error);
    } finally {
      stopWaiting();
    }
  }

  return { run, giveUp };
}

import type { Scheduler } from '../../host/widget-host.ts';
import type { RecorderContext } from '../recorder-context.ts';
import { recorderLimits } from '../recorder-limits.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';

export interface LimitsDeps {
  context: RecorderContext;
  scheduler: Scheduler;
  strings: Pick<ScreenRecorderStrings, 'spokenMinuteLeft' | 'spokenSecondsLeft'>;
  /** Everything that may be recorded is recorded. */
  onFull: () => void;
}

const full = recorderLimits.seconds * 1000;

/** Ticks come four times a second; what is nearer than this is waited for by itself. */
const near = 400;

/** How much was recorded, shown second by second, and the end at 300 s of it. */
export function createLimits({ context, scheduler, strings, onFull }: LimitsDeps) {
  const calls = [
    { left: 60_000, words: strings.spokenMinuteLeft },
    { left: 10_000, words: strings.spokenSecondsLeft },
  ];
  let elapsed = 0;
  let cancelEnd = () => {};

  return {
    begin: () => {
      elapsed = 0;
    },
    /** Milliseconds recorded. */
    elapsed: () => elapsed,
    follow: (milliseconds: number) => {
      const step = context.at('recording', 'paused');
      if (!step) return;
      const before = elapsed;
      elapsed = Math.max(before, milliseconds);
      const seconds = Math.min(recorderLimits.seconds, Math.floor(elapsed / 1000));
      if (seconds !== step.elapsed) context.patch({ elapsed: seconds });
      for (const { left, words } of calls)
        if (before < full - left && elapsed >= full - left) context.announce(words);
      cancelEnd();
      const rest = full - elapsed;
      if (rest <= 0) onFull();
      else if (rest <= near && step.kind === 'recording')
        cancelEnd = scheduler.after(rest, () => {
          elapsed = full;
          onFull();
        });
    },
    /** Nothing is recorded for now, or no longer. */
    hold: () => cancelEnd(),
  };
}

export interface Stopwatch {
  /** False for one that never runs out. */
  readonly isRunningOut: boolean;
  /** Runs on from where it was stopped; does nothing while it runs. */
  start: () => void;
  stop: () => void;
}

/** Calls back when it has run for `duration` milliseconds in all; never for `Infinity`. */
export function createStopwatch(duration: number, onDone: () => void): Stopwatch {
  let remaining = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isRunningOut: duration !== Infinity,
    start() {
      if (timer !== undefined || duration === Infinity) return;
      startedAt = Date.now();
      timer = setTimeout(onDone, Math.max(0, remaining));
    },
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining -= Date.now() - startedAt;
    },
  };
}

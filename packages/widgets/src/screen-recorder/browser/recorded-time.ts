/** Milliseconds that were recorded: the time that passed, without the pauses. */
export interface RecordedTime {
  pause: () => void;
  resume: () => void;
  elapsed: () => number;
}

/** Starts at once. `now` has to go forward evenly, whatever happens to the clock on the wall. */
export function createRecordedTime(now: () => number): RecordedTime {
  let recorded = 0;
  let since: number | null = now();
  return {
    pause() {
      if (since === null) return;
      recorded += now() - since;
      since = null;
    },
    resume() {
      since ??= now();
    },
    elapsed: () => recorded + (since === null ? 0 : now() - since),
  };
}

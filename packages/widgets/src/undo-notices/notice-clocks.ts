import type { Clock } from '../host/widget-host.ts';

/** A countdown for each of several notices; all stand still together. */
export function createNoticeClocks(clock: Pick<Clock, 'monotonic'>) {
  /** Milliseconds that each has left, as of `since`. */
  const left = new Map<number, number>();
  let since = clock.monotonic();
  let isPaused = false;

  return {
    isPaused: () => isPaused,
    setPaused: (next: boolean) => void (isPaused = next),
    start: (id: number, ms: number) => void left.set(id, ms),
    stop: (id: number) => void left.delete(id),
    clear: () => left.clear(),
    /** Whole seconds that are left, begun ones too. */
    secondsOf: (id: number) => Math.ceil((left.get(id) ?? 0) / 1000),
    /** Takes off what has passed, but from those that `stand`. */
    pass: (stand: readonly number[]) => {
      const now = clock.monotonic();
      const passed = isPaused ? 0 : now - since;
      since = now;
      for (const [id, ms] of left) if (!stand.includes(id)) left.set(id, ms - passed);
    },
    /** Milliseconds until one of these shows another second. */
    toNextSecond: (ids: readonly number[]) =>
      Math.min(...ids.map((id) => (left.get(id) ?? 0) % 1000 || 1000)),
  };
}

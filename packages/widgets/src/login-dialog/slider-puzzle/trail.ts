import type { SliderTry } from '@shuyuan/api-client';

/** What the contract takes at most. */
const most = { points: 2000, milliseconds: 600_000 };

/** The way of the piece from its first move to letting go, as the server wants to see it. */
export function createTrail() {
  let startedAt: number | undefined;
  let points: [ms: number, x: number][] = [];
  let by: SliderTry['by'] = 'pointer';

  const since = (now: number) => Math.min(most.milliseconds, Math.round(now - (startedAt ?? now)));

  return {
    record(now: number, x: number, how: SliderTry['by']) {
      startedAt ??= now;
      // A single even step among a hand's moves would look like a machine: then all of it counts as keys.
      if (how === 'keys') by = how;
      // Every second point tells the same way; the first one stays.
      if (points.length === most.points) points = points.filter((_, index) => index % 2 === 0);
      points.push([since(now), rounded(x)]);
    },
    isEmpty: () => points.length === 0,
    by: () => by,
    /** The attempt as it is sent, without the puzzle's key. */
    end: (now: number, x: number): Omit<SliderTry, 'key'> => ({
      x: rounded(x),
      duration: since(now),
      trail: [...points],
      by,
    }),
    clear() {
      startedAt = undefined;
      points = [];
      by = 'pointer';
    },
  };
}

/** A tenth of a pixel is more than a hand can aim at. */
const rounded = (x: number) => Math.round(x * 10) / 10;

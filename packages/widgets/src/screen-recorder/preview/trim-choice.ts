import type { StoreApi } from 'zustand/vanilla';
import { tenth } from './trim-text.ts';
import type { TrimRange, TrimState, TrimStore } from './trim.store.ts';

/** Seconds that have to be left. */
const shortest = 1;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const areSame = (a: TrimRange, b: TrimRange) => a.from === b.from && a.to === b.to;

/** What is kept, as two handles choose it, and how each choice is taken back. */
export function createTrimChoice(
  store: StoreApi<TrimState>,
  duration: number,
): Pick<TrimStore, 'grab' | 'setFrom' | 'setTo' | 'undo' | 'chooseAll'> {
  let earlier: TrimRange[] = [];

  const isChoosing = () => store.getState().step.kind === 'choosing';

  function remember() {
    const { range } = store.getState();
    const last = earlier.at(-1);
    if (!last || !areSame(last, range)) earlier = [...earlier, range];
  }

  function put(range: TrimRange) {
    const canUndo = earlier.some((before) => !areSame(before, range));
    store.setState({ range, canUndo, step: { kind: 'choosing', hasFailed: false } });
  }

  return {
    grab() {
      if (isChoosing()) remember();
    },
    setFrom(seconds) {
      const { range } = store.getState();
      if (isChoosing()) put({ ...range, from: within(tenth(seconds), 0, Math.max(0, range.to - shortest)) });
    },
    setTo(seconds) {
      const { range } = store.getState();
      const least = Math.min(duration, range.from + shortest);
      // The last tenth is seldom a whole one.
      const to = seconds >= duration - 0.05 ? duration : tenth(seconds);
      if (isChoosing()) put({ ...range, to: within(to, least, duration) });
    },
    undo() {
      const { range } = store.getState();
      while (isChoosing() && earlier.length > 0) {
        const before = earlier.at(-1);
        earlier = earlier.slice(0, -1);
        if (before && !areSame(before, range)) return put(before);
      }
    },
    chooseAll() {
      if (!isChoosing()) return;
      remember();
      put({ from: 0, to: duration });
    },
  };
}

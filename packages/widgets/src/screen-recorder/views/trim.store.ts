import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Trimmer } from '../recorder-media.ts';

/** Seconds of what is kept. */
export interface TrimRange {
  from: number;
  to: number;
}

export type TrimStep =
  | { kind: 'choosing'; hasFailed: boolean }
  /** `part`: from 0 to 1. */
  | { kind: 'cutting'; part: number };

export interface TrimState {
  step: TrimStep;
  range: TrimRange;
  /** Seconds of the whole. */
  duration: number;
  /** Addresses of the strip's pictures; null where none has come yet. */
  pictures: readonly (string | null)[];
  /** There is a choice to go back to. */
  canUndo: boolean;
}

export interface TrimDeps {
  file: Blob;
  /** Seconds. */
  duration: number;
  trimmer: Trimmer;
  onCut: (file: Blob, duration: number, range: TrimRange) => void;
}

export interface TrimStore extends StoreApi<TrimState> {
  /** Fetches the pictures; the answered function ends everything. */
  open: () => () => void;
  /** A handle is taken: until it is let go all its moves are one. */
  grab: () => void;
  /** Where a handle is put, in seconds. It stops a second before the other one. */
  setFrom: (seconds: number) => void;
  setTo: (seconds: number) => void;
  /** Back to the choice before. */
  undo: () => void;
  /** Everything again. */
  chooseAll: () => void;
  cut: () => Promise<void>;
  cancel: () => void;
}

/** Seconds that have to be left. */
export const shortest = 1;

const pictureCount = 12;
const pictureWidth = 160;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Tenths are what a hand and an eye can tell apart here. */
const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** The rules of cutting: what is kept, how it is taken back, and when it becomes another file. */
export function createTrimStore({ file, duration, trimmer, onCut }: TrimDeps): TrimStore {
  const whole: TrimRange = { from: 0, to: duration };
  const store = createStore<TrimState>(() => ({
    step: { kind: 'choosing', hasFailed: false },
    range: whole,
    duration,
    pictures: Array.from({ length: pictureCount }, () => null),
    canUndo: false,
  }));
  let earlier: TrimRange[] = [];
  let cutting: AbortController | null = null;

  const isChoosing = () => store.getState().step.kind === 'choosing';
  const areSame = (a: TrimRange, b: TrimRange) => a.from === b.from && a.to === b.to;

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
    ...store,
    open() {
      const looking = new AbortController();
      const options = {
        count: pictureCount,
        width: pictureWidth,
        signal: looking.signal,
        onPicture(index: number, url: string) {
          if (looking.signal.aborted) return;
          const pictures = store.getState().pictures.with(index, url);
          store.setState({ pictures });
        },
      };
      // Without pictures there are still the times.
      trimmer.strip(file, options).catch(() => {});
      return () => {
        looking.abort();
        cutting?.abort();
      };
    },
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
      if (!isChoosing()) return;
      const { range } = store.getState();
      while (earlier.length > 0) {
        const before = earlier.at(-1);
        earlier = earlier.slice(0, -1);
        if (before && !areSame(before, range)) return put(before);
      }
    },
    chooseAll() {
      if (!isChoosing()) return;
      remember();
      put(whole);
    },
    async cut() {
      const { range } = store.getState();
      if (!isChoosing() || areSame(range, whole)) return;
      const own = new AbortController();
      cutting = own;
      store.setState({ step: { kind: 'cutting', part: 0 } });
      const onProgress = (part: number) => {
        if (own.signal.aborted) return;
        const { step } = store.getState();
        // Thousands of steps come for one cut; those that nobody could see are left out.
        if (step.kind === 'cutting' && part - step.part >= 0.01)
          store.setState({ step: { kind: 'cutting', part: Math.min(1, part) } });
      };
      try {
        const result = await trimmer.trim(file, range, { signal: own.signal, onProgress });
        if (!own.signal.aborted) onCut(result.file, result.duration, range);
      } catch {
        // Whatever it was: the recording is as before, and cutting can be tried again.
        if (!own.signal.aborted) store.setState({ step: { kind: 'choosing', hasFailed: true } });
      }
    },
    cancel() {
      cutting?.abort();
      if (!isChoosing()) store.setState({ step: { kind: 'choosing', hasFailed: false } });
    },
  };
}

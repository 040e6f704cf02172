import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Trimmer } from '../recorder-media.ts';
import { areSame, createTrimChoice } from './trim-choice.ts';

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

const pictureCount = 8;
const pictureWidth = 160;

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
  const choice = createTrimChoice(store, duration);
  let cutting: AbortController | null = null;

  const isChoosing = () => store.getState().step.kind === 'choosing';

  return {
    ...store,
    ...choice,
    open() {
      const looking = new AbortController();
      const options = {
        count: pictureCount,
        width: pictureWidth,
        signal: looking.signal,
        onPicture(index: number, url: string) {
          if (looking.signal.aborted) return;
          const pictures = store.getState().pictures.map((one, place) => (place === index ? url : one));
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

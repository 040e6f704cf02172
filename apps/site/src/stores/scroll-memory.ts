import { storageKeys, type KeyValueStore } from './key-value-store.ts';

/** Where pages were left, for as long as the tab lives. */
export interface ScrollMemory {
  /** Keeps the position of a page, only when it is above 0. */
  save: (place: string, top: number) => void;
  /** The kept position, once; null when there is none. */
  take: (place: string) => number | null;
}

export function createScrollMemory(storage: KeyValueStore): ScrollMemory {
  const keyOf = (place: string) => `${storageKeys.scroll}.${place}`;
  return {
    save(place, top) {
      if (top > 0) storage.set(keyOf(place), String(Math.round(top)));
    },
    take(place) {
      const top = Number(storage.get(keyOf(place)));
      storage.remove(keyOf(place));
      return top > 0 ? top : null;
    },
  };
}

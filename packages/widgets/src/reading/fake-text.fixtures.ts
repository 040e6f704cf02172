import type { ReadingText } from './reading-text.ts';

/** A text of ten windows that moves when a test says so. */
export function createFakeText(first: number | null = 0) {
  const listeners = new Set<() => void>();
  let place = first;
  let isShown = true;
  const went: number[] = [];
  let taken = 0;

  const text: ReadingText = {
    place: () => place,
    span: () => 10,
    isShown: () => isShown,
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goTo(next) {
      went.push(next);
      scrollTo(next);
    },
    takeFocus: () => void (taken += 1),
  };

  function scrollTo(next: number | null) {
    place = next;
    for (const listener of listeners) listener();
  }

  return {
    text,
    scrollTo,
    show: (next: boolean) => void (isShown = next),
    /** Where the reader was taken. */
    went,
    focusTaken: () => taken,
    isWatched: () => listeners.size > 0,
  };
}

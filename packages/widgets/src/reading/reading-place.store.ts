import { createStore } from 'zustand/vanilla';
import { createPlaceRecord, type PlaceRecordDeps } from './place-record.ts';
import type { ReadingText } from './reading-text.ts';

export interface ReadingPlaceState {
  /** The place to go back to, in whole per cent; null when none is offered. */
  offer: number | null;
}

/** Milliseconds without a movement after which somebody reads where they are. */
const rest = 1000;

/**
 * The rules of a reader's place. It is kept wherever they come to rest, but not before they have gone on from the one
 * that is offered: who opens a text and is called away finds the old place again.
 */
export function createReadingPlaceStore(deps: PlaceRecordDeps) {
  const store = createStore<ReadingPlaceState>(() => ({ offer: null }));
  const { getState: get, setState: set } = store;
  const { scheduler } = deps.host;
  const record = createPlaceRecord(deps);
  let text: ReadingText | null = null;
  let cancelRest = () => {};
  /** Whoever has come so far is reading, and wants to go nowhere else. */
  let readingFrom = 0;

  function look() {
    const place = text?.isShown() && get().offer === null ? text.place() : null;
    if (place !== null) record.reach(place);
  }

  function waitForRest() {
    cancelRest();
    cancelRest = scheduler.after(rest, look);
  }

  function offerTo(first: number | null, span: number) {
    if (first === null || deps.kept <= first || deps.kept >= 100) return;
    readingFrom = Math.min(deps.kept, first + span);
    set({ offer: deps.kept });
  }

  function withdraw() {
    text?.takeFocus();
    set({ offer: null });
  }

  function handleMove() {
    const place = text?.place() ?? null;
    if (get().offer !== null && (place === null || place >= readingFrom)) withdraw();
    waitForRest();
  }

  return {
    ...store,
    /** Begins with the text as it stands in the window. Answers the way to stop. */
    start(opened: ReadingText) {
      text = opened;
      offerTo(text.place(), text.span());
      waitForRest();
      const stops = [
        text.onMove(handleMove),
        scheduler.onWake(waitForRest),
        scheduler.onHide(() => record.flush()),
      ];
      return () => {
        for (const stop of stops) stop();
        cancelRest();
        record.flush();
        text = null;
        set({ offer: null });
      };
    },
    /** Goes to where they were. */
    resume: () => {
      const { offer } = get();
      if (offer === null) return;
      text?.goTo(offer);
      set({ offer: null });
      waitForRest();
    },
    /** Stays where they are. */
    dismiss: () => {
      withdraw();
      waitForRest();
    },
  };
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserPage } from '../composition/browser-page.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** A location of the router, and whether its scroll position is to be as it was left. */
export interface Destination {
  pathname: string;
  search: string;
  hash: string;
  /** The reader came back, or the page was kept alive. */
  isReturn: boolean;
}

export interface ArrivalsState {
  /** Spoken to those who cannot see that the page has changed. */
  announcement: string;
  count: number;
}

/** What happens between leaving one page and standing on the next: scroll position, focus, announcement. */
export interface Arrivals extends StoreApi<ArrivalsState> {
  /** The router has decided, the old page still stands. */
  depart: (to: Destination) => void;
  /** The new page has been drawn, perhaps still without its data. */
  enter: () => void;
  /** The page shows what it came for. Only the first call after an `enter` does something. */
  settle: (title: string) => void;
  /** Keeps where the reader is, for a reload. */
  keep: () => void;
}

interface Arrival {
  destination: Destination;
  isFirst: boolean;
  isNewPage: boolean;
  isSettled: boolean;
}

type Window = Pick<BrowserPage, 'scrollTop' | 'scrollTo' | 'scrollToId' | 'focusMain'>;

const placeOf = ({ pathname, search }: Destination) => pathname + search;

export function createArrivals(page: Window, memory: ScrollMemory, start: Destination): Arrivals {
  const store = createStore<ArrivalsState>(() => ({ announcement: '', count: 0 }));
  let arrival: Arrival = { destination: start, isFirst: true, isNewPage: true, isSettled: false };

  function scrollIntoPlace({ destination }: Arrival) {
    const { hash, isReturn } = destination;
    const kept = memory.take(placeOf(destination));
    if (isReturn && kept !== null) page.scrollTo(kept);
    else if (hash === '' || !page.scrollToId(decodeURIComponent(hash.slice(1)))) page.scrollTo(0);
  }

  return {
    ...store,
    depart(to) {
      memory.save(placeOf(arrival.destination), page.scrollTop());
      arrival = {
        destination: to,
        isFirst: false,
        isNewPage: to.pathname !== arrival.destination.pathname,
        isSettled: false,
      };
    },
    enter() {
      if (!arrival.isSettled && arrival.isNewPage) page.scrollTo(0);
    },
    settle(title) {
      if (arrival.isSettled) return;
      arrival.isSettled = true;
      scrollIntoPlace(arrival);
      // The browser itself speaks the first page; paging within a page is spoken by the pager.
      if (arrival.isFirst || !arrival.isNewPage) return;
      page.focusMain();
      store.setState(({ count }) => ({ announcement: title, count: count + 1 }));
    },
    keep: () => memory.save(placeOf(arrival.destination), page.scrollTop()),
  };
}

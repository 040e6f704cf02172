import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserPage } from '../composition/browser-page.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** Where a navigation leads. */
export interface Destination {
  pathname: string;
  hash: string;
  /** Names the page in the scroll memory: another page of a list is another place. */
  place: string;
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
  isEntered: boolean;
  isSettled: boolean;
}

type Window = Pick<BrowserPage, 'scrollTop' | 'scrollTo' | 'scrollToId' | 'focusMain' | 'isFocusInSight'>;

export function createArrivals(page: Window, memory: ScrollMemory, start: Destination): Arrivals {
  const store = createStore<ArrivalsState>(() => ({ announcement: '', count: 0 }));
  let arrival: Arrival = {
    destination: start,
    isFirst: true,
    isNewPage: true,
    isEntered: true,
    isSettled: false,
  };

  function startAtTop() {
    if (!arrival.isEntered && arrival.isNewPage) page.scrollTo(0);
    arrival.isEntered = true;
  }

  function scrollIntoPlace({ destination, isNewPage }: Arrival) {
    const { place, hash, isReturn } = destination;
    const kept = memory.take(place);
    // Whoever has begun to read while the data was under way is not moved.
    if (isNewPage && page.scrollTop() > 0) return;
    if (isReturn && kept !== null) page.scrollTo(kept);
    else if (hash !== '' && page.scrollToId(idIn(hash))) return;
    else if (!isNewPage) {
      page.scrollTo(0);
      // Whoever turned the page from below is taken along.
      if (!page.isFocusInSight()) page.focusMain();
    }
  }

  return {
    ...store,
    depart(to) {
      memory.save(arrival.destination.place, page.scrollTop());
      arrival = {
        destination: to,
        isFirst: false,
        isNewPage: to.pathname !== arrival.destination.pathname,
        isEntered: false,
        isSettled: false,
      };
    },
    enter: startAtTop,
    settle(title) {
      if (arrival.isSettled) return;
      arrival.isSettled = true;
      startAtTop();
      scrollIntoPlace(arrival);
      // The browser itself speaks the first page; paging within a page is spoken by the pager.
      if (arrival.isFirst || !arrival.isNewPage) return;
      page.focusMain();
      store.setState(({ count }) => ({ announcement: title, count: count + 1 }));
    },
    keep: () => memory.save(arrival.destination.place, page.scrollTop()),
  };
}

/** What a hash names: anybody may write one, and not every `%` begins an escape. */
function idIn(hash: string) {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

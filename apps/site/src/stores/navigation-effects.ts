import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserPage } from './browser-page.ts';
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

export interface NavigationEffectsState {
  /** Spoken to those who cannot see that the page has changed. */
  announcement: string;
  count: number;
}

/** What a navigation changes beside the page itself: scroll position, focus and what is announced. */
export interface NavigationEffects extends StoreApi<NavigationEffectsState> {
  /** The router has decided, the old page still stands. */
  start: (to: Destination) => void;
  /** The new page has been drawn, perhaps still without its data. */
  commit: () => void;
  /** The page shows what it came for. Only the first call after a `commit` does something. */
  ready: (title: string) => void;
  /** Keeps where the reader is, for a reload. */
  keep: () => void;
}

interface Navigation {
  destination: Destination;
  isFirst: boolean;
  isNewPage: boolean;
  isCommitted: boolean;
  isReady: boolean;
  /** Somebody has moved the focus while the page was under way. */
  isFocusTaken: () => boolean;
}

type Window = Pick<
  BrowserPage,
  'scrollTop' | 'scrollTo' | 'scrollToId' | 'focusMain' | 'watchFocus' | 'isFocusInSight'
>;

export function createNavigationEffects(
  page: Window,
  memory: ScrollMemory,
  start: Destination,
): NavigationEffects {
  const store = createStore<NavigationEffectsState>(() => ({ announcement: '', count: 0 }));
  let navigation: Navigation = {
    destination: start,
    isFirst: true,
    isNewPage: true,
    isCommitted: true,
    isReady: false,
    isFocusTaken: () => false,
  };

  function startAtTop() {
    if (!navigation.isCommitted && navigation.isNewPage) page.scrollTo(0);
    navigation.isCommitted = true;
  }

  function scrollIntoPlace({ destination, isNewPage }: Navigation) {
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
    start(to) {
      memory.save(navigation.destination.place, page.scrollTop());
      navigation = {
        destination: to,
        isFirst: false,
        isNewPage: to.pathname !== navigation.destination.pathname,
        isCommitted: false,
        isReady: false,
        isFocusTaken: page.watchFocus(),
      };
    },
    commit: startAtTop,
    ready(title) {
      if (navigation.isReady) return;
      navigation.isReady = true;
      startAtTop();
      scrollIntoPlace(navigation);
      // The browser itself speaks the first page; paging within a page is spoken by the pager.
      if (navigation.isFirst || !navigation.isNewPage) return;
      // Whoever has opened a menu or begun to type meanwhile is not taken away from it.
      if (!navigation.isFocusTaken()) page.focusMain();
      store.setState(({ count }) => ({ announcement: title, count: count + 1 }));
    },
    keep: () => memory.save(navigation.destination.place, page.scrollTop()),
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

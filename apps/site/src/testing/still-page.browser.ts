import type { BrowserPage } from '../stores/browser-page.ts';

export interface StillPage extends BrowserPage {
  /** Puts the page where it is to be scrolled to, and tells those who listen. */
  scroll: (top: number) => void;
  titles: string[];
}

/** A window that does not move by itself. */
export function createStillPage(start: number): StillPage {
  const listeners = new Set<() => void>();
  const titles: string[] = [];
  const entry = new Map<string, unknown>();
  let top = start;
  const scroll = (next: number) => {
    top = next;
    for (const listener of listeners) listener();
  };
  return {
    titles,
    scroll,
    url: () => new URL('https://story.test/'),
    replaceUrl: () => {},
    reload: () => {},
    isOutdated: () => false,
    setTitle: (title) => void titles.push(title),
    setTheme: () => {},
    setLanguage: () => {},
    scrollTop: () => top,
    scrollTo: (next) => {
      // A picture shows the page as scrolled as its story says.
      if (start === 0) scroll(next);
    },
    scrollToId: () => false,
    onScroll(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onHide: () => () => {},
    keepInEntry: (name, value) => void entry.set(name, value),
    fromEntry: (name) => entry.get(name),
    onSearchKey: () => () => {},
    focusMain() {
      const headings = [...document.querySelectorAll('main h1')];
      const shown = headings.find((heading) => !heading.closest('[style*="display: none"]'));
      if (!(shown instanceof HTMLElement)) return;
      shown.tabIndex = -1;
      shown.focus();
    },
    watchFocus: () => () => false,
    isFocusInSight: () => true,
    whenNear(_, listener) {
      listener();
      return () => {};
    },
    watchSight: () => () => {},
    print: () => {},
    removeOverlay: () => {},
  };
}

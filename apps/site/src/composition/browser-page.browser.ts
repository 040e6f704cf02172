import type { BrowserPage } from '../stores/browser-page.ts';

/** Id of the loading overlay in `index.html`. */
const overlayId = 'start-up';

export function createBrowserPage(): BrowserPage {
  window.history.scrollRestoration = 'manual';
  let isOutdated = false;
  // From `lazy-files.js`.
  window.addEventListener('site-outdated', () => {
    isOutdated = true;
  });
  return {
    url: () => new URL(window.location.href),
    replaceUrl: (url) => window.history.replaceState(window.history.state, '', url),
    reload: () => window.location.reload(),
    isOutdated: () => isOutdated,
    setTitle(title) {
      document.title = title;
    },
    setTheme(theme) {
      document.documentElement.dataset['syTheme'] = theme;
    },
    setLanguage(locale) {
      document.documentElement.lang = locale;
    },
    scrollTop: () => window.scrollY,
    scrollTo: (top, { isSmooth = false } = {}) =>
      window.scrollTo({ top, behavior: isSmooth && !wantsStillness() ? 'smooth' : 'instant' }),
    scrollToId(id) {
      const element = document.getElementById(id);
      element?.scrollIntoView({ behavior: 'instant', block: 'start' });
      return element !== null;
    },
    onScroll,
    onHide(listener) {
      window.addEventListener('pagehide', listener);
      return () => window.removeEventListener('pagehide', listener);
    },
    keepInEntry: (name, value) =>
      window.history.replaceState({ ...entryState(), [entryName(name)]: value }, ''),
    fromEntry: (name) => entryState()[entryName(name)],
    onSearchKey,
    focusMain() {
      const main = document.querySelector('main');
      // Pages that are kept alive stand hidden beside the one that is shown.
      const headings = [...(main?.querySelectorAll('h1') ?? [])];
      const target = headings.find((heading) => heading.checkVisibility()) ?? main;
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    },
    watchFocus() {
      const before = document.activeElement;
      return () => {
        const { activeElement, body } = document;
        return activeElement !== null && activeElement !== body && activeElement !== before;
      };
    },
    isFocusInSight() {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) return true;
      const { top, bottom } = activeElement.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    },
    whenNear,
    watchSight,
    print: () => window.print(),
    removeOverlay: () => document.getElementById(overlayId)?.remove(),
  };
}

/** Beside what the router keeps there itself. */
const entryName = (name: string) => `shuyuan.${name}`;
const entryState = () => (window.history.state ?? {}) as Record<string, unknown>;

function onSearchKey(listener: () => void) {
  const answer = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // On a Mac, Ctrl+K deletes to the end of the line.
    const isInField = target instanceof Element && target.matches('input, textarea, [contenteditable]');
    const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (event.isComposing || event.defaultPrevented || (ctrlKey && isInField) || isCovered) return;
    event.preventDefault();
    listener();
  };
  window.addEventListener('keydown', answer);
  return () => window.removeEventListener('keydown', answer);
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** So far below the window's edge that a piece of code is there when the reader is. */
const nearMargin = '800px';

/** A screen reader and a search in the page see what is there, wherever it is scrolled to. */
const nearInAnyCase = 1500;

function whenNear(element: Element, listener: () => void) {
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
  const comeNear = () => {
    stop();
    listener();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
    },
    { rootMargin: nearMargin },
  );
  const timer = window.setTimeout(comeNear, nearInAnyCase);
  observer.observe(element);
  return stop;
}

function watchSight(element: Element, listener: (isInSight: boolean) => void) {
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) listener(latest.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function onScroll(listener: () => void) {
  let frame = 0;
  const whenScrolled = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  window.addEventListener('scroll', whenScrolled, { passive: true });
  return () => {
    window.removeEventListener('scroll', whenScrolled);
    cancelAnimationFrame(frame);
  };
}

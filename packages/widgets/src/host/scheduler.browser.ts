import type { Scheduler } from './widget-host.ts';

/** The longest delay that a browser's timer can hold; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

export function createBrowserScheduler(): Scheduler {
  return {
    after(delay, task) {
      let timer = 0;
      const wait = (left: number) => {
        timer = window.setTimeout(
          () => (left > longestTimer ? wait(left - longestTimer) : task()),
          Math.min(left, longestTimer),
        );
      };
      wait(delay);
      return () => window.clearTimeout(timer);
    },
    onWake(listener) {
      const whenVisible = () => {
        if (document.visibilityState === 'visible') listener();
      };
      const events = ['online', 'pageshow', 'focus'] as const;
      document.addEventListener('visibilitychange', whenVisible);
      for (const event of events) window.addEventListener(event, listener);
      return () => {
        document.removeEventListener('visibilitychange', whenVisible);
        for (const event of events) window.removeEventListener(event, listener);
      };
    },
    onHide(listener) {
      const whenHidden = () => {
        if (document.visibilityState === 'hidden') listener();
      };
      // Phones may end a hidden page without another word; desktops tell a reload by `pagehide` alone.
      document.addEventListener('visibilitychange', whenHidden);
      window.addEventListener('pagehide', listener);
      return () => {
        document.removeEventListener('visibilitychange', whenHidden);
        window.removeEventListener('pagehide', listener);
      };
    },
  };
}

import { createBrowserClipboard } from './clipboard.browser.ts';
import { createLazyStorage } from './lazy-storage.ts';
import { createBrowserPages } from './pages.browser.ts';
import { createBrowserScheduler } from './scheduler.browser.ts';
import type { WidgetHost } from './widget-host.ts';
import { createWriteAheadLog } from './write-ahead-log.browser.ts';

/** What a page adds to the browser's own services: its session, routes, notices and language. */
export interface BrowserHostOptions extends Pick<
  WidgetHost,
  'session' | 'navigate' | 'notify' | 'locale' | 'player'
> {
  /**
   * Names the IndexedDB database, in `localStorage` what the database does not have yet, and what tabs tell each other by. Two schools on one origin
   * take two names. @default 'shuyuan'
   */
  storageName?: string;
}

/** A host over this browser's own services. The page adds who is signed in, where places are, and how to tell things. */
export function createBrowserHost({ storageName = 'shuyuan', ...page }: BrowserHostOptions): WidgetHost {
  return {
    ...page,
    clock: { now: () => Date.now(), monotonic: () => performance.now() },
    scheduler: createBrowserScheduler(),
    storage: createLazyStorage(async () => {
      const { createBrowserStorage } = await import('./browser-storage.browser.ts');
      return createBrowserStorage(storageName);
    }, createWriteAheadLog(storageName)),
    clipboard: createBrowserClipboard(),
    pages: createBrowserPages(storageName),
    leaveFor: (address) => window.location.assign(address),
    network: { isOnline: () => navigator.onLine },
    createId,
  };
}

/** `crypto.randomUUID` exists in secure contexts only; random bytes exist everywhere. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

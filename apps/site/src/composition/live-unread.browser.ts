import { watchUnread } from '@shuyuan/api-client/community';
import { followUnread } from '../stores/live-unread.ts';
import type { Site } from '../stores/site-context.tsx';

/** Keeps the count of a person's messages up to date, over this browser's tabs. Answers the way to stop. */
export function followInBrowser(
  person: number,
  { session, unread, host }: Pick<Site, 'session' | 'unread' | 'host'>,
) {
  return followUnread(person, {
    unread,
    watch: (onUnread, signal) =>
      watchUnread({
        baseUrl: '',
        fetch: (...request) => window.fetch(...request),
        token: session.getState().token ?? '',
        signal,
        onUnread,
      }),
    // Insecure pages have none.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
    host,
  });
}

import type { ToastQueue } from '@shuyuan/ui/toast';
import type { SessionStore } from '../stores/session-store.ts';

/** What was refused to a visitor no longer holds for who is signed in: such notices go when the session comes. */
export const dropStaleNotices = (session: Pick<SessionStore, 'subscribe'>, toasts: ToastQueue) =>
  session.subscribe(({ token }, before) => {
    if (token === null || before.token !== null) return;
    for (const { key, tone, action } of toasts.visible())
      if (tone === 'critical' && !action) toasts.dismiss(key);
  });

import type { WidgetHost } from '@shuyuan/widgets/host';

/**
 * Why an order is completed by hand, as the one who is signed in has typed it: kept on the device at each input until it is
 * sent. Without a device that keeps it, it lives as long as the page.
 */
export function createKeptReason(
  { storage, session }: Pick<WidgetHost, 'storage' | 'session'>,
  orderId: number,
) {
  const key = `order-finish/${session.current()?.id ?? 0}/${orderId}`;
  return {
    /** An empty reason is none. */
    keep: (reason: string) =>
      void (reason === '' ? storage.remove(key) : storage.set(key, reason)).catch(() => {}),
    find: async (): Promise<string> => {
      const kept = await storage.get(key).catch(() => undefined);
      return typeof kept === 'string' ? kept : '';
    },
  };
}

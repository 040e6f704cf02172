import type { StoragePort } from '../host/widget-host.ts';
import { readRows, type RecentKeyword } from './recent-list.ts';

/** Recent keywords on this device, a list for each person. A device that keeps nothing goes on without. */
export function createRecentStorage(storage: StoragePort) {
  const keyOf = (user: number | null) => `recent-keywords/${user ?? 'visitor'}`;
  return {
    read: async (user: number | null) => readRows(await storage.get(keyOf(user)).catch(() => undefined)),
    change(user: number | null, change: (rows: RecentKeyword[]) => RecentKeyword[]) {
      storage.update(keyOf(user), (value) => change(readRows(value))).catch(() => {});
    },
  };
}

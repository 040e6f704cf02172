import { storageKeys, type KeyValueStore } from './key-value-store.ts';

/** Milliseconds during which a page that opens, or another tab, still announces the end of the session. */
const announcedFor = 10_000;

/**
 * Record of a session that the server has ended, shared by all tabs. It outlives the page in which a call was refused: a
 * reload at that moment would otherwise open the same page signed out, without a word.
 */
export function createEndedSession(storage: KeyValueStore, now: () => number) {
  return {
    /** Call before the token is removed: other tabs read this when they see it gone. */
    record: () => storage.set(storageKeys.sessionEnded, String(now())),
    /** Whether the session has ended so recently that a page may not have announced it yet. */
    isRecent() {
      const endedAt = Number(storage.get(storageKeys.sessionEnded) ?? Number.NaN);
      return Math.abs(now() - endedAt) < announcedFor;
    },
    forget: () => storage.remove(storageKeys.sessionEnded),
  };
}

import type { Clock, Scheduler, StoragePort } from '../host/widget-host.ts';
import {
  beginCountdown,
  continueCountdown,
  isSavedCountdown,
  readClocks,
  restoreCountdown,
  saveCountdown,
} from './countdown.ts';

/** When something ends, told by a server in its own time; the device's clock may be wrong. */
export interface ServerDeadline {
  /** Epoch milliseconds. */
  endsAt: number;
  /** The server's clock when it answered, epoch milliseconds. */
  serverNow: number;
}

/**
 * Waiting that is right after sleep, in a throttled tab, over a reload, and when the device's clock is set. It never
 * grows by itself. A sleep that no wake event ends is noticed late: the wait is then too long, never too short.
 */
export interface Deadline {
  /** Milliseconds, 0 when it has passed or nothing runs. */
  remaining: () => number;
  /** Starts anew, whatever was running: for this many milliseconds, or until the server's end. */
  start: (duration: number | ServerDeadline) => void;
  /** Ends at once, and forgets. */
  reset: () => void;
  /** Calls back at each full second, at the end, and after `start`, `reset` and `restore`. */
  subscribe: (listener: () => void) => () => void;
  /** Brings back what an earlier page has left under `key`; a deadline that was started meanwhile wins. */
  restore: () => Promise<void>;
  /** Ends timers and listening. What is kept under `key` stays. */
  dispose: () => void;
}

/** The clock that a deadline is measured by, and where it is kept. */
export interface DeadlineOptions {
  clock: Clock;
  scheduler: Scheduler;
  /** Together with `key`: the deadline outlives a reload. */
  storage?: StoragePort;
  /** Names the deadline on the device. Two of one key on one page do not see each other. */
  key?: string;
}

const second = 1000;

/** How often a running deadline is saved, so that a clock set while the page is closed cannot give much back. */
const saveEvery = 5 * second;

/**
 * With `storage` and `key` the deadline can be restored after a reload. It uses no timer until it is started or
 * restored.
 */
export function createDeadline({ clock, scheduler, storage, key }: DeadlineOptions): Deadline {
  const listeners = new Set<() => void>();
  const store = storage && key !== undefined ? { storage, key: `deadline/${key}` } : undefined;
  let countdown = beginCountdown(0, readClocks(clock));
  let savedAt = -Infinity;
  let isStarted = false;
  let cancelTick = () => {};
  let stopListening: (() => void) | undefined;

  function save() {
    savedAt = clock.monotonic();
    if (!store) return;
    const saving =
      countdown.left > 0
        ? store.storage.set(store.key, saveCountdown(countdown))
        : store.storage.remove(store.key);
    // Without storage the deadline ends with the page.
    saving.catch(() => {});
  }

  function look(isWaking: boolean) {
    if (countdown.left === 0) return;
    const next = continueCountdown(countdown, readClocks(clock), isWaking);
    countdown = next.countdown;
    const isDue = clock.monotonic() - savedAt >= saveEvery;
    if (next.hasJumped || isDue || countdown.left === 0) save();
  }

  function tell() {
    cancelTick();
    if (countdown.left > 0) {
      // Rounded up: a browser's timer may come a fraction of a millisecond early, and again, and again.
      cancelTick = scheduler.after(Math.ceil(countdown.left % second) || second, () => {
        look(false);
        tell();
      });
      stopListening ??= scheduler.onWake(() => {
        look(true);
        tell();
      });
    } else {
      quiet();
    }
    for (const listener of listeners) listener();
  }

  function quiet() {
    cancelTick();
    stopListening?.();
    stopListening = undefined;
  }

  function begin(left: number) {
    isStarted = true;
    countdown = beginCountdown(left, readClocks(clock));
    save();
    tell();
  }

  return {
    remaining() {
      look(false);
      return countdown.left;
    },
    start: (duration) =>
      begin(typeof duration === 'number' ? duration : duration.endsAt - duration.serverNow),
    reset: () => begin(0),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async restore() {
      const saved = await store?.storage.get(store.key).catch(() => undefined);
      if (isStarted || !isSavedCountdown(saved)) return;
      countdown = restoreCountdown(saved, readClocks(clock));
      isStarted = countdown.left > 0;
      // What has passed meanwhile must not come back when the clock is set back.
      save();
      tell();
    },
    dispose: quiet,
  };
}

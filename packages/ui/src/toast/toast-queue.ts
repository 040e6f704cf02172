import { readingTime } from './reading-time.ts';

/** `critical` says that something did not work, and stays half as long again. */
export type ToastTone = 'neutral' | 'positive' | 'critical';

export interface ToastOptions {
  /** One thing to do about it. A notice with an action stays until it is answered. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds, or `stays` until dismissed. @default by the length of the text, 5 to 20 seconds */
  duration?: number | 'stays';
}

/** A notice as the region draws it. */
export interface Toast {
  key: string;
  tone: ToastTone;
  text: string;
  action?: ToastOptions['action'];
  /** On its way out: drawn a moment longer, no longer to be used. */
  isLeaving: boolean;
  /** Made way for newer ones before, and has been heard. */
  isReturning: boolean;
}

export interface ToastQueue {
  /** Shows a notice and answers its key. The same words in the same tone replace the notice that shows them. */
  add: (tone: ToastTone, text: string, options?: ToastOptions) => string;
  /** Takes a notice away before its time; an unknown key does nothing. */
  dismiss: (key: string) => void;
  /** Takes all away, those that wait included. */
  clear: () => void;
  /** Stops all clocks, until `resume`. The region does so while a pointer or the focus rests on it. */
  pause: () => void;
  resume: () => void;
  /** The newest three, oldest first. The same array until something changes. */
  visible: () => readonly Toast[];
  /** Calls back after each change; answers the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

const mostVisible = 3;
const leavingTime = 120;

interface Entry extends Toast {
  /** Infinite for a notice that stays. */
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const durationOf = (tone: ToastTone, text: string, { action, duration }: ToastOptions) => {
  if (duration === 'stays' || (action && duration === undefined)) return Infinity;
  return duration ?? readingTime(text) * (tone === 'critical' ? 1.5 : 1);
};

/**
 * Notices waiting to be shown by a `ToastRegion`. Make one where the page is put together and hand it down: its `add` is a
 * host's `notify`, and may be called from anywhere, before the region is drawn too.
 */
export function createToastQueue(): ToastQueue {
  let entries: Entry[] = [];
  let visible: readonly Toast[] = [];
  let isPaused = false;
  let lastKey = 0;
  const listeners = new Set<() => void>();

  const stop = (entry: Entry) => {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.remaining -= Date.now() - entry.startedAt;
  };
  const start = (entry: Entry) => {
    if (entry.timer !== undefined || isPaused || entry.isLeaving || entry.remaining === Infinity) return;
    entry.startedAt = Date.now();
    entry.timer = setTimeout(() => dismiss(entry.key), Math.max(0, entry.remaining));
  };
  const publish = () => {
    const shown = entries.slice(-mostVisible);
    for (const entry of entries) {
      if (shown.includes(entry)) start(entry);
      else entry.isReturning = true;
    }
    visible = shown.map(({ key, tone, text, action, isLeaving, isReturning }) => ({
      key,
      tone,
      text,
      ...(action && { action }),
      isLeaving,
      isReturning,
    }));
    for (const listener of listeners) listener();
  };
  const remove = (key: string) => {
    entries = entries.filter((entry) => {
      if (entry.key === key) stop(entry);
      return entry.key !== key;
    });
  };
  const dismiss = (key: string) => {
    const entry = entries.find((candidate) => candidate.key === key);
    if (!entry || entry.isLeaving) return;
    stop(entry);
    entry.isLeaving = true;
    setTimeout(() => {
      remove(key);
      publish();
    }, leavingTime);
    publish();
  };
  /** Who has been seen and would go by itself makes way; who waits for an answer comes back. */
  const makeWay = () => {
    while (entries.length >= mostVisible) {
      const passing = entries.find((entry) => entry.isLeaving || entry.remaining !== Infinity);
      if (!passing) return;
      remove(passing.key);
    }
  };

  return {
    add(tone, text, options = {}) {
      const same = entries.find((entry) => entry.tone === tone && entry.text === text);
      if (same) remove(same.key);
      makeWay();
      const key = `toast-${++lastKey}`;
      entries.push({
        key,
        tone,
        text,
        ...(options.action && { action: options.action }),
        isLeaving: false,
        isReturning: false,
        remaining: durationOf(tone, text, options),
        startedAt: 0,
        timer: undefined,
      });
      publish();
      return key;
    },
    dismiss,
    clear() {
      entries.forEach(stop);
      entries = [];
      publish();
    },
    pause() {
      isPaused = true;
      entries.forEach(stop);
    },
    resume() {
      isPaused = false;
      entries.slice(-mostVisible).forEach(start);
    },
    visible: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

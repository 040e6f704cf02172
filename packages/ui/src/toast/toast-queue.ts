import { readingTime } from './reading-time.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** `critical` says that something did not work, and stays half as long again. */
export type ToastTone = 'neutral' | 'positive' | 'critical';

/** How one notice differs from the usual: an action, its duration, and whether it is announced. */
export interface ToastOptions {
  /** One thing to do about it. A notice with an action stays until it is answered. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds, or `stays` until dismissed. @default by the length of the text, 5 to 20 seconds */
  duration?: number | 'stays';
  /** Only seen: what it is about says the same aloud. */
  isHeard?: boolean;
}

/** A notice as the region draws it. */
export interface Toast {
  key: string;
  tone: ToastTone;
  text: string;
  action?: ToastOptions['action'];
  /** On its way out: drawn a moment longer, no longer to be used. */
  isLeaving: boolean;
  /** Is not announced: it was before, or its words are said elsewhere. */
  isHeard: boolean;
}

/** The notices of one page, as a store outside React: `add` from anywhere, draw with one `ToastRegion`. */
export interface ToastQueue {
  /** Shows a notice and answers its key. The same words in the same tone replace the notice that shows them. */
  add: (tone: ToastTone, text: string, options?: ToastOptions) => string;
  /** Takes a notice away before its time; an unknown key does nothing. */
  dismiss: (key: string) => void;
  /** Takes all away, those that wait included. */
  clear: () => void;
  /** Stops all clocks. The region does so while a pointer or the focus rests on it, and before it is drawn. */
  pause: () => void;
  resume: () => void;
  /** The newest three, oldest first. The same array until something changes. */
  visible: () => readonly Toast[];
  /** Calls back after each change; answers the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

const mostVisible = 3;
const leavingTime = 120;

interface Entry {
  toast: Toast;
  clock: Stopwatch;
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
  // Nobody reads before a region is drawn.
  let isPaused = true;
  let lastKey = 0;
  const listeners = new Set<() => void>();

  const find = (key: string) => entries.find(({ toast }) => toast.key === key);
  const publish = () => {
    const shown = entries.slice(-mostVisible);
    for (const entry of entries) {
      if (!shown.includes(entry)) entry.toast = { ...entry.toast, isHeard: true };
      else if (!isPaused) entry.clock.start();
    }
    visible = shown.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };
  const remove = (key: string) => {
    find(key)?.clock.stop();
    entries = entries.filter(({ toast }) => toast.key !== key);
  };
  const dismiss = (key: string) => {
    const entry = find(key);
    if (!entry || entry.toast.isLeaving) return;
    entry.clock.stop();
    entry.toast = { ...entry.toast, isLeaving: true };
    setTimeout(() => {
      remove(key);
      publish();
    }, leavingTime);
    publish();
  };
  /** Who has been seen and would go by itself makes way; who waits for an answer comes back. */
  const makeWay = () => {
    while (entries.length >= mostVisible) {
      const passing = entries.find(({ toast, clock }) => toast.isLeaving || clock.isRunningOut);
      if (!passing) return;
      remove(passing.toast.key);
    }
  };

  return {
    add(tone, text, options = {}) {
      const same = entries.find(({ toast }) => toast.tone === tone && toast.text === text);
      if (same) remove(same.toast.key);
      makeWay();
      const key = `toast-${++lastKey}`;
      const { action, isHeard = false } = options;
      entries.push({
        toast: { key, tone, text, ...(action && { action }), isLeaving: false, isHeard },
        clock: createStopwatch(durationOf(tone, text, options), () => dismiss(key)),
      });
      publish();
      return key;
    },
    dismiss,
    clear() {
      for (const { clock } of entries) clock.stop();
      entries = [];
      publish();
    },
    pause() {
      isPaused = true;
      for (const { clock } of entries) clock.stop();
    },
    resume() {
      isPaused = false;
      for (const { clock } of entries.slice(-mostVisible)) clock.start();
    },
    visible: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

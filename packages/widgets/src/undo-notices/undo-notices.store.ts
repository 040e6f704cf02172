import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureText } from '../async/failure-text.ts';
import type { WidgetHost } from '../host/widget-host.ts';
import { createNoticeClocks } from './notice-clocks.ts';
import { undoNoticesStrings } from './undo-notices.strings.ts';

/** Milliseconds for which a notice stands. The server takes back for longer than that. */
export const undoTime = 10_000;

/** Something that was done, and what takes it back. */
export interface ActedNotice {
  /** What was done, in one sentence. */
  text: string;
  /** As the change has answered it. */
  actionId: number;
}

/** A notice as it is drawn. */
export interface UndoNotice extends ActedNotice {
  /** Whole seconds for which it still stands. */
  secondsLeft: number;
  /** It is being taken back, and stands until that is done. */
  isUndoing: boolean;
}

/** What stands, and how often something was taken back. */
export interface UndoNoticesState {
  /** The oldest first. */
  notices: readonly UndoNotice[];
  /** Counts what was taken back: what shows it has to be asked for again. */
  undone: number;
}

/** What the notices need of their page: its clock, its language, and the call that takes an action back. */
export interface UndoNoticesOptions {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'notify'>;
  /** The language at the moment. */
  locale: () => WidgetHost['locale'];
  /** `log.undo` of the console's client. */
  undo: (actionId: number) => Promise<unknown>;
}

/** What was done and can be taken back for as long as its notice stands. Lives above the pages, which come and go. */
export interface UndoNotices extends Pick<StoreApi<UndoNoticesState>, 'getState' | 'subscribe'> {
  add: (notice: ActedNotice) => void;
  /** Takes an action back; once, however often it is asked for. */
  undo: (actionId: number) => Promise<void>;
  /** Undoes an action without a notice, such as an older one of the log. Resolves with whether it was undone. */
  undoLogged: (actionId: number) => Promise<boolean>;
  /** Takes the newest back. */
  undoLast: () => void;
  dismiss: (actionId: number) => void;
  /** Stops the clocks of all notices: a pointer or the focus rests on one. */
  pause: () => void;
  resume: () => void;
  /** Takes all away, those on their way included. */
  clear: () => void;
}

/** Begins without notices. */
export function createUndoNotices({ host, locale, undo }: UndoNoticesOptions): UndoNotices {
  const { scheduler, notify } = host;
  const store = createStore<UndoNoticesState>(() => ({ notices: [], undone: 0 }));
  const { getState: get, setState: set } = store;
  const clocks = createNoticeClocks(host.clock);
  let cancelTick = () => {};

  /** One that is being taken back does not run out meanwhile. */
  const pass = () =>
    clocks.pass(get().notices.flatMap(({ actionId, isUndoing }) => (isUndoing ? [actionId] : [])));

  function remove(actionId: number) {
    clocks.stop(actionId);
    set({ notices: get().notices.filter((notice) => notice.actionId !== actionId) });
  }

  function show() {
    cancelTick();
    const standing = get().notices.flatMap((notice) => {
      const secondsLeft = clocks.secondsOf(notice.actionId);
      return notice.isUndoing || secondsLeft > 0 ? [{ ...notice, secondsLeft }] : [];
    });
    set({ notices: standing });
    if (clocks.isPaused() || standing.length === 0) return;
    cancelTick = scheduler.after(clocks.toNextSecond(standing.map(({ actionId }) => actionId)), () => {
      pass();
      show();
    });
  }

  const mark = (actionId: number, isUndoing: boolean) =>
    set({
      notices: get().notices.map((each) => (each.actionId === actionId ? { ...each, isUndoing } : each)),
    });

  async function takeBack(actionId: number) {
    const notice = get().notices.find((each) => each.actionId === actionId);
    if (!notice || notice.isUndoing) return;
    pass();
    mark(actionId, true);
    if (!(await undoLogged(actionId))) {
      // Whoever is told that it did not work has the whole time to try again.
      clocks.start(actionId, undoTime);
      mark(actionId, false);
    }
    show();
  }

  async function undoLogged(actionId: number) {
    const failure = await failureOf(undo(actionId), undoNoticesStrings[locale()].notUndone);
    if (failure) notify('critical', failure);
    if (failure !== null) return false;
    remove(actionId);
    set({ undone: get().undone + 1 });
    notify('positive', undoNoticesStrings[locale()].undone);
    return true;
  }

  function setPaused(isPaused: boolean) {
    pass();
    clocks.setPaused(isPaused);
    show();
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add: ({ text, actionId }) => {
      pass();
      clocks.start(actionId, undoTime);
      const others = get().notices.filter((notice) => notice.actionId !== actionId);
      set({ notices: [...others, { text, actionId, secondsLeft: undoTime / 1000, isUndoing: false }] });
      show();
    },
    undo: takeBack,
    undoLogged,
    undoLast: () => {
      const last = get().notices.at(-1);
      if (last) void takeBack(last.actionId);
    },
    dismiss: remove,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    clear: () => {
      clocks.clear();
      cancelTick();
      set({ notices: [] });
    },
  };
}

/** Text to show of a failed call, empty when nothing is to be shown; null when it succeeded. */
async function failureOf(call: Promise<unknown>, fallback: string): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return failureText(error, fallback);
  }
}

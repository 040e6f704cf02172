import type { ComponentType } from 'react';
import type { WidgetHost } from '../host/widget-host.ts';

/** What draws notices, once it is needed. */
export interface Board {
  add: WidgetHost['notify'];
  Region: ComponentType;
}

export interface NoticeBoard {
  notify: WidgetHost['notify'];
  /** Null until something was said and its code is there. */
  board: () => Board | null;
  subscribe: (listener: () => void) => () => void;
}

/** Notices of one root. Its code is fetched with the first of them; what is said meanwhile waits. */
export function createNoticeBoard(fetchBoard: () => Promise<Board>): NoticeBoard {
  const listeners = new Set<() => void>();
  let board: Board | null = null;
  let fetching: Promise<Board> | undefined;
  return {
    board: () => board,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...notice) {
      fetching ??= fetchBoard();
      fetching.then(
        (fetched) => {
          fetched.add(...notice);
          if (board) return;
          board = fetched;
          for (const listener of listeners) listener();
        },
        // Offline, say: the next notice tries again, and the widget itself shows what has become of an action.
        () => (fetching = undefined),
      );
    },
  };
}

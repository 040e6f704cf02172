import {
  isApiError,
  type ApiError,
  type CommentsApi,
  type CommentSort,
  type CommentTarget,
} from '@shuyuan/api-client';
import type { Clock } from '../host/widget-host.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import { shownRows, shownTotal, type CommentBoxState, type ReadyList } from './comment-box.state.ts';
import { commentRows, withFirst, type CommentRow } from './comment-rows.ts';
import { makeRoom, turnPage, type Standing } from './stable-paging.ts';

export interface ListOptions {
  comments: Pick<CommentsApi, 'list'>;
  target: CommentTarget;
  /** Rows of the first page. */
  pageSize: number;
  clock: Clock;
  get: () => CommentBoxState;
  set: (patch: Partial<CommentBoxState>) => void;
  emit: (event: CommentBoxEvent) => void;
}

export type ListActions = ReturnType<typeof createListActions>;

/** Loads the list and turns its pages. A newer request ends the older one, and an answer that comes late is dropped. */
export function createListActions({ comments, target, pageSize, clock, get, set, emit }: ListOptions) {
  let running = new AbortController();

  /** Answers nothing when it has been overtaken. */
  async function request(known: Standing | null, page: number, size: number) {
    running.abort();
    const { signal } = (running = new AbortController());
    const { sort } = get();
    // What comes in at the end moves no page.
    const from = sort === 'newest' ? known : null;
    try {
      const standing = await turnPage(from, page, size, async (wanted) => {
        const answer = await comments.list(target, { page: wanted, size, sort }, { signal });
        return { rows: commentRows(answer), total: answer.comments.total };
      });
      return signal.aborted ? undefined : standing;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  function show(type: 'loaded' | 'page-changed', list: ReadyList, begun: number) {
    set({ list });
    const { page, size } = list;
    const ids = shownRows(list).map(({ id }) => id);
    emit({ type, page, size, total: shownTotal(list), ids, target, duration: clock.monotonic() - begun });
  }

  function tell(action: 'load' | 'turn-page', { kind, message }: ApiError, begun: number) {
    emit({ type: 'failed', action, ids: [], kind, message, target, duration: clock.monotonic() - begun });
  }

  async function load(page = 1) {
    const begun = clock.monotonic();
    set({ list: { status: 'loading' } });
    try {
      const standing = await request(null, page, pageSize);
      if (standing) show('loaded', { ...standing, status: 'ready', posted: [], isTurning: false }, begun);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The specification: a failed load only ends the loading, silently.
      set({ list: { status: 'failed' } });
      tell('load', error, begun);
    }
  }

  /** Rejects when the page does not come: the rows stay, and the pager goes back to where it was. */
  async function turnTo(page: number, size: number, isAnew = false) {
    const from = get().list;
    if (from.status !== 'ready') return;
    const begun = clock.monotonic();
    set({ list: { ...from, isTurning: true } });
    try {
      const standing = await request(isAnew ? null : from, page, size);
      const now = get().list;
      if (!standing || now.status !== 'ready') return;
      // What was posted while the answer was on its way may not be in it.
      const known = new Set([...standing.rows, ...from.posted].map(({ id }) => id));
      const posted = now.posted.filter(({ id }) => !known.has(id));
      set({ replies: {}, focus: { on: 'list' } });
      show('page-changed', { ...standing, status: 'ready', posted, isTurning: false }, begun);
    } catch (error) {
      const now = get().list;
      if (now.status === 'ready') set({ list: { ...now, isTurning: false } });
      if (isApiError(error)) tell('turn-page', error, begun);
      throw error;
    }
  }

  return {
    load,
    turnTo,

    /** Begins anew on page 1 in another order. False when that does not come: rows and order stay as they were. */
    async sortBy(sort: CommentSort): Promise<boolean> {
      const { sort: before, list } = get();
      if (sort === before) return true;
      set({ sort });
      if (list.status !== 'ready') {
        await load();
        return true;
      }
      try {
        await turnTo(1, list.size, true);
      } catch (error) {
        set({ sort: before });
        if (!isApiError(error)) throw error;
        return false;
      }
      return true;
    },

    /** A comment that the server has just taken. A list that is there is not asked for again, as the specification says. */
    insert(row: CommentRow) {
      const { list, sort } = get();
      if (list.status === 'failed') return void load();
      if (list.status !== 'ready' || shownRows(list).some(({ id }) => id === row.id)) return;
      const posted = withFirst(row, list.posted);
      const standing = sort === 'newest' ? makeRoom(list, posted.length) : list;
      set({ list: { ...list, ...standing, posted } });
    },

    /** One more reply under the comment `id`. */
    raiseReplies(id: number) {
      const { list } = get();
      if (list.status !== 'ready') return;
      const raise = (row: CommentRow) =>
        row.id === id ? { ...row, repliesCount: row.repliesCount + 1 } : row;
      set({ list: { ...list, rows: list.rows.map(raise), posted: list.posted.map(raise) } });
    },

    stop: () => running.abort(),
  };
}

import { isApiError, type ApiError, type CommentsApi, type CommentTarget } from '@shuyuan/api-client';
import type { Clock } from '../host/widget-host.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import { shownRows, shownTotal, type CommentBoxState, type ReadyList } from './comment-box.state.ts';
import { commentRows, type CommentRow } from './comment-rows.ts';
import { createSortBy } from './sort-by.ts';
import { withMoreReplies, withPosted } from './list-changes.ts';
import { turnPage, type Standing } from './stable-paging.ts';

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
    sortBy: createSortBy({ get, set, load, turnTo }),

    /** A comment that the server has just taken. A list that is there is not asked for again, as the specification says. */
    insert(row: CommentRow) {
      const { list, sort } = get();
      if (list.status === 'failed') return void load();
      if (list.status === 'ready') set({ list: withPosted(list, row, sort) });
    },

    /** One more reply under the comment `id`. */
    raiseReplies(id: number) {
      const { list } = get();
      if (list.status === 'ready') set({ list: withMoreReplies(list, id) });
    },

    stop: () => running.abort(),
  };
}

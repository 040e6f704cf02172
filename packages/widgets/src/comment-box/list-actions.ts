import { isApiError, type ApiError, type CommentSort } from '@shuyuan/api-client';
import { shownRows, shownTotal, type ReadyList } from './comment-box.state.ts';
import type { BoxContext } from './comment-box.store.ts';
import { commentRows } from './comment-rows.ts';
import { isUndoable } from './deleted-rows.ts';
import { withHeldComments } from './held-rows.ts';
import { turnPage, type PageWindow } from './stable-paging.ts';

export type ListActions = ReturnType<typeof createListActions>;

/** Loads the list and turns its pages. A newer request ends the older one, and an answer that comes late is dropped. */
export function createListActions(context: BoxContext) {
  const { comments, target, pageSize, host, strings, get, set, emit } = context;
  const { clock } = host;
  let running = new AbortController();

  /** Answers nothing when it has been overtaken. */
  async function request(known: PageWindow | null, page: number, size: number) {
    running.abort();
    const { signal } = (running = new AbortController());
    const { sort } = get();
    // What comes in at the end moves no page.
    const from = sort === 'newest' ? known : null;
    try {
      const pageWindow = await turnPage(from, page, size, async (wanted) => {
        const answer = await comments.list(target, { page: wanted, size, sort }, { signal });
        return { rows: commentRows(answer), total: answer.comments.total };
      });
      return signal.aborted ? undefined : pageWindow;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  function show(type: 'loaded' | 'page-changed', answered: ReadyList, begun: number) {
    const list = withHeldComments(context, answered);
    const deleted = get().deleted.filter(({ deletion }) => isUndoable(deletion, clock.now()));
    set({ list, deleted });
    const { page, size } = list;
    const ids = shownRows(list).map(({ id }) => id);
    emit({ type, page, size, total: shownTotal(list), ids, target, duration: clock.monotonic() - begun });
  }

  function tell(action: 'load' | 'turn-page', { kind, message }: ApiError, begun: number) {
    emit({ type: 'failed', action, ids: [], kind, message, target, duration: clock.monotonic() - begun });
  }

  /** Loads a page anew, the first when none is named. */
  async function load(page = 1) {
    const begun = clock.monotonic();
    set({ list: { status: 'loading' } });
    try {
      const pageWindow = await request(null, page, pageSize);
      if (pageWindow) show('loaded', { ...pageWindow, status: 'ready', posted: [], isTurning: false }, begun);
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
      const pageWindow = await request(isAnew ? null : from, page, size);
      const now = get().list;
      if (!pageWindow || now.status !== 'ready') return;
      // What was posted while the answer was on its way may not be in it.
      const known = new Set([...pageWindow.rows, ...from.posted].map(({ id }) => id));
      const posted = now.posted.filter(({ id }) => !known.has(id));
      set({ replies: {}, focus: { on: 'list' } });
      show('page-changed', { ...pageWindow, status: 'ready', posted, isTurning: false }, begun);
    } catch (error) {
      const now = get().list;
      if (now.status === 'ready') set({ list: { ...now, isTurning: false } });
      if (isApiError(error)) tell('turn-page', error, begun);
      throw error;
    }
  }

  /** Begins anew on page 1 in another order. When that does not come, rows and order stay as they were. */
  async function sortBy(sort: CommentSort) {
    const { sort: before, list } = get();
    if (sort === before) return;
    set({ sort });
    if (list.status !== 'ready') return load();
    try {
      await turnTo(1, list.size, true);
    } catch (error) {
      set({ sort: before });
      if (!isApiError(error)) throw error;
      host.notify('critical', strings.loadFailed);
    }
  }

  return { actions: { load, turnTo, sortBy }, stop: () => running.abort() };
}

import { busyFor, isApiError, type VideoRecord } from '@shuyuan/api-client';
import { createPageRequest } from '../async/page-request.ts';
import type { LibraryContext } from './library-context.ts';
import { pageSize, type LibraryQuery, type ListState } from './record-library.state.ts';

export type ListActions = ReturnType<typeof createListActions>;

/** Loads the list and turns its pages. The newest request wins; after a removal the page may be the last one. */
export function createListActions({ records, host, strings, get, set, announce }: LibraryContext) {
  const { request, stop } = createPageRequest<LibraryQuery & { page: number }, VideoRecord>({
    pageSize,
    ask: ({ page, categoryId, keywords }, call) =>
      records.list(
        {
          page,
          size: pageSize,
          ...(categoryId !== 0 && { category_id: categoryId }),
          ...(keywords !== '' && { keywords }),
        },
        call,
      ),
  });

  /** Resolves to false when it was overtaken. */
  async function bring(page: number): Promise<boolean> {
    const answer = await request({ ...get().query, page });
    if (!answer) return false;
    const { data, total } = answer;
    set({ list: { status: 'ready', records: data, total, page: answer.page, isTurning: false } });
    return true;
  }

  const turning = (list: ListState, isTurning: boolean): ListState =>
    list.status === 'ready' ? { ...list, isTurning } : list;

  /** The first page of what is asked for, or another; rows that are there stay until it comes. */
  async function load(page = 1) {
    const { list } = get();
    set({ list: list.status === 'ready' ? turning(list, true) : { status: 'loading' } });
    try {
      await bring(page);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const busy = busyFor(error);
      set({ list: { status: 'failed', ...(busy > 0 && { busyFor: busy }) } });
    }
  }

  /** Another question is answered from its first page, and the count is spoken. */
  async function ask(query: LibraryQuery) {
    const before = get().query;
    if (query.categoryId === before.categoryId && query.keywords === before.keywords) return;
    set({ query, typed: query.keywords });
    await load();
    const { list } = get();
    if (list.status === 'ready' && !list.isTurning) announce(strings.found(list.total));
  }

  return {
    load,
    ask,
    /** Rejects when the page does not come: the rows stay, and the pager goes back to where it was. */
    async turnTo(page: number) {
      set({ list: turning(get().list, true) });
      try {
        if (await bring(page)) set({ focus: { on: 'first-row' } });
      } catch (error) {
        set({ list: turning(get().list, false) });
        throw error;
      }
    },
    /** The page that is shown, anew and in silence. What does not come leaves what is there. */
    async refresh() {
      const { list } = get();
      if (list.status !== 'ready') return load();
      try {
        await bring(list.page);
      } catch (error) {
        if (!isApiError(error)) throw error;
        host.notify('critical', strings.notTurned);
      }
    },
    stop,
  };
}

import { isApiError, type RecordPage } from '@shuyuan/api-client';
import type { LibraryDesk } from './library-desk.ts';
import { pageSize, type LibraryQuery, type ListState } from './record-library.state.ts';

export type ListActions = ReturnType<typeof createListActions>;

/** Loads the list and turns its pages. A newer request ends the older one, and an answer that comes late is dropped. */
export function createListActions({ records, host, strings, get, set, announce }: LibraryDesk) {
  let running = new AbortController();

  /** Answers nothing when it has been overtaken. */
  async function request(page: number): Promise<RecordPage | undefined> {
    running.abort();
    const { signal } = (running = new AbortController());
    const { categoryId, keywords } = get().query;
    try {
      const answer = await records.list(
        {
          page,
          size: pageSize,
          ...(categoryId !== 0 && { category_id: categoryId }),
          ...(keywords !== '' && { keywords }),
        },
        { signal },
      );
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  const show = ({ data, total }: RecordPage, page: number) =>
    set({ list: { status: 'ready', records: data, total, page, isTurning: false } });

  /** Shows the page; after a removal it may be past the end, and the last one is shown. Answers false when overtaken. */
  async function bring(page: number): Promise<boolean> {
    const answer = await request(page);
    if (!answer) return false;
    const last = Math.max(1, Math.ceil(answer.total / pageSize));
    if (page > last) return bring(last);
    show(answer, page);
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
      set({ list: { status: 'failed' } });
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
    stop: () => running.abort(),
  };
}

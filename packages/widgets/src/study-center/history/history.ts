import { isApiError, type HistoryRef, type HistoryRow } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import { createPagedList } from '../../async/paged-list.ts';
import type { StudyContext, StudyPlace } from '../study-center.store.ts';

/** Rows of the history on one page. */
export const historySize = 20;

/** What was watched and read, page by page, and the rows that are taken out of it. */
export function createHistory({ host, strings, store, getProps, get, set, announce }: StudyContext) {
  const list = createPagedList<StudyPlace, HistoryRow>({
    store: {
      getState: () => ({ ...get(), list: get().history }),
      setState: ({ list: history, ...patch }) => store.setState({ ...patch, ...(history && { history }) }),
    },
    host,
    pageSize: historySize,
    ask: ({ page }, options) => getProps().study.history({ page, size: historySize }, options),
    onPlace: (place) => getProps().onPlace?.(place),
    onListed({ total, page }) {
      const name = strings.tabNames.history;
      if (total > 0) announce(strings.arrived(name, total, page));
      else announce(strings.arrivedEmpty(name, strings.empty.history.title));
    },
  });

  return {
    ...list,
    /** Takes a row out; how far it was studied stays. */
    async forget({ type, id }: HistoryRef, title: string) {
      try {
        await getProps().study.forget({ type, id });
      } catch (error) {
        if (!isApiError(error)) throw error;
        const text = failureText(error, strings.notForgotten);
        if (text) host.notify('critical', text);
        return;
      }
      const { history } = get();
      if (history.status === 'ready')
        set({
          history: {
            ...history,
            rows: history.rows.filter(({ resource }) => resource.type !== type || resource.id !== id),
            total: Math.max(0, history.total - 1),
          },
          focus: { on: 'list' },
        });
      announce(strings.hasForgotten(title));
      await list.refresh();
    },
  };
}

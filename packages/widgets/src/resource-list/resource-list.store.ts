import { cutText, isApiError, longestKeywords } from '@shuyuan/api-client';
import { changeText } from '../async/changed-rows.ts';
import { failureText } from '../async/failure-text.ts';
import { createPagedList, type WithPagedList } from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { askedOf, placeOf, queryOf, type ListPlace } from './list-place.ts';
import type { ResourceListStrings } from './resource-list.strings.ts';
import type { ResourceListProps } from './resource-list.tsx';
import type { Changed, ListAction, ListedRow } from './resource-list.types.ts';
import { saveExport } from './save-export.browser.ts';

/** Rows on one page. */
export const pageSize = 20;

/** Milliseconds after the last key until what was typed is looked for. */
export const typingPause = 300;

export interface ResourceListState extends WithPagedList<ListPlace, ListedRow> {
  /** What is typed, which is looked for a moment later. */
  draft: string;
  /** The server shows none of this to the person. */
  isNotAllowed: boolean;
  /** Ids of chosen rows, on all pages. */
  chosen: readonly number[];
  /** Ids of columns that the person has left out. */
  hidden: readonly string[];
  /** What is being done with rows: the id of an action, or `remove`. */
  busy: string | null;
  isExporting: boolean;
  announcement: Announcement;
}

type Props = ResourceListProps<ListedRow>;
type Deps = StoreDeps<Props, ResourceListStrings>;
type Context = StoreContext<Props, ResourceListStrings, ResourceListState>;

const firstState = ({ query = {}, declaration }: Props): ResourceListState => {
  const place = placeOf(query, declaration);
  return {
    place,
    list: { status: 'loading' },
    focus: null,
    draft: String(place['keywords']),
    isNotAllowed: false,
    chosen: [],
    hidden: [],
    busy: null,
    isExporting: false,
    announcement: noAnnouncement,
  };
};

/** The rules of a list of the console. */
export function createResourceListStore(deps: Deps) {
  const { host, getProps } = deps;
  const context: Context = createStoreContext(deps, firstState(getProps()));
  const { get, set } = context;
  const list = createRows(context);
  const narrow = createNarrowing(context, list.choose);
  const columns = createColumnChoice(context);
  const act = createActs(context, list.refresh);

  return {
    ...context.store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      ...narrow.actions,
      toggleColumn: columns.toggle,
      /** Of the rows on this page exactly these are chosen; those on other pages stay chosen. */
      choose: (ids: readonly number[]) => {
        const here = rowsOf(get()).map(({ id }) => id);
        const elsewhere = get().chosen.filter((id) => !here.includes(id));
        set({ chosen: [...elsewhere, ...here.filter((id) => ids.includes(id))] });
      },
      clearChosen: () => set({ chosen: [] }),
      ...act,
    },
    /** Loads the rows, and again when somebody comes back to the page. */
    start() {
      void list.start();
      void columns.load();
      return context.lifetime.start(host.scheduler.onWake(list.wake), list.stop, narrow.stop);
    },
    onPropsChange({ query = {}, declaration, revision }: Props, before: Props) {
      const place = placeOf(query, declaration);
      const placeBefore = placeOf(before.query ?? {}, before.declaration);
      if (place['keywords'] !== get().place['keywords']) set({ draft: String(place['keywords']) });
      list.follow(place, placeBefore);
      if (revision !== before.revision) void list.refresh();
    },
  };
}

const rowsOf = ({ list }: ResourceListState) => (list.status === 'ready' ? list.rows : []);

const createRows = ({ host, strings, getProps, store, set, announce }: Context) =>
  createPagedList<ListPlace, ListedRow>({
    store,
    host,
    pageSize,
    async ask(place, options) {
      try {
        const answer = await getProps().resource.list({ ...askedOf(place), size: pageSize }, options);
        set({ isNotAllowed: false });
        return answer;
      } catch (error) {
        if (isApiError(error) && error.code === 403) set({ isNotAllowed: true });
        throw error;
      }
    },
    onPlace: (place) => getProps().onQueryChange?.(queryOf(place)),
    onListed: ({ total, page }) => announce(total > 0 ? strings.arrived(total, page) : strings.arrivedEmpty),
  });

/** Filters, order and keywords: each begins another list at its first page, of which nothing is chosen. */
function createNarrowing({ host, get, set }: Context, choose: (place: ListPlace) => void) {
  let cancelTyping = () => {};

  function goTo(part: Record<string, string>) {
    cancelTyping();
    set({ chosen: [] });
    choose({ ...get().place, ...part, page: 1 });
  }

  function search() {
    const keywords = cutText(get().draft, longestKeywords);
    cancelTyping();
    if (keywords !== get().place['keywords']) goTo({ keywords });
  }

  return {
    stop: () => cancelTyping(),
    actions: {
      type: (draft: string) => {
        set({ draft });
        cancelTyping();
        cancelTyping = host.scheduler.after(typingPause, search);
      },
      /** At once: Enter, or the button that empties. */
      search,
      /** '' for all. */
      filter: (id: string, value: string) => goTo({ [id]: value }),
      clearFilters: () => {
        const empty = Object.keys(get().place).filter((name) => !['page', 'sort', 'order'].includes(name));
        set({ draft: '' });
        goTo(Object.fromEntries(empty.map((name) => [name, ''])));
      },
      sort: (sort: string, order: 'asc' | 'desc') => {
        choose({ ...get().place, sort, order, page: 1 });
      },
    },
  };
}

/** Kept for each person on this device. */
function createColumnChoice({ host, getProps, get, set }: Context) {
  const key = () => `resource-list/${host.session.current()?.id}/${getProps().declaration.name}/hidden`;
  return {
    async load() {
      const kept = await host.storage.get(key()).catch(() => null);
      if (Array.isArray(kept)) set({ hidden: kept.filter((id) => typeof id === 'string') });
    },
    toggle: (id: string) => {
      const { hidden } = get();
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
      set({ hidden: next });
      host.storage.set(key(), next).catch(() => {});
    },
  };
}

/** What changes rows, and the file of them. */
function createActs({ host, strings, getProps, get, set }: Context, refresh: () => Promise<void>) {
  function notifyOf(error: unknown, otherwise: string) {
    const text = failureText(error, otherwise);
    if (text) host.notify('critical', text);
  }

  /** One at a time. What was done is told with what takes it back. */
  async function act(
    id: string,
    ids: readonly number[],
    send: () => Promise<Changed | null>,
    done: (changedIds: readonly number[]) => string,
  ) {
    if (get().busy !== null || ids.length === 0) return;
    set({ busy: id });
    try {
      const changed = await send();
      if (!changed) return host.notify('positive', done(ids));
      set({ chosen: get().chosen.filter((each) => !ids.includes(each)) });
      const text = changeText(ids, changed, done, strings.partlyDone);
      getProps().onActed?.({ text, actionId: changed.action_id });
      await refresh();
    } catch (error) {
      notifyOf(error, strings.notDone);
    } finally {
      set({ busy: null });
    }
  }

  return {
    run: (action: ListAction, ids: readonly number[], choice = '') =>
      act(
        action.id,
        ids,
        () => action.run(ids, choice),
        ({ length }) =>
          action.done(length, action.choices?.find(({ value }) => value === choice)?.label ?? ''),
      ),
    remove(ids: readonly number[]) {
      const { resource, declaration } = getProps();
      const rows = rowsOf(get());
      return act(
        'remove',
        ids,
        () => resource.removeMany?.(ids) ?? Promise.reject(new Error('These rows are not removed here.')),
        (removed) => {
          const row = rows.find(({ id }) => id === removed[0]);
          return strings.removed(removed.length, row ? declaration.titleOf(row) : '');
        },
      );
    },
    async export(format: 'csv' | 'xlsx') {
      const { resource, onExported = saveExport } = getProps();
      if (get().isExporting || !resource.exportRows) return;
      set({ isExporting: true });
      const { page: _, ...asked } = askedOf(get().place);
      try {
        onExported(await resource.exportRows({ ...asked, format }));
      } catch (error) {
        notifyOf(error, strings.notExported);
      } finally {
        set({ isExporting: false });
      }
    },
  };
}

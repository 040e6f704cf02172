import { cutText, isApiError, longestKeywords } from '@shuyuan/api-client';
import { changeText } from '../async/changed-rows.ts';
import { failureText } from '../async/failure-text.ts';
import { createPagedList, type WithPagedList } from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { askedOf, placeOf, queryOf, type ListPlace } from './list-place.ts';
import { createOrdering } from './list-ordering.ts';
import { createSelection, noSelection, type ListSelection } from './list-selection.ts';
import type { ResourceListStrings } from './resource-list.strings.ts';
import type { ResourceListProps } from './resource-list.tsx';
import type { Changed, ExportedFile, ListAction, ListDeclaration, ListedRow } from './resource-list.types.ts';
import { amountOf, whatOf } from './row-words.ts';
import type { RowPlace } from './row-places.ts';
import { saveExport } from './save-export.browser.ts';

/** Rows on one page. A list with an order is put in order as a whole: it shows as many as the server sends at once. */
export const pageSizeOf = ({ arranged }: Pick<ListDeclaration<ListedRow>, 'arranged'>) =>
  arranged ? 100 : 20;

/** Milliseconds after the last key until what was typed is looked for. */
export const typingPause = 300;

export interface ResourceListState extends WithPagedList<ListPlace, ListedRow>, ListSelection {
  /** What is typed, which is looked for a moment later. */
  draft: string;
  /** The server shows none of this to the person. */
  isNotAllowed: boolean;
  /** Order that the person has put the rows in, until the server's answer shows it; null else. */
  order: readonly RowPlace[] | null;
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
    order: null,
    ...noSelection,
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
  const ordering = createOrdering(context, list.refresh);

  return {
    ...context.store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      ...narrow.actions,
      toggleColumn: columns.toggle,
      ...createSelection(context, (ids) => act.remove(ids)),
      ...act,
      ...ordering,
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
    pageSize: pageSizeOf(getProps().declaration),
    async ask(place, options) {
      try {
        const answer = await getProps().resource.list(
          { ...askedOf(place), size: pageSizeOf(getProps().declaration) },
          options,
        );
        set({ isNotAllowed: false });
        return answer;
      } catch (error) {
        if (isApiError(error) && error.code === 403) set({ isNotAllowed: true });
        throw error;
      }
    },
    onPlace: (place) => getProps().onQueryChange?.(queryOf(place)),
    onListed: ({ total, page }) =>
      announce(
        total > 0
          ? strings.arrived(amountOf(total, getProps().declaration, strings), page)
          : strings.arrivedEmpty,
      ),
  });

/** Filters, order and keywords: each begins another list at its first page, of which nothing is chosen. */
function createNarrowing({ host, get, set }: Context, choose: (place: ListPlace) => void) {
  let cancelTyping = () => {};

  function goTo(part: Record<string, string>) {
    cancelTyping();
    set(noSelection);
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
      /** Shows the whole list in its own order. */
      showOrder: () => {
        set({ draft: '' });
        goTo(Object.fromEntries(Object.keys(get().place).map((name) => [name, ''])));
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
    send: () => Promise<Changed | 'announced' | null>,
    done: (changedIds: readonly number[]) => string,
  ) {
    if (get().busy !== null || ids.length === 0) return;
    set({ busy: id });
    try {
      const changed = await send();
      if (!changed) return host.notify('positive', done(ids));
      set({ chosen: get().chosen.filter((each) => !ids.includes(each)) });
      if (changed !== 'announced') {
        const text = changeText(ids, changed, done, strings.partlyDone);
        getProps().onActed?.({ text, actionId: changed.action_id });
      }
      await refresh();
    } catch (error) {
      notifyOf(error, strings.notDone);
    } finally {
      set({ busy: null });
    }
  }

  async function exportBy(ask: (() => Promise<ExportedFile>) | undefined) {
    const { onExported = saveExport } = getProps();
    if (get().isExporting || !ask) return;
    set({ isExporting: true });
    try {
      onExported(await ask());
    } catch (error) {
      notifyOf(error, strings.notExported);
    } finally {
      set({ isExporting: false });
    }
  }

  /** Names rows as they are now: after the change they may be gone. */
  function namedNow() {
    const rows = rowsOf(get());
    return (ids: readonly number[]) => whatOf(ids, rows, getProps().declaration, strings);
  }

  return {
    run(action: ListAction, ids: readonly number[], choice = '') {
      const what = namedNow();
      const label = action.choices?.find(({ value }) => value === choice)?.label ?? '';
      return act(
        action.id,
        ids,
        () => action.run(ids, choice),
        (changed) => action.done(what(changed), label),
      );
    },
    remove(ids: readonly number[]) {
      const { resource } = getProps();
      const what = namedNow();
      return act(
        'remove',
        ids,
        () => resource.removeMany?.(ids) ?? Promise.reject(new Error('These rows are not removed here.')),
        (removed) => strings.removed(what(removed)),
      );
    },
    export(format: 'csv' | 'xlsx') {
      const { exportRows } = getProps().resource;
      const { page: _, ...asked } = askedOf(get().place);
      return exportBy(exportRows && (() => exportRows({ ...asked, format })));
    },
    /** A file of the chosen rows, in the order of the list. */
    exportChosen(format: 'csv' | 'xlsx') {
      const { exportChosen } = getProps().resource;
      const { place, chosen } = get();
      const order = { sort: place['sort'], order: place['order'] };
      const asked = Object.fromEntries(Object.entries(order).filter(([, value]) => value));
      return exportBy(exportChosen && (() => exportChosen(chosen, { ...asked, format })));
    },
  };
}

import { failureText } from '../async/failure-text.ts';
import type { StoreContext } from '../widget/store-context.ts';
import { askedOf } from './list-place.ts';
import type { ResourceListState } from './resource-list.store.ts';
import type { ResourceListStrings } from './resource-list.strings.ts';
import type { ResourceListProps } from './resource-list.tsx';
import type { ListedRow } from './resource-list.types.ts';

/** Rows that one action takes, at most: the limit of the calls for several rows. */
export const mostChosen = 500;

/** Rows that the server sends at once, at most. */
const rowsPerCall = 100;

/** Chosen rows of a list, on all pages. */
export interface ListSelection {
  /** Ids of chosen rows, on all pages. */
  chosen: readonly number[];
  /** Titles of chosen rows by id: those of other pages are named by them. */
  titles: Readonly<Record<number, string>>;
  /** Whether the rows of all pages are being asked for. */
  isChoosingAll: boolean;
  /** Whether the removal of rows that the page does not show waits for a yes. */
  isRemovalAsked: boolean;
}

/** Selection without rows. */
export const noSelection: ListSelection = {
  chosen: [],
  titles: {},
  isChoosingAll: false,
  isRemovalAsked: false,
};

type Context = StoreContext<ResourceListProps<ListedRow>, ResourceListStrings, ResourceListState>;
type Listed = Pick<ResourceListState, 'list'>;

const shownRows = ({ list }: Listed): readonly ListedRow[] => (list.status === 'ready' ? list.rows : []);

/** Chosen rows that the page does not show. */
export function unseenOf(state: Listed & Pick<ListSelection, 'chosen'>): number[] {
  const shown = new Set(shownRows(state).map(({ id }) => id));
  return state.chosen.filter((id) => !shown.has(id));
}

/** Chooses rows of the page, or those of all pages. */
export function createSelection(context: Context, remove: (ids: readonly number[]) => Promise<void>) {
  const { host, strings, getProps, get, set, lifetime } = context;

  function titled(rows: readonly ListedRow[]) {
    const { titleOf } = getProps().declaration;
    return Object.fromEntries(rows.map((row) => [row.id, titleOf(row)]));
  }

  /** The rows of all pages in their order, up to the limit. */
  async function findAll(signal: AbortSignal): Promise<ListedRow[]> {
    const all: ListedRow[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total } = await getProps().resource.list(
        { ...askedOf(get().place), page, size: rowsPerCall },
        { signal },
      );
      all.push(...data);
      if (data.length === 0 || all.length >= Math.min(total, mostChosen)) return all.slice(0, mostChosen);
    }
  }

  return {
    /** Selects exactly these of the rows on this page; the selection on other pages stays. */
    choose(ids: readonly number[]) {
      const rows = shownRows(get());
      const here = rows.map(({ id }) => id);
      const elsewhere = get().chosen.filter((id) => !here.includes(id));
      set({
        chosen: [...elsewhere, ...here.filter((id) => ids.includes(id))],
        titles: { ...get().titles, ...titled(rows) },
      });
    },
    clearChosen: () => set(noSelection),
    /** Chooses every row that the list is narrowed to, as many as one action takes. */
    async chooseAll() {
      if (get().isChoosingAll) return;
      const signal = lifetime.signal();
      const { place } = get();
      set({ isChoosingAll: true });
      try {
        const rows = await findAll(signal);
        // Another list by now: nothing of this one is chosen there.
        const isSame = JSON.stringify({ ...get().place, page: 1 }) === JSON.stringify({ ...place, page: 1 });
        if (!signal.aborted && isSame) set({ chosen: rows.map(({ id }) => id), titles: titled(rows) });
      } catch (error) {
        const text = failureText(error, strings.notChosen);
        if (text && !signal.aborted) host.notify('critical', text);
      } finally {
        set({ isChoosingAll: false });
      }
    },
    /** Removes what is chosen; asks first where the page does not show all of it. */
    async removeChosen() {
      if (unseenOf(get()).length > 0) return set({ isRemovalAsked: true });
      await remove(get().chosen);
    },
    keepChosen: () => set({ isRemovalAsked: false }),
    async confirmRemoval() {
      await remove(get().chosen);
      set({ isRemovalAsked: false });
    },
  };
}

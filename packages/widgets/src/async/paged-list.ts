import { busyFor, isApiError } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { Failed } from './load.ts';
import { createPageRequest, type PageAnswer, type PageSource } from './page-request.ts';

/** What is listed, and which page of it, from 1: plain data, for an address. */
export interface PagedListPlace {
  page: number;
}

export interface ReadyPagedList<Row> {
  status: 'ready';
  rows: readonly Row[];
  total: number;
  /** The page that is shown; the last one when there are fewer than were asked for. */
  page: number;
  /** When it came, epoch milliseconds. */
  at: number;
  isTurning: boolean;
}

export interface FailedPagedList extends Failed {
  /** Seconds after which a busy server asks to try again, when it was that. */
  busyFor?: number;
}

export type PagedListState<Row> = { status: 'loading' } | FailedPagedList | ReadyPagedList<Row>;

/** Where the focus belongs after an action. A new object each time, so that the same place can be asked for again. */
export type PagedListFocus =
  /** In the place of a button that has gone. */
  | { on: 'list' }
  /** The list, when its first row is out of sight above; else the pager keeps the focus. */
  | { on: 'first-row' };

/** What the state of a widget with a paged list has of it. */
export interface WithPagedList<Place extends PagedListPlace, Row> {
  /** What is asked for. */
  place: Place;
  list: PagedListState<Row>;
  focus: PagedListFocus | null;
}

export interface PagedListOptions<Place extends PagedListPlace, Row> extends PageSource<Place, Row> {
  host: Pick<WidgetHost, 'clock' | 'network'>;
  store: {
    getState: () => WithPagedList<Place, Row>;
    setState: (patch: Partial<WithPagedList<Place, Row>>) => void;
  };
  /** What is listed is another now, by the person or by the page's address. */
  onListed: (list: ReadyPagedList<Row>, place: Place) => void;
  /** The person stands elsewhere now: for the page's address. */
  onPlace: (place: Place) => void;
  /** The rows that are shown are others now. */
  onReplaced?: () => void;
  /** Returns the rows to show in place of fresh ones, where some have to stay; undefined where none has. */
  keepRows?: (fresh: readonly Row[], shown: readonly Row[]) => readonly Row[] | undefined;
}

/** The page that is shown: brought, and renewed in silence. */
function createShownPage<Place extends PagedListPlace, Row>(options: PagedListOptions<Place, Row>) {
  const { host, onReplaced, keepRows } = options;
  const { getState: get, setState: set } = options.store;
  const { request, stop } = createPageRequest(options);
  /** Asked for anew while a page was on its way, which is awaited first. */
  let isRefreshDue = false;

  const ready = () => {
    const { list } = get();
    return list.status === 'ready' ? list : null;
  };

  function patch(part: Partial<ReadyPagedList<Row>>) {
    const list = ready();
    if (list) set({ list: { ...list, ...part } });
  }

  function show({ data, total, page }: PageAnswer<Row> & { page: number }) {
    set({ list: { status: 'ready', rows: data, total, page, at: host.clock.now(), isTurning: false } });
    onReplaced?.();
    refreshIfDue();
  }

  function refreshIfDue() {
    if (!isRefreshDue) return;
    isRefreshDue = false;
    void refresh();
  }

  /** Resolves to false when it was overtaken, and rejects when it does not come. */
  async function bring(place: Place): Promise<boolean> {
    const answer = await request(place);
    if (answer) show(answer);
    return answer !== undefined;
  }

  /** The page that was turned to does not come. */
  function stay() {
    patch({ isTurning: false });
    refreshIfDue();
  }

  /** Resolves to whether the list is there. */
  async function load(): Promise<boolean> {
    try {
      return await bring(get().place);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const busy = busyFor(error);
      const isOffline = !host.network.isOnline();
      set({ list: { status: 'failed', isOffline, isRetrying: false, ...(busy > 0 && { busyFor: busy }) } });
      return false;
    }
  }

  /** The page that is shown, anew and in silence. What does not come leaves what is there. */
  async function refresh() {
    const list = ready();
    if (list?.isTurning) isRefreshDue = true;
    if (!list || list.isTurning) return;
    try {
      const answer = await request({ ...get().place, page: list.page });
      if (!answer) return;
      const kept = keepRows?.(answer.data, ready()?.rows ?? []);
      if (kept) patch({ rows: kept, at: host.clock.now() });
      else show(answer);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  return { ready, patch, bring, stay, load, refresh, stop };
}

/** A list page by page: loaded, turned, renewed in silence. The newest call wins; failures leave the rows that are there. */
export function createPagedList<Place extends PagedListPlace, Row>(options: PagedListOptions<Place, Row>) {
  const { host, onListed, onPlace } = options;
  const { getState: get, setState: set } = options.store;
  const { ready, patch, bring, stay, load, refresh, stop } = createShownPage(options);

  async function retry() {
    const { list } = get();
    if (list.status === 'failed') set({ list: { ...list, isRetrying: true } });
    if (await load()) set({ focus: { on: 'list' } });
  }

  /** Rows of another list go at once; those of another page stay until the wanted ones come. */
  async function goTo(place: Place) {
    const isSameList = isSame({ ...get().place, page: 1 }, { ...place, page: 1 });
    set({ place });
    if (isSameList && ready()) patch({ isTurning: true });
    else set({ list: { status: 'loading' } });
    if (!(await load())) return;
    const list = ready();
    if (list) onListed(list, place);
  }

  const isResting = () => ready()?.isTurning === false;

  return {
    retry,
    refresh,
    stop,
    /** Loads the list; what is there already stays until it is known better. */
    start: async () => {
      if (isResting()) await refresh();
      else await load();
    },
    /** The page is seen, or the network is there, again. */
    wake: () => {
      if (get().list.status === 'failed' && host.network.isOnline()) void retry();
      else if (isResting()) void refresh();
    },
    /** Goes to the place that the page's address leads to, when it is another than `before`. */
    follow: (place: Place, before: Place) => {
      if (!isSame(place, before) && !isSame(place, get().place)) void goTo(place);
    },
    /** The person chooses another list: the page is told. */
    choose: (place: Place) => {
      void goTo(place);
      onPlace(place);
    },
    /** Rejects when the page does not come: the rows stay, and the pager goes back to where it was. */
    turnTo: async (page: number) => {
      patch({ isTurning: true });
      try {
        if (!(await bring({ ...get().place, page }))) return;
      } catch (error) {
        stay();
        throw error;
      }
      const place = { ...get().place, page: ready()?.page ?? page };
      set({ place, focus: { on: 'first-row' } });
      onPlace(place);
    },
  };
}

const isSame = <Place extends PagedListPlace>(one: Place, other: Place) =>
  (Object.keys(other) as (keyof Place)[]).every((key) => one[key] === other[key]);

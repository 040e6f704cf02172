import { isApiError } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { createShelfLoader, type Arrived, type ShelfSource } from './shelf-loader.ts';
import type { ReadyShelf, ShelfPlace, WithShelf } from './shelf.state.ts';

export interface ShelfDesk<Scene extends string, Row> extends ShelfSource<Scene, Row> {
  host: Pick<WidgetHost, 'clock' | 'network'>;
  get: () => WithShelf<Scene, Row>;
  set: (patch: Partial<WithShelf<Scene, Row>>) => void;
  /** Says aloud what has come after somebody chose another scene, or an address led elsewhere. */
  say: (shelf: ReadyShelf<Row>, scene: Scene) => void;
  /** Somebody has chosen another scene, or has turned to a page that is there. */
  onPlace: (place: ShelfPlace<Scene>) => void;
  /** The rows that are shown are others now. */
  onReplaced?: () => void;
  /** Answers the rows to show in place of fresh ones, where some have to stay; nothing where none has. */
  keep?: (fresh: readonly Row[], shown: readonly Row[]) => readonly Row[] | undefined;
}

/** The rows of a scene, page by page. */
export function createShelfActions<Scene extends string, Row>(desk: ShelfDesk<Scene, Row>) {
  const { host, get, set } = desk;
  const { request, stop } = createShelfLoader(desk);

  const ready = () => {
    const { shelf } = get();
    return shelf.status === 'ready' ? shelf : null;
  };

  function change(part: Partial<ReadyShelf<Row>>) {
    const shelf = ready();
    if (shelf) set({ shelf: { ...shelf, ...part } });
  }

  function show({ answer: { data, total }, page }: Arrived<Row>) {
    set({ shelf: { status: 'ready', rows: data, total, page, at: host.clock.now(), isTurning: false } });
    desk.onReplaced?.();
  }

  /** Resolves to false when it did not come, or is of no interest any more. */
  async function load(): Promise<boolean> {
    try {
      const arrived = await request(get().place);
      if (arrived) show(arrived);
      return arrived !== undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      set({ shelf: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
      return false;
    }
  }

  async function retry() {
    const { shelf } = get();
    if (shelf.status === 'failed') set({ shelf: { ...shelf, isRetrying: true } });
    if (await load()) set({ focus: { on: 'list' } });
  }

  /** The page that is shown, anew and in silence. What does not come leaves what is there. */
  async function refresh() {
    const { place } = get();
    const shelf = ready();
    if (!shelf) return;
    try {
      const arrived = await request({ ...place, page: shelf.page });
      if (arrived) renew(arrived);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  function renew(arrived: Arrived<Row>) {
    const kept = desk.keep?.(arrived.answer.data, ready()?.rows ?? []);
    if (kept) change({ rows: kept, at: host.clock.now() });
    else show(arrived);
  }

  /** Rows of another scene go at once; those of another page stay until the wanted ones come. */
  async function goTo(place: ShelfPlace<Scene>) {
    const isSameScene = place.scene === get().place.scene;
    set({ place });
    if (isSameScene && ready()) change({ isTurning: true });
    else set({ shelf: { status: 'loading' } });
    if (!(await load())) return;
    const shelf = ready();
    if (shelf) desk.say(shelf, place.scene);
  }

  const isAt = ({ scene, page }: ShelfPlace<Scene>) => {
    const { place } = get();
    return place.scene === scene && place.page === page;
  };

  return {
    stop,
    retry,
    refresh,
    /** What is there already stays, until it is known better. */
    async start() {
      if (ready()?.isTurning === false) await refresh();
      else await load();
    },
    /** The page is seen, or the network is there, again. */
    wake() {
      if (get().shelf.status === 'failed' && host.network.isOnline()) void retry();
      else if (ready()?.isTurning === false) void refresh();
    },
    /** The page's address leads there. */
    show(place: ShelfPlace<Scene>) {
      if (!isAt(place)) void goTo(place);
    },
    /** By the person's own hand: the page is told. */
    chooseScene(scene: Scene) {
      const place = { scene, page: 1 };
      void goTo(place);
      desk.onPlace(place);
    },
    /** Rejects when the page does not come: the rows stay, and the pager goes back to where it was. */
    async turnTo(page: number) {
      const { scene } = get().place;
      change({ isTurning: true });
      try {
        const arrived = await request({ scene, page });
        if (!arrived) return;
        set({ place: { scene, page: arrived.page } });
        show(arrived);
      } catch (error) {
        change({ isTurning: false });
        throw error;
      }
      set({ focus: { on: 'first-row' } });
      desk.onPlace(get().place);
    },
  };
}

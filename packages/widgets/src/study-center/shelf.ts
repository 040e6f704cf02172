import { isApiError } from '@shuyuan/api-client';
import { createShelfLoader, type Arrived } from './shelf-loader.ts';
import type { ShelfState, StudyPlace } from './study-center.state.ts';
import type { StudyDesk } from './study-desk.ts';

type Ready = Extract<ShelfState, { status: 'ready' }>;

export type Shelf = ReturnType<typeof createShelf>;

/** The articles that are shown, brought and renewed. `onReplaced`: they are others now. */
export function createShelf(desk: StudyDesk, onReplaced: () => void) {
  const { host, get, set } = desk;
  const { request, stop } = createShelfLoader(desk);

  const ready = () => {
    const { shelf } = get();
    return shelf.status === 'ready' ? shelf : null;
  };

  function change(part: Partial<Ready>) {
    const shelf = ready();
    if (shelf) set({ shelf: { ...shelf, ...part } });
  }

  function show({ answer: { data, total }, page }: Arrived) {
    set({ shelf: { status: 'ready', rows: data, total, page, at: host.clock.now(), isTurning: false } });
    onReplaced();
  }

  /** Resolves to false when it has been overtaken, and rejects when it does not come. */
  async function bring(place: StudyPlace): Promise<boolean> {
    const arrived = await request(place);
    if (arrived) show(arrived);
    return arrived !== undefined;
  }

  /** What is asked for, or that it did not come. Resolves to whether it is there. */
  async function load(): Promise<boolean> {
    try {
      return await bring(get().place);
    } catch (error) {
      if (!isApiError(error)) throw error;
      set({ shelf: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
      return false;
    }
  }

  /** Rows that were put back stand as long as that can be undone, and the others with them. */
  function renew(arrived: Arrived) {
    if (get().putBack.length === 0) return show(arrived);
    const fresh = new Map(arrived.answer.data.map((row) => [row.article.id, row]));
    const rows = ready()?.rows.map((row) => fresh.get(row.article.id) ?? row);
    if (rows) change({ rows, at: host.clock.now() });
  }

  return {
    ready,
    change,
    bring,
    load,
    stop,
    async retry() {
      const { shelf } = get();
      if (shelf.status === 'failed') set({ shelf: { ...shelf, isRetrying: true } });
      if (await load()) set({ focus: { on: 'list' } });
    },
    /** The page that is shown, anew and in silence. What does not come leaves what is there. */
    async refresh() {
      const shelf = ready();
      if (!shelf) return;
      try {
        const arrived = await request({ scene: get().place.scene, page: shelf.page });
        if (arrived) renew(arrived);
      } catch (error) {
        if (!isApiError(error)) throw error;
      }
    },
  };
}

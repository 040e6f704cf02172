import { isApiError } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { createShelfLoader, type Arrived, type ShelfSource } from './shelf-loader.ts';
import type { ReadyShelf, ShelfPlace, WithShelf } from './shelf.state.ts';

export interface ShownShelfDesk<Scene extends string, Row> extends ShelfSource<Scene, Row> {
  host: Pick<WidgetHost, 'clock' | 'network'>;
  get: () => WithShelf<Scene, Row>;
  set: (patch: Partial<WithShelf<Scene, Row>>) => void;
  /** The rows that are shown are others now. */
  onReplaced?: () => void;
  /** Answers the rows to show in place of fresh ones, where some have to stay; nothing where none has. */
  keep?: (fresh: readonly Row[], shown: readonly Row[]) => readonly Row[] | undefined;
}

/** The rows that are shown, brought and renewed. */
export function createShownShelf<Scene extends string, Row>(desk: ShownShelfDesk<Scene, Row>) {
  const { host, get, set } = desk;
  const { request, stop } = createShelfLoader(desk);
  /** Asked for anew while a page was on its way, which is awaited first. */
  let isRefreshDue = false;

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
    refreshIfDue();
  }

  /** The page that was turned to does not come. */
  function stay() {
    change({ isTurning: false });
    refreshIfDue();
  }

  function refreshIfDue() {
    if (!isRefreshDue) return;
    isRefreshDue = false;
    void refresh();
  }

  /** Resolves to false when it has been overtaken, and rejects when it does not come. */
  async function bring(place: ShelfPlace<Scene>): Promise<boolean> {
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

  function renew(arrived: Arrived<Row>) {
    const kept = desk.keep?.(arrived.answer.data, ready()?.rows ?? []);
    if (kept) change({ rows: kept, at: host.clock.now() });
    else show(arrived);
  }

  async function retry() {
    const { shelf } = get();
    if (shelf.status === 'failed') set({ shelf: { ...shelf, isRetrying: true } });
    if (await load()) set({ focus: { on: 'list' } });
  }

  /** The page that is shown, anew and in silence. What does not come leaves what is there. */
  async function refresh() {
    const shelf = ready();
    if (!shelf) return;
    if (shelf.isTurning) {
      isRefreshDue = true;
      return;
    }
    try {
      const arrived = await request({ ...get().place, page: shelf.page });
      if (arrived) renew(arrived);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  return { ready, change, bring, stay, load, retry, refresh, stop };
}

import type { ReadyShelf, ShelfPlace } from './shelf.state.ts';
import { createShownShelf, type ShownShelfDesk } from './shown-shelf.ts';

export interface ShelfDesk<Scene extends string, Row> extends ShownShelfDesk<Scene, Row> {
  /** Says aloud what has come after somebody chose another scene, or an address led elsewhere. */
  say: (shelf: ReadyShelf<Row>, scene: Scene) => void;
  /** Somebody has chosen another scene, or has turned to a page that is there. */
  onPlace: (place: ShelfPlace<Scene>) => void;
}

/** The rows of a scene, page by page. */
export function createShelfActions<Scene extends string, Row>(desk: ShelfDesk<Scene, Row>) {
  const { host, get, set } = desk;
  const shown = createShownShelf(desk);
  const { ready, change, load, retry, refresh, stop } = shown;

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

  const isResting = () => ready()?.isTurning === false;

  return {
    stop,
    retry,
    refresh,
    /** What is there already stays, until it is known better. */
    async start() {
      if (isResting()) await refresh();
      else await load();
    },
    /** The page is seen, or the network is there, again. */
    wake() {
      if (get().shelf.status === 'failed' && host.network.isOnline()) void retry();
      else if (isResting()) void refresh();
    },
    /** The page's address leads there. */
    show({ scene, page }: ShelfPlace<Scene>) {
      const { place } = get();
      if (place.scene !== scene || place.page !== page) void goTo({ scene, page });
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
        if (!(await shown.bring({ scene, page }))) return;
      } catch (error) {
        shown.stay();
        throw error;
      }
      const place = { scene, page: ready()?.page ?? page };
      set({ place, focus: { on: 'first-row' } });
      desk.onPlace(place);
    },
  };
}

import type { Shelf } from './shelf.ts';
import type { StudyPlace } from './study-center.state.ts';
import type { StudyDesk } from './study-desk.ts';

/** Where somebody stands among the scenes and their pages: by their own hand, or as the page's address leads. */
export function createPlaceActions({ strings, get, set, announce, outlets }: StudyDesk, shelf: Shelf) {
  function say() {
    const { scene } = get().place;
    const name = strings.scenes[scene];
    const { total = 0, page = 1 } = shelf.ready() ?? {};
    announce(
      total === 0
        ? strings.arrivedEmpty(name, strings.empty[scene].title)
        : strings.arrived(name, total, page),
    );
  }

  /** Rows of another scene go at once; those of another page stay until the wanted ones come. */
  async function goTo(place: StudyPlace) {
    const isSameScene = place.scene === get().place.scene;
    set({ place });
    if (isSameScene && shelf.ready()) shelf.change({ isTurning: true });
    else set({ shelf: { status: 'loading' } });
    if (await shelf.load()) say();
  }

  return {
    show({ scene, page }: StudyPlace) {
      const { place } = get();
      if (place.scene !== scene || place.page !== page) void goTo({ scene, page });
    },
    chooseScene(scene: StudyPlace['scene']) {
      const place = { scene, page: 1 };
      void goTo(place);
      outlets().onPlace?.(place);
    },
    /** Rejects when the page does not come: the rows stay, and the pager goes back to where it was. */
    async turnTo(page: number) {
      const { scene } = get().place;
      shelf.change({ isTurning: true });
      try {
        if (!(await shelf.bring({ scene, page }))) return;
      } catch (error) {
        shelf.change({ isTurning: false });
        throw error;
      }
      const place = { scene, page: shelf.ready()?.page ?? page };
      set({ place, focus: { on: 'first-row' } });
      outlets().onPlace?.(place);
    },
  };
}

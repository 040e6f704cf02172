import type { FavoriteRef } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { keyOf } from './favorite-key.ts';
import type { FavoritesContext } from './favorites.store.ts';

/** Rows that are chosen, and what is done with all of them. */
export function createChosen(context: FavoritesContext, refresh: () => Promise<void>) {
  const { host, strings, getProps, get, set, announce } = context;

  function chosenRefs(): FavoriteRef[] {
    const { list, chosen } = get();
    if (list.status !== 'ready') return [];
    return list.rows
      .map(({ resource: { type, id } }) => ({ type, id }))
      .filter((ref) => chosen.includes(keyOf(ref)));
  }

  /** Says why it was not done, or brings the rows anew. */
  async function change(send: (refs: FavoriteRef[]) => Promise<unknown>, done: string, failed: string) {
    const refs = chosenRefs();
    if (refs.length === 0 || get().isBusy) return;
    set({ isBusy: true });
    try {
      await send(refs);
      set({ chosen: [], focus: { on: 'list' } });
      announce(done);
    } catch (error) {
      const text = failureText(error, failed);
      if (text) host.notify('critical', text);
    } finally {
      set({ isBusy: false });
    }
    // Of several some may have gone.
    await refresh();
  }

  return {
    choose: (ref: FavoriteRef, isChosen: boolean) => {
      const others = get().chosen.filter((key) => key !== keyOf(ref));
      set({ chosen: isChosen ? [...others, keyOf(ref)] : others });
    },
    /** All rows of this page. */
    chooseAll: () => {
      const { list } = get();
      if (list.status === 'ready') set({ chosen: list.rows.map(({ resource }) => keyOf(resource)) });
    },
    clearChosen: () => set({ chosen: [], focus: { on: 'list' } }),
    /** Into a folder, or by null out of all. */
    move: (folderId: number | null) => {
      const { favorites } = getProps();
      const count = get().chosen.length;
      void change(
        (refs) => favorites.move({ favorites: refs, category_id: folderId }),
        strings.hasMoved(count),
        strings.notMoved,
      );
    },
    /** They are set aside no more. */
    release: () => {
      const { study } = getProps();
      const count = get().chosen.length;
      void change(
        (refs) => Promise.all(refs.map((ref) => study.release(ref))),
        strings.hasReleased(count),
        strings.notReleased,
      );
    },
  };
}

import { createStore } from 'zustand/vanilla';
import { createPlaceActions } from './place-actions.ts';
import { createPutBackActions } from './put-back-actions.ts';
import { createShelf } from './shelf.ts';
import type { StudyCenterActions } from './study-center.actions.ts';
import type { StudyCenterState, StudyPlace } from './study-center.state.ts';
import type { StudyDesk, StudyOutlets } from './study-desk.ts';

export interface StudyCenterDeps extends Pick<StudyDesk, 'study' | 'host' | 'strings'> {
  /** Where to begin. */
  place: StudyPlace;
}

/** The rules of one person's study center. It begins with `start`; another person is another store. */
export function createStudyCenterStore({ place, ...deps }: StudyCenterDeps) {
  let outlets: StudyOutlets = {};
  const store = createStore<StudyCenterState>(() => ({ ...initialState, place }));
  const { getState: get, setState: set } = store;
  const desk: StudyDesk = {
    ...deps,
    get,
    set,
    announce: (text) => set({ announcement: { id: get().announcement.id + 1, text } }),
    outlets: () => outlets,
  };
  const putBack = createPutBackActions(desk);
  const shelf = createShelf(desk, () => putBack.forget());
  const places = createPlaceActions(desk, shelf);
  const actions: StudyCenterActions = {
    retry: () => void shelf.retry(),
    chooseScene: (scene) => places.chooseScene(scene),
    turnTo: (page) => places.turnTo(page),
    togglePutBack: (id) => putBack.toggle(id),
    open: (id) => deps.host.navigate({ kind: 'article', id }),
  };

  const isResting = () => shelf.ready()?.isTurning === false;

  /** The page is seen, or the network is there, again. */
  function wake() {
    if (get().shelf.status === 'failed' && deps.host.network.isOnline()) void shelf.retry();
    else if (isResting()) void shelf.refresh();
  }

  return {
    ...store,
    actions,
    /** The page's address leads to another place. */
    show: (next: StudyPlace) => places.show(next),
    connect(next: StudyOutlets) {
      outlets = next;
    },
    /**
     * Loads the articles, and again when somebody comes back to the page: what is there stays until it is known better.
     * Answers the way to stop.
     */
    start() {
      if (isResting()) void shelf.refresh();
      else void shelf.load();
      const stopWaking = deps.host.scheduler.onWake(wake);
      return () => {
        stopWaking();
        shelf.stop();
      };
    },
  };
}

const initialState: Omit<StudyCenterState, 'place'> = {
  shelf: { status: 'loading' },
  putBack: [],
  announcement: { id: 0, text: '' },
  focus: null,
};

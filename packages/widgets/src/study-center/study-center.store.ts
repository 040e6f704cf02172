import { createStore } from 'zustand/vanilla';
import { createPutBackActions } from './put-back-actions.ts';
import type { StudyCenterActions } from './study-center.actions.ts';
import type { StudyCenterState, StudyPlace } from './study-center.state.ts';
import type { StudyDesk, StudyOutlets } from './study-desk.ts';
import { createStudyShelf } from './study-shelf.ts';

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
  const shelf = createStudyShelf(desk, putBack);
  const actions: StudyCenterActions = {
    retry: () => void shelf.retry(),
    chooseScene: (scene) => shelf.chooseScene(scene),
    turnTo: (page) => shelf.turnTo(page),
    togglePutBack: (id) => putBack.toggle(id),
    open: (id) => deps.host.navigate({ kind: 'article', id }),
  };

  return {
    ...store,
    actions,
    /** The page's address leads to another place. */
    show: (next: StudyPlace) => shelf.show(next),
    connect(next: StudyOutlets) {
      outlets = next;
    },
    /** Loads the articles, and again when somebody comes back to the page. Answers the way to stop. */
    start() {
      void shelf.start();
      const stopWaking = deps.host.scheduler.onWake(() => shelf.wake());
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

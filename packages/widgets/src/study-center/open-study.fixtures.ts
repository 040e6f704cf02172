import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createStudyBackend, type StudyBackend } from './study-backend.fixtures.ts';
import type { StudyPlace } from './study-center.state.ts';
import { createStudyCenterStore } from './study-center.store.ts';
import { studyCenterStrings } from './study-center.strings.ts';

interface Options {
  host?: TestHost;
  backend?: StudyBackend;
  place?: StudyPlace;
}

/** A study center without a page around it, loaded. */
export async function openStudy({
  host = createTestHost({ user: testUser }),
  backend = createStudyBackend(),
  place = { scene: 'learning', page: 1 },
}: Options = {}) {
  const places: StudyPlace[] = [];
  const strings = studyCenterStrings['zh-CN'];
  const store = createStudyCenterStore({ study: backend.study, host, strings, place });
  store.connect({ onPlace: (next) => void places.push(next) });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  const shelf = () => {
    const came = state().shelf;
    if (came.status !== 'ready') throw new Error(`The articles are ${came.status}.`);
    return came;
  };
  return {
    host,
    backend,
    actions: store.actions,
    show: (next: StudyPlace) => store.show(next),
    start: () => store.start(),
    stop,
    state,
    shelf,
    ids: () => shelf().rows.map(({ article }) => article.id),
    /** What the page was told to keep in its address, in order. */
    places,
    spoken: () => state().announcement.text,
  };
}

import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createStudyBackend, type StudyBackend } from './study-backend.fixtures.ts';
import { createStudyCenterStore, type StudyPlace } from './study-center.store.ts';
import { studyCenterStrings } from './study-center.strings.ts';
import type { StudyCenterProps } from './study-center.tsx';

interface Options {
  host?: TestHost;
  backend?: StudyBackend;
  place?: StudyPlace;
}

/** A study center without a page around it, loaded. */
export async function openStudy({
  host = createTestHost({ user: testUser }),
  backend = createStudyBackend(),
  place = { tab: 'learning', page: 1 },
}: Options = {}) {
  const places: StudyPlace[] = [];
  let props: StudyCenterProps = {
    study: backend.study,
    learning: backend.learning,
    place,
    onPlace: (next) => void places.push(next),
  };
  const strings = studyCenterStrings['zh-CN'];
  const store = createStudyCenterStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  const list = () => {
    const came = state().list;
    if (came.status !== 'ready') throw new Error(`The articles are ${came.status}.`);
    return came;
  };
  return {
    host,
    backend,
    actions: store.actions,
    /** The page's address leads elsewhere. */
    show: (next: StudyPlace) => {
      const before = props;
      props = { ...props, place: next };
      store.onPropsChange(props, before);
    },
    start: () => store.start(),
    stop,
    state,
    list,
    ids: () => list().rows.map(({ resource }) => resource.id),
    /** What the page was told to keep in its address, in order. */
    places,
    spoken: () => state().announcement.text,
  };
}

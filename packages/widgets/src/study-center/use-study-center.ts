import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useShelfPlace } from '../shelf/use-shelf-place.ts';
import { useStoreState } from '../store-state/use-store-state.ts';
import type { StudyCenterProps } from './study-center.props.ts';
import type { StudyPlace } from './study-center.state.ts';
import { createStudyCenterStore } from './study-center.store.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';

const beginning: StudyPlace = { scene: 'learning', page: 1 };

/** The store of one study center, running as long as its component is on the page. */
export function useStudyCenter(
  { study, place = beginning, onPlace, onReady }: StudyCenterProps,
  strings: StudyCenterStrings,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createStudyCenterStore({ study, host, strings, place }));
  const state = useStoreState(store);

  useLayoutEffect(() => store.connect({ ...(onPlace && { onPlace }) }), [store, onPlace]);
  useLayoutEffect(() => store.start(), [store]);
  useShelfPlace({ root, state, place, show: store.show, onReady });

  return { state, actions: store.actions };
}

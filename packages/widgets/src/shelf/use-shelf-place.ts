import { useEffect, type RefObject } from 'react';
import { moveShelfFocus } from './move-shelf-focus.ts';
import type { ShelfPlace, WithShelf } from './shelf.state.ts';

interface ShelfOnPage<Scene extends string, Row> {
  root: RefObject<HTMLElement | null>;
  state: WithShelf<Scene, Row>;
  /** Where the page's address leads to. */
  place: ShelfPlace<Scene>;
  show: (place: ShelfPlace<Scene>) => void;
  onReady: (() => void) | undefined;
}

/** What ties a shelf to its page: the place that the address leads to, its being ready, and the focus. */
export function useShelfPlace<Scene extends string, Row>(on: ShelfOnPage<Scene, Row>) {
  const { root, state, show, onReady } = on;
  const { scene, page } = on.place;
  useEffect(() => show({ scene, page }), [show, scene, page]);

  const isReady = state.shelf.status !== 'loading';
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);

  useEffect(() => {
    if (root.current && state.focus) moveShelfFocus(root.current, state.focus);
  }, [state.focus, root]);
}

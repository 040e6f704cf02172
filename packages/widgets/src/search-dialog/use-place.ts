import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SearchDialogProps } from './search-dialog.props.ts';
import type { SearchDialogStore } from './search-dialog.store.ts';
import { questionOf, type SearchPlace, type SearchState } from './search-state.ts';
import { rowIdOf } from './search-context.ts';

export interface PlaceOptions extends Pick<SearchDialogProps, 'initial' | 'onStateChange'> {
  store: SearchDialogStore;
  state: SearchState;
  id: string;
}

/** Hands out where somebody stands, and brings the list back to where it stood. */
export function usePlace({ store, state, id, initial, onStateChange }: PlaceOptions) {
  const list = useRef<HTMLUListElement>(null);
  const scrolled = useRef<HTMLUListElement>(null);
  const last = useRef('');
  const wanted = useRef(initial?.scrollTop ?? 0);
  const { activeId, answers } = state;

  const report = () => {
    // Where a list is scrolled to costs a layout: it is looked up only for those who want to know.
    if (!onStateChange) return;
    const place = placeOf(store.getState(), list.current?.scrollTop ?? 0);
    const written = JSON.stringify(place);
    if (written !== last.current) onStateChange(place);
    last.current = written;
  };
  const latest = useRef(report);
  useLayoutEffect(() => {
    latest.current = report;
  });
  useEffect(() => store.subscribe(() => latest.current()), [store]);

  // Each answer starts at its top, but the first one where it was left.
  useLayoutEffect(() => {
    if (!list.current || answers === 0) return;
    // A new list stands at its top by itself; to put it there would cost a layout before the one that draws it.
    if (list.current === scrolled.current || wanted.current > 0) list.current.scrollTop = wanted.current;
    scrolled.current = list.current;
    wanted.current = 0;
  }, [answers]);

  useLayoutEffect(() => {
    if (activeId === null) return;
    list.current?.querySelector(`[id="${rowIdOf(id, activeId)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, id]);

  return { list, report: () => latest.current() };
}

/** Returns keywords, tab, page and position of a search, to return to. */
export function placeOf({ results, tab, activeId }: SearchState, scrollTop: number): SearchPlace {
  const question = questionOf(results);
  return { keyword: question?.keyword ?? '', tab, page: question?.page ?? 1, activeId, scrollTop };
}

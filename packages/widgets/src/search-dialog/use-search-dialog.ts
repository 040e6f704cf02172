import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import { createRecentKeywordsStore } from './recent-keywords.store.ts';
import { createSearchActions } from './search-actions.ts';
import type { SearchDialogProps, SearchPanelProps } from './search-dialog.props.ts';
import { createSearchDialogStore } from './search-dialog.store.ts';
import { searchDialogStrings } from './search-dialog.strings.ts';
import type { SearchContext } from './search-context.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useInitials } from './use-initials.ts';
import { placeOf, usePlace } from './use-place.ts';

type SearchProps = SearchPanelProps & Partial<Pick<SearchDialogProps, 'onClose' | 'onShowAll'>>;

/** The rules of a search, in an open dialog or as part of a page. */
export function useSearchDialog(props: SearchProps) {
  const host = useHost();
  const id = useId();
  const [stores] = useState(() => {
    // Once: what the search hands out comes back as `initial` on many a page.
    const { search, initial } = props;
    const recent = createRecentKeywordsStore({ search, host });
    return { recent, store: createSearchDialogStore({ search, host, recent, initial }) };
  });
  const { recent, store } = stores;
  const state = useStore(store);
  const recentState = useStore(recent);

  useEffect(() => recent.start(), [recent]);
  useEffect(() => store.start(), [store]);
  const isIdle = state.results.status === 'none';
  useEffect(() => {
    if (isIdle) recent.refresh();
  }, [isIdle, recent]);

  const input = useFocusInside(recentState.removed);
  const isPage = props.onClose === undefined;
  useEffect(() => {
    // Typing replaces the words that a dialog opens with.
    if (!isPage) input.current?.select();
  }, [isPage, input]);
  const { list, report } = usePlace({ store, state, id, ...props });
  const { onSelect, onClose, onShowAll } = props;
  const context: SearchContext = {
    actions: createSearchActions({ store, recent, input, report, onSelect, onClose }),
    strings: searchDialogStrings[host.locale],
    locale: host.locale,
    id,
    matchesInitials: useInitials(props.matchesInitials === true && state.draft !== ''),
    isPage,
    proposals: props.proposals,
    onShowAll: onShowAll && (() => onShowAll(placeOf(store.getState(), list.current?.scrollTop ?? 0))),
  };
  return { state, recentState, context, input, list };
}

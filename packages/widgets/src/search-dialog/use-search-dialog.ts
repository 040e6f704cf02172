import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import { createRecentKeywordsStore } from './recent-keywords.store.ts';
import { createSearchActions } from './search-actions.ts';
import type { SearchDialogProps } from './search-dialog.props.ts';
import { createSearchDialogStore } from './search-dialog.store.ts';
import { searchDialogStrings } from './search-dialog.strings.ts';
import type { SearchContext } from './search-context.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useInitials } from './use-initials.ts';
import { usePlace } from './use-place.ts';

/** The rules of an open dialog, on the page it stands on. */
export function useSearchDialog(props: SearchDialogProps) {
  const host = useHost();
  const id = useId();
  const [stores] = useState(() => {
    // Once: what the dialog hands out comes back as `initial` on many a page.
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
  const { list, report } = usePlace({ store, state, id, ...props });
  const { onSelect, onClose } = props;
  const context: SearchContext = {
    actions: createSearchActions({ store, recent, input, report, onSelect, onClose }),
    strings: searchDialogStrings[host.locale],
    locale: host.locale,
    id,
    matchesInitials: useInitials(props.matchesInitials === true && state.draft !== ''),
  };
  return { state, recentState, context, input, list };
}

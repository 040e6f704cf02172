import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../store-state/use-store-state.ts';
import type { AccountSettingsProps } from './account-settings.props.ts';
import { createAccountSettingsStore } from './account-settings.store.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';
import { moveFocus } from './focus-place.ts';

/** The store of one account, running as long as its component is on the page. */
export function useAccountSettings(
  { my, session, onReady, onRenamed, onClosed }: AccountSettingsProps,
  strings: AccountSettingsStrings,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createAccountSettingsStore({ my, session, host, strings }));
  const state = useStoreState(store);

  useLayoutEffect(
    () => store.connect({ ...(onRenamed && { onRenamed }), onClosed }),
    [store, onRenamed, onClosed],
  );
  useLayoutEffect(() => store.start(), [store]);

  const isReady = state.person.status !== 'loading';
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);

  useEffect(() => {
    if (root.current && state.focus) moveFocus(root.current, state.focus);
  }, [state.focus, root]);

  return { state, actions: store.actions };
}

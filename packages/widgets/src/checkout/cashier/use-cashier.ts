import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { useStoreState } from '../../store-state/use-store-state.ts';
import { moveFocus } from '../move-focus.ts';
import type { CashierProps } from './cashier.props.ts';
import { createCashierStore } from './cashier.store.ts';
import type { CashierStrings } from './cashier.strings.ts';

/** The store of one cashier, running as long as its component is on the page. */
export function useCashier(
  { orders, goods, onReady, onOrdered, onOwned }: CashierProps,
  strings: CashierStrings,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createCashierStore({ orders, goods, host, strings }));
  const state = useStoreState(store);

  useLayoutEffect(
    () => store.connect({ onOrdered, ...(onOwned && { onOwned }) }),
    [store, onOrdered, onOwned],
  );
  useLayoutEffect(() => store.start(), [store]);

  const isReady = state.offer.status !== 'loading';
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);

  useEffect(() => {
    if (root.current && state.focus > 0) moveFocus(root.current);
  }, [state.focus, root]);

  return { state, actions: store.actions };
}

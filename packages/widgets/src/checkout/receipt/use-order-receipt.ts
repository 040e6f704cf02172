import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { useStoreState } from '../../store-state/use-store-state.ts';
import { moveFocus } from '../move-focus.ts';
import type { OrderReceiptProps } from './receipt.props.ts';
import { createReceiptStore } from './receipt.store.ts';

/** The store of one receipt, running as long as its component is on the page. */
export function useOrderReceipt(
  { orders, orderId, onStateChange }: OrderReceiptProps,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createReceiptStore({ orders, orderId, host }));
  const state = useStoreState(store);
  useLayoutEffect(() => store.start(), [store]);

  const { receipt } = state;
  useEffect(() => onStateChange?.(receipt), [receipt, onStateChange]);

  useEffect(() => {
    if (root.current && state.focus > 0) moveFocus(root.current);
  }, [state.focus, root]);

  return { state, load: store.load };
}

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { useStoreState } from '../../store-state/use-store-state.ts';
import { moveFocus } from '../move-focus.ts';
import type { OrderPaymentProps } from './payment.props.ts';
import { createPaymentStore } from './payment.store.ts';
import type { OrderPaymentStrings } from './payment.strings.ts';

/** The store of one payment, running as long as its component is on the page. */
export function useOrderPayment(
  { orders, orderId, onReady, onPaid, onCancelled, onOrderAgain }: OrderPaymentProps,
  strings: OrderPaymentStrings,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createPaymentStore({ orders, orderId, host, strings }));
  const state = useStoreState(store);

  useLayoutEffect(
    () => store.connect({ onPaid, onCancelled, ...(onOrderAgain && { onOrderAgain }) }),
    [store, onPaid, onCancelled, onOrderAgain],
  );
  useLayoutEffect(() => store.start(), [store]);

  const isReady = state.stage.status !== 'loading';
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);

  useEffect(() => {
    if (root.current && state.focus > 0) moveFocus(root.current);
  }, [state.focus, root]);

  return { state, actions: store.actions, now: store.now };
}

import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useShelfPlace } from '../shelf/use-shelf-place.ts';
import { useStoreState } from '../store-state/use-store-state.ts';
import type { OrderListProps } from './order-list.props.ts';
import type { OrderPlace } from './order-list.state.ts';
import { createOrderListStore } from './order-list.store.ts';
import type { OrderListStrings } from './order-list.strings.ts';

const beginning: OrderPlace = { scene: 'all', page: 1 };

/** The store of one person's orders, running as long as its component is on the page. */
export function useOrderList(
  { orders, place = beginning, onPay, onPlace, onReady }: OrderListProps,
  strings: OrderListStrings,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createOrderListStore({ orders, host, strings, place }));
  const state = useStoreState(store);

  useLayoutEffect(() => store.connect({ onPay, ...(onPlace && { onPlace }) }), [store, onPay, onPlace]);
  useLayoutEffect(() => store.start(), [store]);
  useShelfPlace({ root, state, place, show: store.show, onReady });

  return { state, actions: store.actions };
}

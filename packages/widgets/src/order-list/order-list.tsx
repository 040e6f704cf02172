import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import { SignedOut } from '../signed-out/signed-out.tsx';
import type { OrderAround } from './order-around.ts';
import type { OrderListProps } from './order-list.props.ts';
import { orderListStrings } from './order-list.strings.ts';
import { OrderListView } from './order-list.view.tsx';
import { useOrderList } from './use-order-list.ts';

/** What a person has ordered, to be paid, cancelled and found again. Needs a `HostProvider`. */
export function OrderList(props: OrderListProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...orderListStrings[locale], ...props.strings };
    return <SignedOut component="order-list" strings={strings} />;
  }
  return <OwnOrders key={`${userId}/${locale}`} {...props} />;
}

function OwnOrders(props: OrderListProps) {
  const { strings: own, getGoodsHref, onBrowse, level = 2 } = props;
  const { locale } = useHost();
  const root = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...orderListStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useOrderList(props, strings, root);
  const around = useMemo<OrderAround>(
    () => ({
      actions,
      strings,
      locale,
      level,
      ...(getGoodsHref && { getGoodsHref }),
      ...(onBrowse && { onBrowse }),
    }),
    [actions, strings, locale, level, getGoodsHref, onBrowse],
  );
  return <OrderListView state={state} around={around} rootRef={root} />;
}

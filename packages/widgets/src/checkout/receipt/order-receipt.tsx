import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { SignedOut } from '../../signed-out/signed-out.tsx';
import type { OrderReceiptProps } from './receipt.props.ts';
import { orderReceiptStrings } from './receipt.strings.ts';
import { OrderReceiptView } from './receipt.view.tsx';
import { useOrderReceipt } from './use-order-receipt.ts';

/** Says whether an order is paid, and leads to what was bought. Needs a `HostProvider`. */
export function OrderReceipt(props: OrderReceiptProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...orderReceiptStrings[locale], ...props.strings };
    return <SignedOut component="order-receipt" strings={strings} />;
  }
  return <OwnReceipt key={`${userId}/${props.orderId}`} {...props} />;
}

function OwnReceipt(props: OrderReceiptProps) {
  const { strings: own, level = 2, ...ways } = props;
  const { locale } = useHost();
  const root = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...orderReceiptStrings[locale], ...own }), [locale, own]);
  const { state, load } = useOrderReceipt(props, root);
  return (
    <OrderReceiptView
      {...ways}
      state={state.receipt}
      strings={strings}
      level={level}
      onRetry={load}
      rootRef={root}
    />
  );
}

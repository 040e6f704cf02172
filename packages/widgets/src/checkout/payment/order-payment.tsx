import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { SignedOut } from '../../signed-out/signed-out.tsx';
import type { OrderPaymentProps } from './payment.props.ts';
import { orderPaymentStrings } from './payment.strings.ts';
import { OrderPaymentView } from './payment.view.tsx';
import { useOrderPayment } from './use-order-payment.ts';

/** Takes the money for one order by WeChat: a picture to scan, until it is paid, cancelled or closed. Needs a `HostProvider`. */
export function OrderPayment(props: OrderPaymentProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...orderPaymentStrings[locale], ...props.strings };
    return <SignedOut component="order-payment" strings={strings} />;
  }
  return <OwnPayment key={`${userId}/${props.orderId}/${locale}`} {...props} />;
}

function OwnPayment(props: OrderPaymentProps) {
  const { strings: own, level = 2, onOrderAgain } = props;
  const { locale } = useHost();
  const root = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...orderPaymentStrings[locale], ...own }), [locale, own]);
  const { state, actions, now } = useOrderPayment(props, strings, root);
  const canOrderAgain = onOrderAgain !== undefined;
  const around = useMemo(
    () => ({ actions, strings, level, now, canOrderAgain }),
    [actions, strings, level, now, canOrderAgain],
  );
  return <OrderPaymentView state={state} around={around} rootRef={root} />;
}

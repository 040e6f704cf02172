import type { Locale } from '../../host/widget-host.ts';
import { stillActions, stillContext } from '../../testing/still-context.fixtures.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { allWays, fixtureNow, orderOf, scanPicture } from '../orders.fixtures.ts';
import type { OrderPaymentProps } from './order-payment.tsx';
import { PaymentProvider, type usePayment } from './payment.context.ts';
import type { PaymentStage, PaymentState, Waiting } from './payment.state.ts';
import { orderPaymentStrings } from './payment.strings.ts';
import { OrderPaymentView } from './payment.view.tsx';

/** The picture there, nothing going on. */
export const waitingWith = (part: Partial<Waiting> = {}): Waiting => ({
  status: 'waiting',
  order: orderOf(),
  ways: allWays,
  way: 'wechat',
  means: {
    status: 'ready',
    way: 'wechat',
    image: scanPicture.image,
    codeUrl: 'weixin://wxpay/bizpayurl?pr=abc',
  },
  endsAt: fixtureNow + 14 * 60_000,
  check: 'idle',
  isLost: false,
  cancelling: null,
  ...part,
});

const props: OrderPaymentProps = {
  orders: createOrdersBackend().orders,
  orderId: orderOf().order_id,
  onPaid() {},
  onCancelled() {},
  onOrderAgain() {},
};

const actions = stillActions<ReturnType<typeof usePayment>['actions']>({ now: () => fixtureNow });

/** A payment in a stage; nothing happens in it, and time stands still. */
export function PaymentPicture({ stage, locale }: { stage: PaymentStage; locale: Locale }) {
  const state: PaymentState = { stage, announcement: { id: 0, text: '' }, focus: null };
  const strings = orderPaymentStrings[locale];
  return (
    <PaymentProvider value={stillContext({ state, strings, locale, props, actions })}>
      <OrderPaymentView />
    </PaymentProvider>
  );
}

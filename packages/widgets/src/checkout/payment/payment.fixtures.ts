import type { Locale } from '../../host/widget-host.ts';
import { fixtureNow, orderOf, scanPicture } from '../orders.fixtures.ts';
import type { PaymentAround } from './payment-around.ts';
import type { PaymentActions, PaymentStage, PaymentState, Waiting } from './payment.state.ts';
import { orderPaymentStrings } from './payment.strings.ts';

const nothing = () => {};

/** For pictures: nothing happens. */
const stillActions: PaymentActions = {
  load: nothing,
  loadPicture: nothing,
  copyOrderId: nothing,
  check: nothing,
  cancel: nothing,
  confirmCancel: nothing,
  keep: nothing,
  goOn: nothing,
  orderAgain: nothing,
};

/** Time stands still. */
export const aroundIn = (locale: Locale): PaymentAround => ({
  actions: stillActions,
  strings: orderPaymentStrings[locale],
  level: 2,
  now: () => fixtureNow,
  canOrderAgain: true,
});

/** The picture there, nothing going on. */
export const waitingWith = (part: Partial<Waiting> = {}): Waiting => ({
  status: 'waiting',
  order: orderOf(),
  picture: { status: 'ready', image: scanPicture.image, codeUrl: 'weixin://wxpay/bizpayurl?pr=abc' },
  endsAt: fixtureNow + 14 * 60_000,
  check: 'idle',
  isLost: false,
  cancelling: null,
  ...part,
});

export const stateAt = (stage: PaymentStage): PaymentState => ({
  stage,
  announcement: { id: 0, text: '' },
  focus: 0,
});

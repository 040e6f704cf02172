import { articleGoods, offerOf } from '../orders.fixtures.ts';
import type { CashierActions, ReadyOffer } from './cashier.state.ts';

const nothing = () => {};

/** For pictures: nothing happens. */
export const stillCashier: CashierActions = {
  load: nothing,
  choose: nothing,
  submit: nothing,
  openOwned: nothing,
};

/** Everything there, nothing going on. */
export const readyOffer = (part: Partial<ReadyOffer> = {}): ReadyOffer => ({
  status: 'ready',
  offer: offerOf(articleGoods),
  ways: [{ sign: 'wechat', name: '微信支付' }],
  way: 'wechat',
  isOrdering: false,
  problem: '',
  error: '',
  ...part,
});

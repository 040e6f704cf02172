import { stillActions } from '../../testing/still-context.fixtures.ts';
import { articleGoods, offerOf } from '../orders.fixtures.ts';
import type { CashierActions, ReadyOffer } from './cashier.store.ts';

export const stillCashier = stillActions<CashierActions>();

/** Everything there, nothing going on. */
export const readyOffer = (part: Partial<ReadyOffer> = {}): ReadyOffer => ({
  status: 'ready',
  offer: offerOf(articleGoods),
  ways: [{ sign: 'wechat', name: '微信支付' }],
  way: 'wechat',
  isOrdering: false,
  problem: '',
  error: '',
  code: null,
  ...part,
});

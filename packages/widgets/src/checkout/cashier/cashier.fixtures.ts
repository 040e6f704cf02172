import type { FittingCoupon } from '@shuyuan/api-client/money';
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
  change: null,
  takeable: [],
  taking: null,
  code: null,
  coupons: null,
  isUpgrade: true,
  usesBalance: false,
  ...part,
});

/** A coupon that takes so much off an article, from so many yuan on. */
export const fittingCoupon = (id: number, name: string, discount: number, from = 0): FittingCoupon => ({
  coupon: {
    id,
    code: `COUPON${id}`,
    name,
    description: '',
    type: 'minus',
    rate: discount,
    full_discount_price: from,
    target_type: 'all',
    target_id: null,
    target_title: '',
    status: 'unused',
    deadline: '2030-01-01T00:00:00.000Z',
    received_at: '2026-03-01T00:00:00.000Z',
    order_id: null,
  },
  discount,
});

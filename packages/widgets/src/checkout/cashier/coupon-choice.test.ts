import type { FittingCoupon, PromoCodeCheck } from '@shuyuan/api-client/money';
import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../../testing/index.ts';
import { refusal } from '../../testing/failures.fixtures.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { articleGoods } from '../orders.fixtures.ts';
import { fittingCoupon } from './cashier.fixtures.ts';
import { createCashierStore } from './cashier.store.ts';
import { cashierStrings } from './cashier.strings.ts';
import type { CashierProps } from './cashier.tsx';

const strings = cashierStrings['zh-CN'];
const best = fittingCoupon(1, '新人礼', 10);
const other = fittingCoupon(2, '开学季', 5);

const found: PromoCodeCheck = {
  can_use: 1,
  promo_code: {
    id: 1,
    code: 'SPRING3',
    expired_at: '2030-01-01T00:00:00.000Z',
    invited_user_reward: 3,
  },
};

/** A cashier of a school that takes codes, for somebody with these coupons. */
async function open(fitting: FittingCoupon[] = [best, other]) {
  const host = createTestHost({ user: testUser });
  const backend = createOrdersBackend();
  const { goods_type, goods_id } = articleGoods;
  const props: CashierProps = {
    orders: backend.orders,
    promoCodes: { check: async () => found },
    coupons: { fitting: async () => [...fitting] },
    goods: { goods_type, goods_id },
    onOrdered: () => {},
  };
  const store = createCashierStore({ host, strings, getProps: () => props });
  store.start();
  await host.settle();
  const ready = () => {
    const { offer } = store.getState();
    if (offer.status !== 'ready') throw new Error('It is not there.');
    return offer;
  };
  return {
    backend,
    fitting,
    ready,
    actions: store.actions,
    type: async (typed: string) => {
      store.actions.typeCode(typed);
      store.actions.checkCode();
      await host.settle();
    },
    submit: async () => {
      store.actions.submit();
      await host.settle();
    },
    ordered: () => backend.calls.filter(({ name }) => name === 'create').map(({ input }) => input),
  };
}

describe('coupons at the cashier', () => {
  it('the best is used at first, and sent beside what was shown to be paid', async () => {
    const { submit, ordered } = await open();
    await submit();
    expect(ordered()).toMatchObject([{ ref: { goods_id: 7, coupon: 1, total: 9 } }]);
  });

  it('another can be used, or none', async () => {
    const { actions, ready, submit, ordered } = await open();
    actions.chooseCoupon(2);
    expect(ready().coupons?.chosen).toBe(2);
    actions.chooseCoupon(null);
    await submit();
    expect(ordered()).toMatchObject([{ ref: { total: 19 } }]);
    expect(ordered()[0]).not.toHaveProperty('ref.coupon');
  });

  it('a code that counts takes the place of the coupon, and the other way round', async () => {
    const { type, ready, actions, submit, ordered } = await open();
    await type('spring3');
    expect(ready()).toMatchObject({ code: { taken: { code: 'SPRING3' } }, coupons: { chosen: null } });
    actions.chooseCoupon(2);
    expect(ready()).toMatchObject({ code: { typed: '', taken: null }, coupons: { chosen: 2 } });
    await type('spring3');
    await submit();
    expect(ordered()).toMatchObject([{ ref: { promo_code: 'SPRING3', total: 16 } }]);
    expect(ordered()[0]).not.toHaveProperty('ref.coupon');
  });

  it('one that is used up meanwhile is gone after the refusal, and no other takes its place unseen', async () => {
    const { backend, fitting, submit, ready, ordered } = await open();
    backend.fail('create', () => refusal('优惠券已被使用'));
    fitting.shift();
    await submit();
    expect(ready()).toMatchObject({ error: '优惠券已被使用', coupons: { fitting: [other], chosen: null } });
    await submit();
    expect(ordered()[1]).toMatchObject({ ref: { total: 19 } });
  });

  it('who has none that counts pays the price', async () => {
    const { submit, ordered } = await open([]);
    await submit();
    expect(ordered()).toMatchObject([{ ref: { total: 19 } }]);
  });
});

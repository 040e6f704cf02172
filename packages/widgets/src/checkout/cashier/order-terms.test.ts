import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../../testing/index.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { articleGoods, membershipGoods, offerOf, upgradeOffer } from '../orders.fixtures.ts';
import { createCashierStore } from './cashier.store.ts';
import { cashierStrings } from './cashier.strings.ts';
import { dueOf, linesFor, termsOf, type PriceChoices } from './order-terms.ts';

const none: PriceChoices = { code: null, coupons: null, isUpgrade: true, usesBalance: false };
const code = {
  typed: 'SPRING10',
  taken: { code: 'SPRING10', amount: 10 },
  isChecking: false,
  problem: '',
};
const upgrade = offerOf(membershipGoods, { upgrade: upgradeOffer });

describe('what an order says of its price', () => {
  it.each([
    ['the price alone', offerOf(articleGoods), none, { total: 19 }],
    ['a code', offerOf(articleGoods), { ...none, code }, { total: 9, promo_code: 'SPRING10' }],
    [
      'that none of the balance is used',
      offerOf(articleGoods, { invite_balance: 12 }),
      none,
      { total: 19, balance: 0 },
    ],
    [
      'the balance that pays a part',
      offerOf(articleGoods, { invite_balance: 12 }),
      { ...none, usesBalance: true },
      { total: 7, balance: 12 },
    ],
    [
      'no more balance than a code leaves to pay',
      offerOf(articleGoods, { invite_balance: 12 }),
      { ...none, code, usesBalance: true },
      { total: 0, balance: 9, promo_code: 'SPRING10' },
    ],
    ['an upgrade, without the code', upgrade, { ...none, code }, { total: 282, upgrade: true }],
    [
      'a membership that follows',
      upgrade,
      { ...none, code, isUpgrade: false },
      { total: 288, upgrade: false, promo_code: 'SPRING10' },
    ],
  ])('MO-01: is %s', (_, offer, choices, terms) => {
    expect(termsOf(offer, choices)).toEqual(terms);
  });

  it('sums up to what is to be paid, which is never below nothing', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.boolean(), fc.boolean(), (there, isUpgrade, usesBalance) => {
        const lines = linesFor(
          { ...upgrade, invite_balance: there },
          { ...none, code, isUpgrade, usesBalance },
        );
        const sum = lines.slice(0, -1).reduce((total, { amount }) => total + amount, 0);
        expect(dueOf(lines)).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

/** A cashier for somebody with so much balance. */
async function open(balance: number) {
  const host = createTestHost({ user: testUser });
  const backend = createOrdersBackend({ ways: [{ sign: 'wechat', name: '微信支付' }] });
  const { goods_type, goods_id } = articleGoods;
  const orders = {
    ...backend.orders,
    goods: async (...asked: Parameters<typeof backend.orders.goods>) => ({
      ...(await backend.orders.goods(...asked)),
      invite_balance: balance,
    }),
  };
  const store = createCashierStore({
    host,
    strings: cashierStrings['zh-CN'],
    getProps: () => ({ orders, goods: { goods_type, goods_id }, onOrdered: () => {} }),
  });
  store.start();
  await host.settle();
  const submit = async () => {
    store.actions.submit();
    await host.settle();
    return backend.calls.filter(({ name }) => name === 'create').map(({ input }) => input);
  };
  return { actions: store.actions, submit };
}

describe('the invitation balance at the cashier', () => {
  it('pays nothing until somebody says so', async () => {
    const { submit } = await open(12);
    expect(await submit()).toMatchObject([{ ref: { total: 19, balance: 0 } }]);
  });

  it('pays what it can', async () => {
    const { actions, submit } = await open(12);
    actions.useBalance(true);
    expect(await submit()).toMatchObject([{ ref: { total: 7, balance: 12 } }]);
  });
});

import type { PriceWay } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { articleGoods, offerOf, orderOf } from '../orders.fixtures.ts';
import { fittingCoupon } from './cashier.fixtures.ts';
import { otherWays } from './other-ways.ts';

const way = (kind: PriceWay['kind'], charge: number): PriceWay => ({ kind, charge, name: '', ends_at: null });
const ways = [way('price', 19), way('flash_sale', 9), way('group_buy', 15), way('membership', 298)];
const plain = { code: null, coupons: null, isUpgrade: true, usesBalance: false };
const kindsOf = (offer: ReturnType<typeof offerOf>, choices = plain) =>
  otherWays(offer, choices).map(({ kind }) => kind);

it('names cheaper offers that the order does not use, and a membership', () => {
  expect(kindsOf(offerOf(articleGoods, { ways }))).toEqual(['flash_sale', 'group_buy', 'membership']);
});

it('leaves out an offer that is no cheaper than what a coupon leaves', () => {
  const coupons = { fitting: [fittingCoupon(1, '新人礼', 5)], chosen: 1 };
  expect(kindsOf(offerOf(articleGoods, { ways }), { ...plain, coupons } as never)).toEqual([
    'flash_sale',
    'membership',
  ]);
});

it('does not tell an order of a flash sale about that sale, and tells one at the full price', () => {
  const held = orderOf(articleGoods, { charge: 9, deal: 'flash_sale' });
  expect(kindsOf(offerOf(articleGoods, { ways, open_order: held }))).toEqual(['membership']);
  const full = orderOf(articleGoods, { charge: 19, deal: null });
  expect(kindsOf(offerOf(articleGoods, { ways, open_order: full }))).toContain('flash_sale');
});

it('names none for what is owned, and none where the server does not tell', () => {
  expect(kindsOf(offerOf(articleGoods, { ways, is_owned: true }))).toEqual([]);
  expect(kindsOf(offerOf(articleGoods))).toEqual([]);
});

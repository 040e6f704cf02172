import type { PriceWay } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { dealPricesOf } from './deal-prices.ts';

const way = (kind: PriceWay['kind'], charge: number): PriceWay => ({ kind, charge, name: '', ends_at: null });

it('finds the lowest price of each kind of offer, and none for the full price and a membership', () => {
  expect(
    dealPricesOf([way('price', 99), way('flash_sale', 39), way('flash_sale', 29), way('group_buy', 59)]),
  ).toEqual({
    sale: 29,
    group: 59,
  });
  expect(dealPricesOf([way('price', 99), way('membership', 25)])).toEqual({ sale: null, group: null });
});

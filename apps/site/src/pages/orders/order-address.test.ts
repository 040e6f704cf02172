import { expect, it } from 'vitest';
import { paths } from '../../paths/paths.ts';
import { goodsOf, orderIdOf, wayOf } from './order-address.ts';

const queryOf = (path: string) => new URL(path, 'https://site.example').searchParams;

it.each(['article', 'role'] as const)('reads what the cashier sells: %s', (goods_type) => {
  const goods = { goods_type, goods_id: 9_007_199_254_740_991 };
  expect(goodsOf(queryOf(paths.cashier(goods)))).toEqual(goods);
});

it.each([
  '',
  'goods_type=vod&goods_id=1',
  'goods_type=article',
  'goods_id=1',
  'goods_type=article&goods_id=0',
  'goods_type=article&goods_id=1e3',
])('sells nothing at %j', (query) => {
  expect(goodsOf(new URLSearchParams(query))).toBeNull();
});

it('reads the number of an order, and nothing else', () => {
  const id = '20260302095900271828';
  expect(orderIdOf(queryOf(paths.payment(id)))).toBe(id);
  expect(orderIdOf(queryOf(paths.paid(id)))).toBe(id);
  for (const text of ['', '1', `${id}0`, `${id.slice(1)}x`])
    expect(orderIdOf(new URLSearchParams({ order_id: text }))).toBeNull();
  expect(orderIdOf(new URLSearchParams())).toBeNull();
});

it('reads the way of paying that was chosen, and nothing else', () => {
  const address = paths.payment('20260302095900271828', 'alipay');
  expect(wayOf(queryOf(address))).toBe('alipay');
  for (const query of ['', 'way=', 'way=cash']) expect(wayOf(new URLSearchParams(query))).toBeUndefined();
});

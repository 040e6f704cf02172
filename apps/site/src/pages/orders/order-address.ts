import type { GoodsRef, PaymentWay } from '@shuyuan/api-client';
import { idOf } from '../../paths/paths.ts';

const soldTypes = [
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'paper',
  'mock_paper',
  'practice',
  'role',
] as const;

/** What the address of the cashier is about; null when it is about nothing that is sold. */
export function goodsOf(search: URLSearchParams): GoodsRef | null {
  const type = search.get('goods_type');
  const id = idOf(search.get('goods_id'));
  const sold = soldTypes.find((one) => one === type);
  return sold && id !== null ? { goods_type: sold, goods_id: id } : null;
}

/** Which order an address is about; null when it is none. */
export function orderIdOf(search: URLSearchParams): string | null {
  const text = search.get('order_id') ?? '';
  return /^\d{20}$/.test(text) ? text : null;
}

const ways = ['wechat', 'alipay', 'handPay'] as const satisfies readonly PaymentWay['sign'][];

/** The way of paying that an address names; undefined when it is none. */
export const wayOf = (search: URLSearchParams): PaymentWay['sign'] | undefined =>
  ways.find((way) => way === search.get('way'));

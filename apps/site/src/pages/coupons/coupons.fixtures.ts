import type { Coupon, CouponOffer } from '@shuyuan/api-client/money';

const terms = {
  description: '',
  type: 'minus',
  rate: 20,
  full_discount_price: 99,
  target_type: 'all',
  target_id: null,
  target_title: '',
} as const;

/** A coupon that takes 20 yuan off anything from 99 yuan on, unused. */
export const couponOf = (id: number, part: Partial<Coupon> = {}): Coupon => ({
  ...terms,
  id,
  name: '新人礼',
  code: `COUPON${id}`,
  status: 'unused',
  deadline: '2026-12-31T16:00:00.000Z',
  received_at: '2026-03-01T02:00:00.000Z',
  order_id: null,
  ...part,
});

/** Coupons of each kind, as they stand in one tab or another. */
export const coupons: readonly Coupon[] = [
  couponOf(1),
  couponOf(2, {
    name: '春季读书周',
    description: '读书周期间送给每位学员。',
    type: 'discount',
    rate: 85,
    full_discount_price: 0,
    target_type: 'course',
  }),
  couponOf(3, {
    name: '写作课专享',
    rate: 50,
    full_discount_price: 0,
    target_type: 'course',
    target_id: 1,
    target_title: '一句话的写法',
  }),
  couponOf(4, { name: '旧课专享', target_type: 'course', target_id: 9 }),
  couponOf(5, { name: '用掉的', status: 'used', order_id: '20260302095900271828' }),
  couponOf(6, { name: '去年的', status: 'expired', deadline: '2026-01-01T00:00:00.000Z' }),
];

/** What can be taken: until a day, and for some days. */
export const offers: readonly CouponOffer[] = [
  {
    ...terms,
    id: 11,
    name: '开学季',
    token: 'open-for-everybody-1',
    deadline_mode: 'time',
    deadline: '2026-12-31T16:00:00.000Z',
    fixed_day: null,
    unreceived: 86,
  },
  {
    ...terms,
    id: 12,
    name: '会员日',
    type: 'discount',
    rate: 90,
    full_discount_price: 0,
    target_type: 'role',
    token: 'open-for-everybody-2',
    deadline_mode: 'day',
    deadline: null,
    fixed_day: 30,
    unreceived: 3,
  },
];

import { describe, expect, it } from 'vitest';
import { discountFor, discountOf, type CouponTerms } from './coupon-terms.ts';

describe('what a coupon takes off', () => {
  it.each([
    ['minus', 10, 29, 10],
    ['minus', 29, 29, 29],
    ['minus', 500, 29, 29],
    // 24.65 is paid with 25.
    ['discount', 85, 29, 4],
    ['discount', 85, 100, 15],
    ['discount', 50, 1, 0],
    ['discount', 99, 50, 0],
    ['discount', 1, 99_999, 98_999],
    ['discount', 7, 100, 93],
  ] as const)('%s %i off %i yuan is %i', (type, rate, price, off) => {
    expect(discountOf({ type, rate }, price)).toBe(off);
  });

  it('is never below 0, never more than the price, and leaves at least the share that is named', () => {
    for (let rate = 1; rate < 100; rate += 1)
      for (const price of [1, 2, 3, 7, 10, 19, 99, 100, 101, 999, 12_345]) {
        const paid = price - discountOf({ type: 'discount', rate }, price);
        expect(paid * 100).toBeGreaterThanOrEqual(price * rate);
        expect((paid - 1) * 100).toBeLessThan(price * rate);
        expect(paid).toBeLessThanOrEqual(price);
      }
  });
});

describe('a coupon counts', () => {
  const terms: CouponTerms = {
    type: 'minus',
    rate: 10,
    fullDiscountPrice: 0,
    targetType: 'all',
    targetId: null,
  };
  const course = { type: 'course', goodsId: 7, charge: 99 } as const;

  it.each<[string, Partial<CouponTerms>, number]>([
    ['for all', {}, 10],
    ['for its kind', { targetType: 'course' }, 10],
    ['for the one thing', { targetType: 'course', targetId: 7 }, 10],
    ['not for another kind', { targetType: 'combo' }, 0],
    ['not for another of its kind', { targetType: 'course', targetId: 8 }, 0],
    ['not for another kind with the same number', { targetType: 'combo', targetId: 7 }, 0],
    ['from its threshold on', { fullDiscountPrice: 99 }, 10],
    ['not below it', { fullDiscountPrice: 100 }, 0],
  ])('%s', (_, part, off) => {
    expect(discountFor({ ...terms, ...part }, course)).toBe(off);
  });
});

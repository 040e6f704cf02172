import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf, priceOf } from './price.ts';

const yuan = fc.integer({ min: 1, max: 99_999 });
const discount = fc.record({
  kind: fc.constantFrom('promo_code', 'coupon', 'flash_sale', 'group_buy'),
  id: fc.constant(7),
  amount: fc.integer({ min: -10, max: 120_000 }),
});

it('MO-08: the lines of a price sum up to what is to be paid, which is never below nothing nor above the price', () => {
  fc.assert(
    fc.property(yuan, fc.option(discount, { nil: undefined }), fc.nat(99_999), (original, off, balance) => {
      const price = priceOf(original, off, balance);
      const lines = linesOf(price);
      const sum = lines.slice(0, -1).reduce((total, { amount }) => total + amount, 0);
      expect(lines.at(-1)).toEqual({ kind: 'to_pay', amount: sum });
      const left = Math.min(original, Math.max(0, original - Math.max(0, off?.amount ?? 0)));
      expect(price.charge).toBe(Math.max(0, left - balance));
      expect(price.charge + price.discount + price.balance).toBe(original);
      expect(lines.length).toBeLessThanOrEqual(4);
    }),
  );
});

it('names what was taken off, and the balance that pays a part', () => {
  expect(linesOf({ charge: 10, discount: 5, discountKind: 'promo_code', balance: 4 })).toEqual([
    { kind: 'price', amount: 19 },
    { kind: 'promo_code', amount: -5 },
    { kind: 'balance', amount: -4 },
    { kind: 'to_pay', amount: 10 },
  ]);
});

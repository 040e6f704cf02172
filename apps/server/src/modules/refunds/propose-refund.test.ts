import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeRefund } from './propose-refund.ts';

const rules = (feePercent = 0) => ({ days: 7, feePercent });

describe('what is proposed to go back', () => {
  it.each([
    ['all of what was not used', 2900, 0, { done: 0, total: 0 }, 0, 2900, 0],
    ['what is left without the fee', 2900, 0, { done: 0, total: 0 }, 5, 2755, 145],
    ['the part that was not studied', 10_000, 0, { done: 3, total: 10 }, 0, 7000, 0],
    ['nothing of what was studied whole', 10_000, 0, { done: 10, total: 10 }, 0, 0, 0],
    ['a part of what did not go back yet', 10_000, 4000, { done: 1, total: 2 }, 10, 2500, 1000],
    ['whole fen alone', 1000, 0, { done: 1, total: 3 }, 0, 666, 0],
  ])('is %s', (_, fen, refunded, used, feePercent, proposed, fee) => {
    const of = proposeRefund(
      { fen, refunded, method: 'wechat' },
      { unit: 'lesson', ...used },
      rules(feePercent),
    );
    expect(of).toEqual({ proposed, fee });
  });

  it('is whole yuan of balance', () => {
    const used = { unit: 'lesson' as const, done: 1, total: 3 };
    expect(proposeRefund({ fen: 1000, refunded: 0, method: 'balance' }, used, rules())).toEqual({
      proposed: 600,
      fee: 0,
    });
  });

  it('MO-08: is whole fen, never below 0 and never more than is left', () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        number(1_000_000),
        number(100),
        number(100),
        number(100),
        number(100),
        (fen, part, fee, done, total) => {
          const refunded = Math.floor((fen * part) / 100);
          const of = proposeRefund(
            { fen, refunded, method: 'wechat' },
            { unit: 'lesson', done, total },
            rules(fee),
          );
          expect(Number.isInteger(of.proposed)).toBe(true);
          expect(of.proposed).toBeGreaterThanOrEqual(0);
          expect(of.proposed + of.fee).toBeLessThanOrEqual(fen - refunded);
        },
      ),
    );
  });
});

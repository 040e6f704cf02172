import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewardsOf } from './reward-rules.ts';

const order = { buyer: 3, first: 1, second: 2, charge: 199, goods: undefined };

describe('what an order earns', () => {
  it.each([
    ['a share of it in whole yuan', order, 10, [[1, 1, 19]]],
    ['nothing below one yuan', { ...order, charge: 99 }, 1, []],
    [
      'what its goods earn, at both levels',
      { ...order, goods: { reward: 30, reward2: 5 } },
      10,
      [
        [1, 1, 30],
        [2, 2, 5],
      ],
    ],
    ['nothing where its goods earn nothing', { ...order, goods: { reward: 0, reward2: 0 } }, 10, []],
    ['the buyer nothing', { ...order, second: 3, goods: { reward: 30, reward2: 5 } }, 10, [[1, 1, 30]]],
    ['nobody twice', { ...order, second: 1, goods: { reward: 30, reward2: 5 } }, 10, [[1, 1, 30]]],
    [
      'never more than was paid',
      { ...order, charge: 32, goods: { reward: 30, reward2: 5 } },
      10,
      [
        [1, 1, 30],
        [2, 2, 2],
      ],
    ],
  ] as const)('is %s', (_, of, drawPercent, expected) => {
    const rewards = rewardsOf(of, { drawPercent });
    expect(rewards.map(({ level, inviterId, amount }) => [level, inviterId, amount])).toEqual(expected);
  });

  it('MO-10: is whole yuan, for others than the buyer, and no more than was paid', () => {
    const person = fc.integer({ min: 1, max: 4 });
    const yuan = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(
        person,
        person,
        fc.option(person),
        yuan,
        yuan,
        yuan,
        fc.integer({ min: 0, max: 100 }),
        (buyer, first, second, charge, reward, reward2, drawPercent) => {
          const of = { buyer, first, second: second ?? undefined, charge, goods: { reward, reward2 } };
          const rewards = rewardsOf(of, { drawPercent });
          for (const { inviterId, amount } of rewards) {
            expect(inviterId).not.toBe(buyer);
            expect(Number.isInteger(amount) && amount > 0).toBe(true);
          }
          expect(rewards.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(charge);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMock, typesOfRule } from './draw-mock.ts';

const candidates = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 5000 }), type: fc.integer({ min: 1, max: 7 }) }),
  { selector: ({ id }) => id, maxLength: 200 },
);
const count = fc.integer({ min: 0, max: 12 });
const numbers = fc.record({
  choice: count,
  select: count,
  input: count,
  qa: count,
  judge: count,
  cap: count,
});
const names = Object.keys(typesOfRule) as (keyof typeof typesOfRule)[];

describe('drawing a mock paper', () => {
  it('gives as many of each type as the rule says, none twice, or nothing where there are too few', () => {
    fc.assert(
      fc.property(candidates, numbers, fc.string(), (all, num, seed) => {
        const having = (type: number) => all.filter((each) => each.type === type).length;
        const drawn = drawMock(all, num, seed);
        const isEnough = names.every((name) => having(typesOfRule[name]) >= num[name]);
        expect(drawn !== null).toBe(isEnough);
        if (!drawn) return;
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const name of names)
          expect(
            drawn.filter((id) => all.find((each) => each.id === id)?.type === typesOfRule[name]),
          ).toHaveLength(num[name]);
      }),
    );
  });

  it('repeats itself by its seed, in whatever order the candidates come', () => {
    fc.assert(
      fc.property(candidates, numbers, fc.string(), (all, num, seed) => {
        expect(drawMock(all.toReversed(), num, seed)).toEqual(drawMock(all, num, seed));
      }),
    );
  });

  it('draws others by another seed', () => {
    const all = Array.from({ length: 60 }, (_, place) => ({ id: place + 1, type: 1 }));
    const num = { choice: 10, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
    expect(drawMock(all, num, 'a')).not.toEqual(drawMock(all, num, 'b'));
  });
});

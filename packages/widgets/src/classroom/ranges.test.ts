import { describe, expect, it } from 'vitest';
import { readRanges, secondsIn, unionOf, withMissing } from './ranges.ts';

describe('seconds that were played', () => {
  it('are united where they touch, in order', () => {
    expect(unionOf([[5, 9]], [[0, 2]], [[2, 3]], [[8, 12]], [[20, 20]])).toEqual([
      [0, 3],
      [5, 12],
    ]);
    expect(
      secondsIn([
        [0, 3],
        [5, 12],
      ]),
    ).toBe(10);
  });

  it('are taken for the first that are missing where nobody knows which they were', () => {
    expect(
      withMissing(
        [
          [2, 4],
          [6, 8],
        ],
        3,
      ),
    ).toEqual([
      [0, 5],
      [6, 8],
    ]);
    expect(withMissing([], 4)).toEqual([[0, 4]]);
    expect(withMissing([[0, 4]], 0)).toEqual([[0, 4]]);
  });

  it('are nothing where something else lies', () => {
    expect(readRanges([[0, 'x']])).toBeNull();
    expect(readRanges(undefined)).toBeNull();
  });
});

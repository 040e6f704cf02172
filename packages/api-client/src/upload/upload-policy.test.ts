import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fewerAtOnce,
  goesInOneRequest,
  moreAtOnce,
  partCountOf,
  partSizeOf,
  percentOf,
  rangeOf,
  refusalOf,
  uploadPolicy,
} from './upload-policy.ts';

const kib = 1024;
const mib = 1024 * kib;
const gib = 1024 * mib;

describe('SR-06 the policy of uploads', () => {
  it('has the figures of the specification', () => {
    expect(uploadPolicy).toMatchObject({
      partSize: 1_048_576,
      parallel: 5,
      retries: 3,
      retryWait: 2000,
      maxParts: 10_000,
    });
  });

  it.each([
    ['one byte', 1, true],
    ['a byte below 100 KB', 100 * kib - 1, true],
    ['100 KB', 100 * kib, false],
    ['a mebibyte', mib, false],
  ])('sends %s in one request: %o bytes, %s', (_, bytes, isOne) => {
    expect(goesInOneRequest(bytes)).toBe(isOne);
  });

  it.each([
    ['100 KB', 100 * kib, mib, 1],
    ['a part exactly', mib, mib, 1],
    ['a byte more', mib + 1, mib, 2],
    ['five minutes of a screen', 45_223_799, mib, 44],
    ['as much as fits in the most parts', 10_000 * mib, mib, 10_000],
    ['a byte more than that', 10_000 * mib + 1, mib + 1, 10_000],
    ['40 GiB', 40 * gib, 4_294_968, 10_000],
  ])('cuts %s (%o bytes) into parts of %o bytes: %o of them', (_, bytes, size, count) => {
    expect(partSizeOf(bytes)).toBe(size);
    expect(partCountOf(bytes, partSizeOf(bytes))).toBe(count);
  });

  it('cuts every file into parts that lie end to end, none of them empty, at most 10,000', () => {
    const sizes = fc.integer({ min: 100 * kib, max: 60_000 * mib });
    fc.assert(
      fc.property(sizes, (bytes) => {
        const partSize = partSizeOf(bytes);
        const count = partCountOf(bytes, partSize);
        expect(count).toBeLessThanOrEqual(10_000);
        let end = 0;
        for (const part of [1, 2, Math.ceil(count / 2), count - 1, count].filter(
          (n) => n >= 1 && n <= count,
        )) {
          const range = rangeOf(part, bytes, partSize);
          expect(range.start).toBe((part - 1) * partSize);
          expect(range.end).toBeGreaterThan(range.start);
          end = range.end;
        }
        expect(end).toBe(bytes);
      }),
    );
  });

  it.each([
    [0, 'empty'],
    [1, null],
    [50_000 * gib, null],
    [50_000 * gib + 1, 'too-large'],
  ])('SR-05 refuses %o bytes as %s', (bytes, refusal) => {
    expect(refusalOf(bytes)).toBe(refusal);
  });

  it.each([
    [0, 10, 0],
    [1, 3, 33],
    [2, 3, 66],
    [999, 1000, 99],
    [1000, 1000, 99],
  ])('shows %o of %o bytes as %o percent', (sent, bytes, percent) => {
    expect(percentOf(sent, bytes)).toBe(percent);
  });

  it('sends less at once on a line that does not keep up, never nothing, and more again, never over five', () => {
    expect([5, 4, 3, 2, 1].map(fewerAtOnce)).toEqual([2, 2, 1, 1, 1]);
    expect([1, 4, 5].map(moreAtOnce)).toEqual([2, 5, 5]);
  });
});

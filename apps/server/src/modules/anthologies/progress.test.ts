import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf, type ReadEntry } from './progress.ts';

const entry = (id: number, progress: number, more: Partial<ReadEntry> = {}): ReadEntry => ({
  id,
  characterCount: 1000,
  progress,
  isOpen: true,
  ...more,
});

describe('the progress of an anthology', () => {
  it.each<[string, ReadEntry[], ReturnType<typeof progressOf>]>([
    ['has no articles', [], { progress: 0, read_count: 0, next_id: null }],
    ['is not begun', [entry(1, 0), entry(2, 0)], { progress: 0, read_count: 0, next_id: 1 }],
    [
      'is begun in the middle',
      [entry(1, 0), entry(2, 100), entry(3, 50)],
      { progress: 50, read_count: 1, next_id: 1 },
    ],
    [
      'goes on with what comes first and is not finished',
      [entry(1, 100), entry(2, 99), entry(3, 10)],
      { progress: 69, read_count: 1, next_id: 2 },
    ],
    [
      'weighs articles by their length',
      [entry(1, 100, { characterCount: 100 }), entry(2, 0, { characterCount: 900 })],
      { progress: 10, read_count: 1, next_id: 2 },
    ],
    [
      'is begun as soon as one per mille is read',
      [entry(1, 1, { characterCount: 10 }), entry(2, 0, { characterCount: 9990 })],
      { progress: 1, read_count: 0, next_id: 1 },
    ],
    ['is read to its end', [entry(1, 100), entry(2, 100)], { progress: 100, read_count: 2, next_id: null }],
    [
      'has articles without a character',
      [entry(1, 100, { characterCount: 0 }), entry(2, 0, { characterCount: 0 })],
      { progress: 50, read_count: 1, next_id: 2 },
    ],
    [
      'passes over what is closed while something open is left',
      [entry(1, 0, { isOpen: false }), entry(2, 40)],
      { progress: 20, read_count: 0, next_id: 2 },
    ],
    [
      'leads to what is closed when all that is open is read',
      [entry(1, 100), entry(2, 0, { isOpen: false })],
      { progress: 50, read_count: 1, next_id: 2 },
    ],
  ])('of one that %s', (_, entries, progress) => {
    expect(progressOf(entries)).toEqual(progress);
  });

  it('is 0 only where nothing is begun, 100 only where all is read, and never falls by reading', () => {
    const entries = fc.array(
      fc.record({
        id: fc.nat(),
        characterCount: fc.nat(100_000),
        progress: fc.integer({ min: 0, max: 100 }),
        isOpen: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const hold = fc.property(entries, fc.nat(), (each, place) => {
      const { progress, next_id: next } = progressOf(each);
      const at = place % each.length;
      const further = each.map((one, index) => (index === at ? { ...one, progress: 100 } : one));
      return (
        (progress === 0) === each.every((one) => one.progress === 0) &&
        (progress === 100) === each.every((one) => one.progress === 100) &&
        (next === null) === (progress === 100) &&
        progressOf(further).progress >= progress
      );
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });
});

import { describe, expect, it } from 'vitest';
import { countWatched, type Kept, type Told } from './count-watched.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const kept = (watchSeconds: number, secondsAgo = 10, watchedAt: Date | null = null): Kept => ({
  watchSeconds,
  watchedAt,
  studiedAt: ago(secondsAgo),
});
const count = (told: Told, before?: Kept, isStrict = false) =>
  countWatched(told, before, { length: 600, isStrict, now });

describe('seconds that were watched', () => {
  it('are as many as were told, and never fewer than before', () => {
    expect(count({ duration: 30, position: 30 })).toMatchObject({ watchSeconds: 30, position: 30 });
    expect(count({ duration: 20, position: 20 }, kept(30))).toMatchObject({ watchSeconds: 30, position: 20 });
  });

  it('make it watched when they reach its length, and it stays so', () => {
    expect(count({ duration: 599, position: 10 }).watchedAt).toEqual(now);
    expect(count({ duration: 10, position: 599 }).watchedAt).toBeNull();
    expect(count({ duration: 1, position: 1 }, kept(600, 10, ago(99))).watchedAt).toEqual(ago(99));
  });

  it('never make something watched whose length is not known', () => {
    const told = { duration: 9_999, position: 9_999 };
    expect(countWatched(told, undefined, { length: 0, isStrict: false, now }).watchedAt).toBeNull();
  });

  it('CL are not believed beyond the time that has passed where dragging is banned', () => {
    expect(count({ duration: 600, position: 600 }, undefined, true)).toMatchObject({
      watchSeconds: 15,
      watchedAt: null,
    });
    expect(count({ duration: 600, position: 600 }, kept(100, 10), true)).toMatchObject({
      watchSeconds: 135,
      position: 150,
    });
    expect(count({ duration: 110, position: 110 }, kept(100, 10), true).watchSeconds).toBe(110);
  });

  it('stand nowhere behind the end', () => {
    expect(count({ duration: 10, position: 9_999 }).position).toBe(600);
  });
});

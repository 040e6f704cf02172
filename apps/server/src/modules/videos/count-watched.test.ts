import { describe, expect, it } from 'vitest';
import { countWatched, type Kept, type Told } from './count-watched.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const kept = (watchSeconds: number, secondsAgo = 10, more: Partial<Kept> = {}): Kept => ({
  position: watchSeconds,
  watchSeconds,
  watchedAt: null,
  studiedAt: ago(secondsAgo),
  createdAt: ago(secondsAgo),
  ...more,
});
const count = (
  told: Omit<Told, 'at'> & { at?: Date },
  before?: Kept,
  { isStrict = false, startedAt = ago(3600) as Date | null, length = 600 } = {},
) => countWatched({ at: now, ...told }, before, { length, isStrict, startedAt: startedAt ?? undefined, now });
const unasked = { startedAt: null };

describe('seconds that were watched', () => {
  it('are as many as were told, and never fewer than before', () => {
    expect(count({ duration: 30, position: 30 })).toMatchObject({ watchSeconds: 30, position: 30 });
    expect(count({ duration: 20, position: 20 }, kept(30))).toMatchObject({ watchSeconds: 30, position: 20 });
  });

  it('CL-04 make it watched within the last two seconds of its length, and it stays so', () => {
    expect(count({ duration: 598, position: 10 }).watchedAt).toEqual(now);
    expect(count({ duration: 597, position: 599 }).watchedAt).toBeNull();
    const watched = kept(600, 10, { watchedAt: ago(99) });
    expect(count({ duration: 1, position: 1 }, watched).watchedAt).toEqual(ago(99));
  });

  it('never make something watched whose length is not known', () => {
    const told = { duration: 9_999, position: 9_999, at: now };
    expect(
      countWatched(told, undefined, { length: 0, isStrict: false, startedAt: ago(9_999), now }).watchedAt,
    ).toBeNull();
  });

  it('CL-03 are not believed beyond twice the time since somebody told last, and a little', () => {
    expect(count({ duration: 600, position: 600 }, kept(100, 10)).watchSeconds).toBe(135);
    expect(count({ duration: 110, position: 110 }, kept(100, 10)).watchSeconds).toBe(110);
  });

  it.each([
    ['of a video that was never asked for', 24, undefined, 12],
    ['of a longer one', 600, undefined, 15],
    ['right after it was asked for', 24, 0, 12],
    ['five seconds after', 24, 5, 22],
    ['a minute after', 600, 60, 135],
    ['of a device that could tell nothing for an hour', 600, 3600, 600],
  ])(
    'CL-03 are believed as far as there was time in the first report as well: %s',
    (_, length, asked, seconds) => {
      const startedAt = asked === undefined ? null : ago(asked);
      const first = count({ duration: 9_999, position: 9_999 }, undefined, { length, startedAt });
      expect(first.watchSeconds).toBe(seconds);
      expect(first.watchedAt).toEqual(seconds >= length - 2 ? now : null);
    },
  );

  it('CL-03 are no more for being told again and again: the little that a clock may be off counts once', () => {
    const again = kept(55, 0, { createdAt: ago(20) });
    expect(count({ duration: 600, position: 600 }, again, unasked).watchSeconds).toBe(55);
    // Nor for a device that says it was long ago.
    const longAgo = kept(15, 30 * 86_400, { createdAt: ago(1) });
    expect(count({ duration: 600, position: 600 }, longAgo, unasked).watchSeconds).toBe(17);
  });

  it('CL-03 keep the place beside them where dragging is banned', () => {
    const strict = { isStrict: true, ...unasked };
    expect(count({ duration: 600, position: 600 }, undefined, strict)).toMatchObject({
      watchSeconds: 15,
      position: 30,
      watchedAt: null,
    });
    expect(count({ duration: 600, position: 600 }, undefined, unasked).position).toBe(600);
  });

  it('CL-15 leave the place alone when they arrive after what was watched later', () => {
    expect(count({ duration: 120, position: 20, at: ago(60) }, kept(100, 10))).toMatchObject({
      watchSeconds: 120,
      position: 100,
    });
  });

  it('stand nowhere behind the end', () => {
    expect(count({ duration: 10, position: 9_999 }).position).toBe(600);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../calendar/day-in-china.ts';
import { scheduleReview, type ReviewState } from './schedule-review.ts';

const day = 24 * 60 * 60_000;

describe('the time at which the wrong book asks again', () => {
  it('is a later day, begins with it, and comes later after right answers than after a wrong one', () => {
    let now = new Date('2026-11-26T15:30:00Z');
    let state = scheduleReview(null, false, now);
    expect(state.dueAt.toISOString()).toBe('2026-11-26T16:00:00.000Z');
    const gaps: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      now = new Date(state.dueAt.getTime() + 60_000);
      state = scheduleReview(state, true, now);
      gaps.push(Math.round((state.dueAt.getTime() - now.getTime()) / day));
    }
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0]!);
    const forgotten = scheduleReview(state, false, state.dueAt);
    expect(forgotten.lapses).toBe(state.lapses + 1);
    expect(forgotten.dueAt.getTime() - state.dueAt.getTime()).toBeLessThan(gaps.at(-1)! * day);
  });

  it('is never the day of the answer, whatever was answered when', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isRight: fc.boolean(), hours: fc.integer({ min: 0, max: 2000 }) }), {
          minLength: 1,
          maxLength: 30,
        }),
        (answers) => {
          let now = new Date('2026-11-26T08:00:00Z');
          let state: ReviewState | null = null;
          for (const { isRight, hours } of answers) {
            now = new Date(now.getTime() + hours * 60 * 60_000);
            state = scheduleReview(state, isRight, now);
            expect(dayOf(state.dueAt) > dayOf(now)).toBe(true);
            expect(Number.isFinite(state.stability) && Number.isFinite(state.difficulty)).toBe(true);
          }
        },
      ),
    );
  });
});

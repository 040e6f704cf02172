import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replayReviews, type ReviewedAnswer } from './replay-reviews.ts';
import { scheduleReview } from './schedule-review.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 86_400_000);
const answered = (...results: number[]): ReviewedAnswer[] =>
  results.map((result, place) => ({ result, answeredAt: day(place) }));

it('has nothing of what was always right, and counts what was wrong or right in part', () => {
  expect(replayReviews(answered(1, 1, 3), null)).toBeNull();
  expect(replayReviews(answered(1, 0, 3, 2), null)).toMatchObject({
    wrongCount: 2,
    lastWrongAt: day(3),
    removedAt: null,
  });
});

it('is scheduled as if it had been answered so, one answer after the other', () => {
  const first = scheduleReview(null, false, day(0));
  expect(replayReviews(answered(0, 1), null)).toMatchObject(scheduleReview(first, true, day(1)));
});

it('stays out when it was taken out, until it is wrong again', () => {
  expect(replayReviews(answered(0, 1), day(5))).toMatchObject({ removedAt: day(5) });
  expect(replayReviews(answered(0, 1, 0), day(1))).toMatchObject({ removedAt: null, wrongCount: 2 });
});

it('has a question exactly where one answer was wrong, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), (results) => {
      const entry = replayReviews(answered(...results), null);
      const wrong = results.filter((result) => result === 0 || result === 2).length;
      expect(entry?.wrongCount ?? 0).toBe(wrong);
    }),
    { numRuns: 100 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from './kind.ts';
import { markAttempt, type GradedQuestion, type Mark } from './mark-attempt.ts';

const waiting: Grade = { score: null, result: 'unmarked' };
const blank: Grade = { score: 0, result: 'unanswered' };
const essay = (id: number, score: number, grade = waiting): GradedQuestion => ({
  id,
  type: 4,
  score,
  key: {},
  grade,
});
const choice: GradedQuestion = { id: 1, type: 1, score: 50, key: {}, grade: { score: 50, result: 'right' } };
const group = (first: Grade, second: Grade): GradedQuestion => ({
  id: 3,
  type: 6,
  score: 60,
  key: {
    parts: [
      { type: 4, score: 40, key: {} },
      { type: 4, score: 20, key: {} },
    ],
  },
  grade: { score: null, result: 'unmarked', parts: [first, second] },
});
const mark = (id: number, score: number, more: Partial<Mark> = {}): Mark => ({
  id,
  part: -1,
  score,
  seen: null,
  ...more,
});

describe('marking an attempt', () => {
  it.each([
    ['the only essay', [choice, essay(2, 100)], [mark(2, 75)], 125, 0],
    ['nothing for an essay', [choice, essay(2, 100)], [mark(2, 0)], 50, 0],
    ['one of two essays', [essay(2, 100), essay(4, 50)], [mark(4, 50)], null, 1],
    ['both essays', [essay(2, 100), essay(4, 50)], [mark(4, 50), mark(2, 5)], 55, 0],
    ['one part of a group', [group(waiting, waiting)], [mark(3, 40, { part: 0 })], null, 1],
    [
      'both parts of a group',
      [choice, group(waiting, waiting)],
      [mark(3, 35, { part: 0 }), mark(3, 20, { part: 1 })],
      105,
      0,
    ],
    [
      'another mark in place of one that was seen',
      [essay(2, 100, { score: 30, result: 'partly' })],
      [mark(2, 80, { seen: 30 })],
      80,
      0,
    ],
  ] as const)('with %s sums what was given, once nothing waits', (_, questions, marks, score, count) => {
    expect(markAttempt(questions, marks)).toMatchObject({ score, waiting: count });
  });

  it.each([
    ['a question that is not there', [mark(9, 1)], 'no-essay'],
    ['a question that grading has decided', [mark(1, 1, { seen: 50 })], 'no-essay'],
    ['an essay that nobody has written', [mark(5, 1, { seen: 0 })], 'no-essay'],
    ['a group as a whole', [mark(3, 1)], 'no-essay'],
    ['a part that is not there', [mark(3, 1, { part: 2 })], 'no-essay'],
    ['more than there is', [mark(2, 101)], 'too-many-points'],
    ['less than nothing', [mark(2, -1)], 'too-many-points'],
    ['what is no number', [mark(2, Number.NaN)], 'too-many-points'],
    ['a mark that was not seen', [mark(4, 1)], 'marked-meanwhile'],
    ['one that is wrong among others', [mark(2, 1), mark(2, 101)], 'too-many-points'],
  ] as const)('is refused for %s', (_, marks, refusal) => {
    const questions = [
      choice,
      essay(2, 100),
      group(waiting, waiting),
      essay(4, 50, { score: 20, result: 'partly' }),
      essay(5, 50, blank),
    ];
    expect(markAttempt(questions, marks)).toEqual({ refusal });
  });

  it('says of an essay by its points whether it was right, partly right or wrong', () => {
    const result = (score: number) => {
      const marked = markAttempt([essay(2, 100)], [mark(2, score)]);
      return marked.refusal === undefined && marked.grades[0]!.result;
    };
    expect([result(100), result(50), result(0)]).toEqual(['right', 'partly', 'wrong']);
  });

  it('in whatever order and portions, ends once with the sum, never above what the paper gives', () => {
    const written = fc.record({ most: fc.integer({ min: 0, max: 1000 }), share: fc.nat(100) });
    const hold = fc.property(
      fc.array(written, { minLength: 1, maxLength: 8 }),
      fc.array(fc.record({ most: fc.nat(500), share: fc.nat(100) }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      (essays, others, portions, isReversed) => {
        const given = ({ most, share }: { most: number; share: number }) => Math.floor((most * share) / 100);
        let questions: GradedQuestion[] = [
          ...essays.map(({ most }, place) => essay(place + 1, most)),
          ...others.map((other, place): GradedQuestion => ({
            ...choice,
            id: 100 + place,
            score: other.most,
            grade: { score: given(other), result: 'partly' },
          })),
        ];
        const marks = essays.map((each, place) => mark(place + 1, given(each)));
        if (isReversed) marks.reverse();
        const ends: number[] = [];
        for (const size of portions) {
          const portion = marks.splice(0, size);
          if (portion.length === 0) break;
          const marked = markAttempt(questions, portion);
          if (marked.refusal !== undefined) return false;
          if (marked.score !== null) ends.push(marked.score);
          if ((marked.score === null) !== marked.waiting > 0) return false;
          questions = questions.map((question, place) => ({ ...question, grade: marked.grades[place]! }));
        }
        const sum = [...essays, ...others].reduce((all, each) => all + given(each), 0);
        const most = questions.reduce((all, { score }) => all + score, 0);
        return ends.length === 1 && ends[0] === sum && sum <= most;
      },
    );
    expect(fc.check(hold, { numRuns: 500 })).toMatchObject({ failed: false });
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sixQuestions } from './exams.fixtures.ts';
import { gradeAttempt } from './grading/grade-attempt.ts';
import type { Reply } from './grading/kind.ts';
import { rescored, shareOut } from './rescore-question.ts';
import { storedQuestion } from './stored-question.ts';

it('points are shared out without losing or making a tenth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 12 }), fc.nat(2000), (shares, total) => {
      const next = shareOut(shares, total);
      expect(next.reduce((sum, share) => sum + share, 0)).toBe(total);
      expect(next.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

const reply = (content: unknown): Reply => ({ content, images: [] });

it.each([
  ['a blank', 2, [reply(['光合作用'])], []],
  ['a group', 5, [], [reply('option2'), reply(1)]],
  ['a choice', 0, [reply('option2')], []],
])('%s that is right gives all that it gives in the paper', (_, place, [own], parts) => {
  const question = rescored(storedQuestion(sixQuestions[place]!), 77);
  const replies = { own, parts: new Map(parts.map((part, at) => [at, part])) };
  expect(gradeAttempt([{ ...question, replies }])).toMatchObject({
    score: 77,
    grades: [{ result: 'right' }],
  });
});

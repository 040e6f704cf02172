import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sixQuestions } from './exams.fixtures.ts';
import { gradeAttempt } from './grading/grade-attempt.ts';
import type { Grade, Reply } from './grading/kind.ts';
import { regraded } from './regrade-plan.ts';
import { rescored } from './rescore-question.ts';
import { storedQuestion } from './stored-question.ts';

const content = fc.oneof(
  fc.constantFrom('', 'option1', 'option2', 'option1,option3', '光合作用', '一段话'),
  fc.constantFrom(-1, 0, 1),
  fc.constantFrom(['光合作用'], ['别的'], ['']),
);

/** A submitted question of any type, worth any number of tenths, of which a teacher may have marked the essay. */
const submitted = fc
  .record({
    place: fc.nat(sixQuestions.length - 1),
    score: fc.integer({ min: 1, max: 300 }),
    own: content,
    parts: fc.tuple(content, content),
    mark: fc.option(fc.nat(300)),
    isSkipMark: fc.boolean(),
  })
  .map(({ place, score, own, parts, mark, isSkipMark }) => {
    const stored = storedQuestion(sixQuestions[place]!);
    const question = rescored(stored, score);
    const reply = (of: unknown): Reply => ({ content: of, images: [], ...(mark !== null && { mark }) });
    const answers = (stored.type === 6 ? parts : [own]).map((of, at) => ({
      part: stored.type === 6 ? at : -1,
      content: of,
      images: [],
    }));
    const replies = new Map(answers.map((answer) => [answer.part, reply(answer.content)]));
    const graded = gradeAttempt([{ ...question, replies: { own: replies.get(-1), parts: replies } }], {
      skipsMarking: isSkipMark,
    });
    return {
      stored,
      snapshot: { ...question, questionId: 1, attemptId: 1, isSkipMark, answers, grade: graded.grades[0]! },
    };
  });

it('a question that was not wrong keeps what was given for it, marks of teachers too', () => {
  fc.assert(
    fc.property(submitted, ({ stored, snapshot }) => {
      expect(regraded(snapshot, stored)?.grade).toEqual(snapshot.grade);
    }),
  );
});

const others: Record<number, (question: (typeof sixQuestions)[number]) => (typeof sixQuestions)[number]> = {
  1: (question) => (question.type === 1 ? { ...question, answer: 'option1' } : question),
  2: (question) => (question.type === 2 ? { ...question, answer: 'option2' } : question),
  3: (question) => (question.type === 3 ? { ...question, answer: [{ a: ['别的'], s: 3 }] } : question),
  5: (question) => (question.type === 5 ? { ...question, answer: 1 } : question),
};

it('a key that is corrected twice gives what it gave the first time, within what the question gives', () => {
  fc.assert(
    fc.property(submitted, ({ stored, snapshot }) => {
      const asked = sixQuestions.find(({ type }) => type === stored.type)!;
      const corrected = storedQuestion(others[stored.type]?.(asked) ?? asked);
      const once = regraded(snapshot, corrected)!;
      const twice = regraded(
        { ...snapshot, key: once.key, revealed: once.revealed, grade: once.grade },
        corrected,
      );
      expect(twice).toEqual(once);
      expect((once.grade as Grade).score ?? 0).toBeGreaterThanOrEqual(0);
      expect((once.grade as Grade).score ?? 0).toBeLessThanOrEqual(snapshot.score);
    }),
  );
});

it('an attempt that runs gets the key and no grade, and one with other options stays as it is', () => {
  const stored = storedQuestion(sixQuestions[0]!);
  const snapshot = { ...stored, questionId: 1, attemptId: 1, isSkipMark: false, answers: [], grade: null };
  expect(regraded(snapshot, stored)).toEqual({ key: stored.key, revealed: stored.revealed, grade: null });
  const shown = { ...stored.shown, options: [{ key: 'option1', content: '别的' }] };
  expect(regraded({ ...snapshot, shown }, stored)).toBeUndefined();
});

it('a blank that was judged by an older comparison is right once it is graded again by the same key', () => {
  const asked = sixQuestions.find((question) => question.type === 3)!;
  const stored = storedQuestion({ ...asked, answer: [{ a: ["don't"], s: asked.score }] });
  const snapshot = {
    ...stored,
    questionId: 1,
    attemptId: 1,
    isSkipMark: false,
    answers: [{ part: -1, content: ['don’t'], images: [] }],
    grade: { score: 0, result: 'wrong' } as const,
  };
  expect(regraded(snapshot, stored)?.grade).toEqual({ score: stored.score, result: 'right' });
});

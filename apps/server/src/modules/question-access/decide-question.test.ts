import { describe, expect, it } from 'vitest';
import { decideQuestion, type QuestionFacts } from './decide-question.ts';

const none: QuestionFacts = {
  isRemoved: false,
  isOwn: false,
  isExamined: false,
  isSat: false,
  isAnswered: false,
  isAwaited: false,
  isPractised: false,
  isInBank: false,
};
const grounds = ['isOwn', 'isSat', 'isAnswered', 'isPractised', 'isInBank'] as const;
const of = (...facts: (keyof QuestionFacts)[]) =>
  decideQuestion({ ...none, ...Object.fromEntries(facts.map((fact) => [fact, true])) });
const all = { maySee: true, mayAnswer: true, mayBeTold: true, refusal: null };

describe('a question', () => {
  it('is closed without a ground, and open by any single one', () => {
    expect(of()).toEqual({ maySee: false, mayAnswer: false, mayBeTold: false, refusal: 'closed' });
    for (const ground of grounds) expect(of(ground)).toEqual(all);
  });

  it('is told to nobody whom it examines, whatever else opens it', () => {
    for (const ground of [...grounds, 'isAwaited', 'isRemoved'] as const)
      expect(of('isExamined', ground)).toEqual({
        maySee: true,
        mayAnswer: false,
        mayBeTold: false,
        refusal: 'examined',
      });
  });

  it.each([
    ['isPractised', 'awaited'],
    ['isAnswered', 'awaited'],
    ['isSat', null],
    ['isOwn', null],
  ] as const)('of an exam with a fixed time ahead is by %s refused as %s', (ground, refusal) => {
    expect(of('isAwaited', ground)).toEqual({
      maySee: true,
      mayAnswer: refusal === null,
      mayBeTold: refusal === null,
      refusal,
    });
  });

  it('that was removed stays in the results of who sat it, and is nowhere else', () => {
    expect(of('isRemoved', 'isSat')).toEqual({
      maySee: true,
      mayAnswer: false,
      mayBeTold: true,
      refusal: 'closed',
    });
    for (const ground of ['isOwn', 'isAnswered', 'isPractised'] as const)
      expect(of('isRemoved', ground)).toMatchObject({ maySee: false, refusal: 'closed' });
  });
});

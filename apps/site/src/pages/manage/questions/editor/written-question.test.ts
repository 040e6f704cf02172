import { expect, it } from 'vitest';
import {
  blankQuestion,
  inRightOrder,
  moved,
  ofType,
  pointsOf,
  toggled,
  askedOf,
  questionTypes,
  withOption,
} from './written-question.ts';

const options = ['a', 'b', 'c'].map((content, place) => ({ key: `option${place + 1}`, content }));

it('a new option has a key that none has, also where one was taken away', () => {
  expect(withOption(options.slice(1)).map(({ key }) => key)).toEqual(['option2', 'option3', 'option1']);
});

it('right options are named in the order of all options', () => {
  expect(toggled(options, 'option3', 'option1')).toBe('option1,option3');
  expect(toggled(options, 'option1,option3', 'option1')).toBe('option3');
});

it('something moves one place, and stays at the end', () => {
  expect(moved([1, 2, 3], 1, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
});

it('an ordering is written in its right order', () => {
  expect(inRightOrder({ options, answer: 'option2,option3,option1' }).map(({ content }) => content)).toEqual([
    'b',
    'c',
    'a',
  ]);
  expect(inRightOrder({ options })).toEqual(options);
});

it('blanks and groups give the sum of their parts', () => {
  const blank = {
    ...blankQuestion,
    type: 3,
    answer: [
      { a: ['一'], s: 0.1 },
      { a: ['二'], s: 0.2 },
    ],
  } as const;
  expect(pointsOf({ ...blank, answer: blank.answer.map(({ a, s }) => ({ a: [...a], s })) })).toBe(0.3);
  expect(pointsOf({ ...ofType(6, blankQuestion), type: 6, questions: [blankQuestion, blankQuestion] })).toBe(
    10,
  );
});

it('another type keeps the words and nothing else', () => {
  const judge = ofType(5, { ...blankQuestion, content: '<p>问</p>' });
  expect(judge).toEqual({ type: 5, level: 1, score: 5, content: '<p>问</p>', remark: '', answer: 1 });
});

it('is asked without what makes it right, whatever its type', () => {
  const secret = { ...blankQuestion, remark: '秘密', content: '问' };
  for (const type of questionTypes) {
    const written = { ...ofType(type, secret), remark: '秘密' };
    const asked = askedOf(
      written.type === 6 ? { ...written, questions: [{ ...secret, type: 5, answer: 1 }] } : written,
    );
    expect(asked.type).toBe(type);
    expect(JSON.stringify(asked)).not.toMatch(/秘密|"answer"|"a":/);
  }
});

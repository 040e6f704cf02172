import { describe, expect, it } from 'vitest';
import { pressedAnswer, rightAnswerOf } from '../question-rules.ts';
import { askedQuestions } from '../questions.fixtures.ts';
import { questionsStrings } from '../questions.strings.ts';
import { movedOrder, orderedOptions } from './option-order.ts';

const options = ['option1', 'option2', 'option3'].map((key) => ({ key }));
const keysOf = (value: string | null) => orderedOptions(options, value).map(({ key }) => key);

describe('EX-08 ordering, the seventh type', () => {
  it.each([
    [null, ['option1', 'option2', 'option3']],
    ['option3,option1,option2', ['option3', 'option1', 'option2']],
    ['option3', ['option3', 'option1', 'option2']],
    ['option3,option3,gone', ['option3', 'option1', 'option2']],
  ])('draws %s with every option once', (value, keys) => {
    expect(keysOf(value)).toEqual(keys);
  });

  it('moves an option by one place, and none past the ends', () => {
    expect(movedOrder(options, 0, 1)).toBe('option2,option1,option3');
    expect(movedOrder(options, 2, -1)).toBe('option1,option3,option2');
    expect(movedOrder(options, 0, -1)).toBeUndefined();
    expect(movedOrder(options, 2, 1)).toBeUndefined();
  });

  it('tells the right order by the letters that are shown, and takes no letter keys', () => {
    const [question] = askedQuestions.filter(({ type }) => type === 7);
    expect(question && rightAnswerOf(question, questionsStrings['zh-CN'])).toBe('B → C → A');
    expect(question && pressedAnswer(question, null, 0)).toBeUndefined();
  });
});

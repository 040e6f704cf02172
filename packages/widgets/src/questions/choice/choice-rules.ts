import { letterOf, toggleOption, type AnswerContent } from '../answers.ts';
import type { QuestionOf } from '../question-type.ts';

type Choice = QuestionOf<1 | 2>;

/** Single and multiple choice. */
export const choiceRules = {
  rightAnswer({ answer, options }: Choice) {
    const right = answer?.split(',') ?? [];
    return options.flatMap(({ key }, place) => (right.includes(key) ? [letterOf(place)] : [])).join(' ');
  },
  press({ type, options }: Choice, value: AnswerContent | null, place: number) {
    const option = options[place];
    return option && toggleOption(value, option.key, type === 2);
  },
};

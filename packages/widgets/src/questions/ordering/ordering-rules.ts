import { letterOf } from '../answers.ts';
import type { QuestionRules } from '../question-type.ts';
import { orderedOptions } from './option-order.ts';

/** Options that are put in order. */
export const orderingRules: QuestionRules<7> = {
  rightAnswer: ({ answer, options }) =>
    answer === undefined
      ? ''
      : orderedOptions(options, answer)
          .map((option) => letterOf(options.indexOf(option)))
          .join(' → '),
};

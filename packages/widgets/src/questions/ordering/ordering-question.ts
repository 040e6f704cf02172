import { letterOf } from '../answers.ts';
import type { QuestionType } from '../question-type.ts';
import { orderedOptions } from './option-order.ts';
import { OrderingField } from './ordering-field.view.tsx';

/** Options that are put in order. */
export const orderingQuestion: QuestionType<7> = {
  Field: OrderingField,
  rightAnswer: ({ answer, options }) =>
    answer === undefined
      ? ''
      : orderedOptions(options, answer)
          .map((option) => letterOf(options.indexOf(option)))
          .join(' → '),
};

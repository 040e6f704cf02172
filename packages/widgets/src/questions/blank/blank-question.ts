import type { QuestionType } from '../question-type.ts';
import { BlankField } from './blank-field.view.tsx';

/** A text for each blank. */
export const blankQuestion: QuestionType<3> = {
  Field: BlankField,
  rightAnswer: ({ answer = [] }, strings) => answer.map(({ a }) => a.join(strings.or)).join('；'),
};

import type { QuestionType } from '../question-type.ts';
import { JudgeField } from './judge-field.view.tsx';

/** True or false. */
export const judgeQuestion: QuestionType<5> = {
  Field: JudgeField,
  rightAnswer({ answer }, strings) {
    if (answer === undefined) return '';
    return answer === 1 ? strings.isTrue : strings.isFalse;
  },
  press: (_, __, place) => (place < 2 ? 1 - place : undefined),
};

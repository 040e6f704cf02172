import type { QuestionRules } from '../question-type.ts';

/** True or false. */
export const judgeRules: QuestionRules<5> = {
  rightAnswer({ answer }, strings) {
    if (answer === undefined) return '';
    return answer === 1 ? strings.isTrue : strings.isFalse;
  },
  press: (_, __, place) => (place < 2 ? 1 - place : undefined),
};

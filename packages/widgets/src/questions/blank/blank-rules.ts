import type { QuestionRules } from '../question-type.ts';

/** A text for each blank. */
export const blankRules: QuestionRules<3> = {
  rightAnswer: ({ answer = [] }, strings) => answer.map(({ a }) => a.join(strings.or)).join('；'),
};

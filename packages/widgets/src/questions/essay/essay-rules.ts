import type { QuestionRules } from '../question-type.ts';

/** A text of one's own; what it is compared with is a text as well, and is shown in full. */
export const essayRules: QuestionRules<4> = { rightAnswer: () => '' };

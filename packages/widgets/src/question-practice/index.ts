export { QuestionPractice, type QuestionPracticeProps } from './question-practice.tsx';
export type { PracticeFilter, PracticeOrigin, PracticeSet } from './practice-set.ts';
export type { QuestionPracticeStrings } from './question-practice.strings.ts';

import type { Grade } from './answers.ts';
import type { QuestionStrings } from './questions.strings.ts';

/** What came of an answer, by the number of the contract. */
export const resultOf = ({
  is_correct: number,
}: Pick<Grade, 'is_correct'>): keyof QuestionStrings['results'] =>
  number === null ? 'unmarked' : (['wrong', 'right', 'partly', 'unanswered'] as const)[number];

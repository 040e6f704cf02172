import { graded, unanswered, type QuestionKind } from '../kind.ts';

/** What is given for some of the right options and no wrong one. */
type PartialCredit =
  | { rule: 'none' }
  /** Tenths, however many they are. */
  | { rule: 'fixed'; score: number }
  /** As great a share of the score as of the right options, down to a tenth. */
  | { rule: 'share' };

export interface MultipleKey {
  /** Keys of the right options with commas between. */
  answer: string;
  partial: PartialCredit;
}

const keysOf = (text: string) =>
  new Set(
    text
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  );

/** Any wrong option gives nothing. */
export const multiple: QuestionKind = {
  grade({ key, score }, { own }) {
    const chosen = typeof own?.content === 'string' ? keysOf(own.content) : new Set<string>();
    if (chosen.size === 0) return unanswered;
    const { answer, partial } = key as MultipleKey;
    const right = keysOf(answer);
    if ([...chosen].some((option) => !right.has(option))) return graded(0, score);
    if (chosen.size === right.size) return graded(score, score, true);
    const credit =
      partial.rule === 'fixed'
        ? partial.score
        : partial.rule === 'share'
          ? (score * chosen.size) / right.size
          : 0;
    const grade = graded(credit, score);
    // Not all of them is never right, even where the rule gives all there is.
    return grade.result === 'right' ? { ...grade, result: 'partly' } : grade;
  },
};

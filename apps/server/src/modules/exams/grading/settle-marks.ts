/** What somebody has given an essay. */
export interface GivenMark {
  markerId: number;
  /** Tenths. */
  score: number;
}

/**
 * What the marks of an essay that two people mark come to, in the order in which they were first given: the middle of two that differ by
 * no more than `difference`, half a tenth for the learner; otherwise what the third has given. Null while that is open.
 */
export function settleMarks(marks: readonly GivenMark[], difference: number): number | null {
  const [first, second, third] = marks;
  if (!first || !second) return null;
  if (third) return third.score;
  if (Math.abs(first.score - second.score) > difference) return null;
  return Math.ceil((first.score + second.score) / 2);
}

/** Whether two people differ so much that a third has to decide. */
export const isDisputed = (marks: readonly GivenMark[], difference: number): boolean =>
  marks.length === 2 && settleMarks(marks, difference) === null;

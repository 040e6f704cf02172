import { gradeAttempt, type AnsweredQuestion, type GradedAttempt } from './grade-attempt.ts';

export interface KnownAttempt {
  id: number;
  questions: readonly (AnsweredQuestion & { id: number })[];
}

interface RegradedAttempt {
  id: number;
  before: number | null;
  after: number | null;
  graded: GradedAttempt;
}

export interface RegradeReport {
  /** All attempts that have the question, in the order in which they came. */
  attempts: RegradedAttempt[];
  raised: number;
  lowered: number;
  unchanged: number;
}

/** Grades attempts again after the key of a question was wrong, and says for each what came of it. Marks of teachers stay. */
export function regrade(
  attempts: readonly KnownAttempt[],
  corrected: { id: number; key: unknown },
  options: Parameters<typeof gradeAttempt>[1] = {},
): RegradeReport {
  const having = attempts.filter(({ questions }) => questions.some(({ id }) => id === corrected.id));
  const regraded = having.map(({ id, questions }): RegradedAttempt => {
    const withKey = questions.map((each) =>
      each.id === corrected.id ? { ...each, key: corrected.key } : each,
    );
    const graded = gradeAttempt(withKey, options);
    return { id, before: gradeAttempt(questions, options).score, after: graded.score, graded };
  });
  const count = (holds: (change: number) => boolean) =>
    regraded.filter(({ before, after }) => holds((after ?? 0) - (before ?? 0))).length;
  return {
    attempts: regraded,
    raised: count((change) => change > 0),
    lowered: count((change) => change < 0),
    unchanged: count((change) => change === 0),
  };
}

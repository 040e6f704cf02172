import { graded, unanswered, type Gradable, type Grade, type QuestionKind } from '../kind.ts';

export interface GroupKey {
  /** In the order of the parts; none is a group. */
  parts: readonly Gradable[];
}

/** The sum of its parts. */
export const group: QuestionKind = {
  grade({ key, score }, { parts: replies }, gradePart) {
    const parts = (key as GroupKey).parts.map((part, place): Grade => gradePart(part, replies.get(place)));
    return groupGrade(parts, score);
  },
};

/** What the grades of its parts make of a group that gives so many tenths at most. It waits while one of them does. */
export function groupGrade(parts: Grade[], score: number): Grade {
  if (parts.some((part) => part.result === 'unmarked')) return { score: null, result: 'unmarked', parts };
  if (parts.every(({ result }) => result === 'unanswered')) return { ...unanswered, parts };
  const sum = parts.reduce((all, part) => all + (part.score ?? 0), 0);
  const isRight = parts.every(({ result }) => result === 'right');
  const grade = graded(sum, score, isRight);
  return { ...grade, result: grade.result === 'right' && !isRight ? 'partly' : grade.result, parts };
}

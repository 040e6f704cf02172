/** Of a question, or of a part of a group. Scores are whole tenths of a point throughout: sums stay exact. */
export type Result = 'right' | 'wrong' | 'partly' | 'unanswered' | 'unmarked';

export interface Grade {
  /** Tenths; null while it waits to be marked. */
  score: number | null;
  result: Result;
  /** Of a group, by part. */
  parts?: Grade[];
}

/** What somebody has sent; undefined for nothing. It may be anything that the contract lets in, whatever the question asks for. */
export interface Reply {
  content: unknown;
  images: readonly string[];
  /** What a teacher gave, in tenths. */
  mark?: number;
}

/** A question as grading sees it. */
export interface Gradable {
  type: number;
  /** Tenths: what it gives at most. */
  score: number;
  /** What makes it right, as its kind stores it. */
  key: unknown;
}

/** How the questions of one type are graded. */
export interface QuestionKind {
  grade: (
    question: Gradable,
    replies: Replies,
    grade: (part: Gradable, reply: Reply | undefined) => Grade,
  ) => Grade;
}

/** The answer to a question, or those to the parts of a group. */
export interface Replies {
  own: Reply | undefined;
  parts: ReadonlyMap<number, Reply>;
}

/** Whole tenths between 0 and the most; 0 for what is no number. */
export function within(tenths: number, most: number): number {
  const limit = Number.isFinite(most) ? Math.max(0, Math.trunc(most)) : 0;
  return Number.isNaN(tenths) ? 0 : Math.min(limit, Math.max(0, Math.trunc(tenths)));
}

/** What a number of tenths of so many says: right, wrong or partly right. */
export function graded(tenths: number, most: number, isExact = false): Grade {
  const score = within(tenths, most);
  if (isExact || (score === within(most, most) && score > 0)) return { score, result: 'right' };
  return { score, result: score > 0 ? 'partly' : 'wrong' };
}

export const unanswered: Grade = { score: 0, result: 'unanswered' };

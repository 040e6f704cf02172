import { scheduleReview, type ReviewState } from './schedule-review.ts';

/** An answer of one person to one question, as far as the wrong book goes by it. */
export interface ReviewedAnswer {
  /** 0 wrong, 1 right, 2 partly, 3 without an answer. */
  result: number;
  answeredAt: Date;
}

/** A question in a person's wrong book. */
export interface WrongBookEntry extends ReviewState {
  wrongCount: number;
  lastWrongAt: Date;
  /** When the person took it out; null while it is in. */
  removedAt: Date | null;
}

/**
 * What a wrong book has of a question after these answers, in the order in which they were given; null where none was wrong. `removedAt`
 * is when the person took it out, which a wrong answer after that undoes.
 */
export function replayReviews(
  answers: readonly ReviewedAnswer[],
  removedAt: Date | null,
): WrongBookEntry | null {
  let entry = null as WrongBookEntry | null;
  for (const { result, answeredAt } of answers) {
    if (result === 3) continue;
    const isRight = result === 1;
    const isOut: boolean = entry !== null && removedAt !== null && removedAt < answeredAt;
    if (isRight) {
      if (entry && !isOut) entry = { ...entry, ...scheduleReview(entry, true, answeredAt) };
      continue;
    }
    const wrongCount: number = (entry?.wrongCount ?? 0) + 1;
    entry = {
      ...scheduleReview(entry, false, answeredAt),
      wrongCount,
      lastWrongAt: answeredAt,
      removedAt: null,
    };
  }
  return entry && removedAt !== null && removedAt >= entry.lastWrongAt ? { ...entry, removedAt } : entry;
}

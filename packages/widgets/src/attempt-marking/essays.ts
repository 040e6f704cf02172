import type { MarkedAttempt } from '@shuyuan/api-client/manage';

type Asked = MarkedAttempt['questions'][number];
type Question = Asked['question'];

/** A question, or a part of a group, with what was answered to it. */
export interface MarkedField {
  /** `91`, or `91-cap-0` for the first part of a group. */
  key: string;
  question: Exclude<Question, { type: 6 }>;
  reply: Pick<Asked, 'answer_content' | 'thumbs_rows' | 'score' | 'is_correct'>;
}

/** What was to be answered in a question: itself, or each part of a group. */
export function fieldsOf({ id, question, answer_contents_rows: rows, ...reply }: Asked): MarkedField[] {
  if (question.type !== 6) return [{ key: String(id), question, reply }];
  return question.questions.flatMap((part, place) => {
    const own = rows[place];
    return own ? [{ key: `${id}-cap-${place}`, question: part, reply: own }] : [];
  });
}

/** Whether a person gives it points: an essay that somebody has written. */
export const isMarkable = ({ question, reply }: MarkedField) => question.type === 4 && reply.is_correct !== 3;

/** What a person gives points in an attempt, in its order. */
export const essaysOf = ({ questions }: Pick<MarkedAttempt, 'questions'>): MarkedField[] =>
  questions.flatMap(fieldsOf).filter(isMarkable);

/** The attempt with what was given: nothing is asked again for what the server has just said. */
export function withPoints(attempt: MarkedAttempt, given: ReadonlyMap<string, number>): MarkedAttempt {
  const replied = <Reply extends { score: number | null }>(key: string, reply: Reply): Reply => ({
    ...reply,
    score: given.get(key) ?? reply.score,
  });
  return {
    ...attempt,
    questions: attempt.questions.map((asked) => ({
      ...replied(String(asked.id), asked),
      answer_contents_rows: asked.answer_contents_rows.map((reply, place) =>
        replied(`${asked.id}-cap-${place}`, reply),
      ),
    })),
  };
}

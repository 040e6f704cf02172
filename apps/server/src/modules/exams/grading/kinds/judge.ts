import { graded, unanswered, type QuestionKind } from '../kind.ts';

/** All or nothing: 1 for true, 0 for false, anything else is no answer. */
export const judge: QuestionKind = {
  grade({ key, score }, { own }) {
    const said = own?.content;
    if (said !== 0 && said !== 1) return unanswered;
    const isRight = said === (key as { answer: 0 | 1 }).answer;
    return graded(isRight ? score : 0, score, isRight);
  },
};

import { graded, unanswered, type QuestionKind } from '../kind.ts';

/** All or nothing. The key is that of the right option. */
export const single: QuestionKind = {
  grade({ key, score }, { own }) {
    const chosen = own?.content;
    if (typeof chosen !== 'string' || chosen.trim() === '') return unanswered;
    const isRight = chosen.trim() === (key as { answer: string }).answer;
    return graded(isRight ? score : 0, score, isRight);
  },
};

import { graded, unanswered, type QuestionKind } from '../kind.ts';

/** Marked by a teacher. What is blank needs nobody. */
export const essay: QuestionKind = {
  grade({ score }, { own }) {
    const isBlank = typeof own?.content !== 'string' || own.content.trim() === '';
    if (!own || (isBlank && own.images.length === 0)) return unanswered;
    return own.mark === undefined ? { score: null, result: 'unmarked' } : graded(own.mark, score);
  },
};

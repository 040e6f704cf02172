import { graded, unanswered, type QuestionKind } from '../kind.ts';

const order = (text: string) =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .join(',');

/** All or nothing: every option in its place. */
export const ordering: QuestionKind = {
  grade({ key, score }, { own }) {
    const given = typeof own?.content === 'string' ? order(own.content) : '';
    if (given === '') return unanswered;
    const isRight = given === order((key as { answer: string }).answer);
    return graded(isRight ? score : 0, score, isRight);
  },
};

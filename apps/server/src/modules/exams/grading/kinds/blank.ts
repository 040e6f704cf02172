import { exactFolding, foldAnswer, type Folding } from '../fold-answer.ts';
import { graded, unanswered, within, type QuestionKind } from '../kind.ts';

export interface BlankKey {
  /** For each blank the accepted answers, its tenths, and whether it takes their exact spelling alone. */
  blanks: readonly { answers: readonly string[]; score: number; exact?: boolean }[];
  /** Differences that are ignored in blanks that are not exact. All are when it is left out. */
  folding?: Folding;
}

/** Each blank by itself. A single text is the answer to the first one. */
export const blank: QuestionKind = {
  grade({ key, score }, { own }) {
    const { blanks, folding } = key as BlankKey;
    const content = own?.content;
    const texts = (Array.isArray(content) ? content : [content]).map((text) =>
      typeof text === 'string' ? text : '',
    );
    if (texts.every((text) => foldAnswer(text) === '')) return unanswered;
    const isRight = blanks.map(({ answers, exact }, place) => {
      const foldingHere = exact ? exactFolding : folding;
      const text = foldAnswer(texts[place] ?? '', foldingHere);
      return text !== '' && answers.some((answer) => foldAnswer(answer, foldingHere) === text);
    });
    const sum = blanks.reduce(
      (all, each, place) => all + (isRight[place] ? within(each.score, score) : 0),
      0,
    );
    if (isRight.every(Boolean)) return graded(sum, score, true);
    const grade = graded(sum, score);
    return grade.result === 'right' || isRight.some(Boolean) ? { ...grade, result: 'partly' } : grade;
  },
};

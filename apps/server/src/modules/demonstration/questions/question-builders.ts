import type { Question, QuestionPart } from '@shuyuan/api-client';

type Level = 1 | 2 | 3 | 4;

const html = (text: string) => `<p>${text}</p>`;

/** Options as they are written in one text: `甲 | 乙 | 丙`. */
const optionsOf = (texts: string) =>
  texts.split(' | ').map((content, place) => ({ key: `option${place + 1}`, content }));

/** `right`: place of the right option, from 1. */
export const pick = (
  content: string,
  texts: string,
  right: number,
  remark: string,
  level: Level = 1,
): QuestionPart => ({
  type: 1,
  level,
  score: 4,
  content: html(content),
  options: optionsOf(texts),
  answer: `option${right}`,
  remark: html(remark),
});

/** `right`: places of the right options, from 1. */
export const pickAll = (
  content: string,
  texts: string,
  right: readonly number[],
  remark: string,
  level: Level = 2,
): QuestionPart => ({
  type: 2,
  level,
  score: 6,
  content: html(content),
  options: optionsOf(texts),
  answer: right.map((place) => `option${place}`).join(','),
  remark: html(remark),
});

/** `accepted`: for each blank what is right with strokes between, the first one to be shown: `一|1`. */
export const fill = (
  content: string,
  accepted: readonly string[],
  remark: string,
  level: Level = 2,
): QuestionPart => ({
  type: 3,
  level,
  score: accepted.length * 3,
  content: html(content),
  input_length: accepted.length,
  inputs: accepted.map(() => ({ score: 3 })),
  answer: accepted.map((texts) => ({ a: texts.split('|'), s: 3 })),
  remark: html(remark),
});

export const judge = (content: string, isTrue: boolean, remark: string, level: Level = 1): QuestionPart => ({
  type: 5,
  level,
  score: 3,
  content: html(content),
  answer: isTrue ? 1 : 0,
  remark: html(remark),
});

/** `rubric`: what is looked at, each for five points. */
export const essay = (
  content: string,
  answer: string,
  rubric: readonly string[],
  remark: string,
): QuestionPart => ({
  type: 4,
  level: 3,
  score: rubric.length * 5,
  content: html(content),
  answer: html(answer),
  rubric: rubric.map((text) => ({ text, score: 5 })),
  remark: html(remark),
});

export const group = (content: string, questions: QuestionPart[], remark: string): Question => ({
  type: 6,
  level: 3,
  score: questions.reduce((sum, { score }) => sum + score, 0),
  content: html(content),
  questions,
  remark: html(remark),
});

/** `inOrder`: the texts as they belong; they are shown in another order. */
export const order = (content: string, inOrder: string, remark: string, level: Level = 2): Question => {
  const right = inOrder.split(' | ');
  const shown = [...right.slice(2), ...right.slice(0, 2)].toReversed();
  return {
    type: 7,
    level,
    score: 5,
    content: html(content),
    options: optionsOf(shown.join(' | ')),
    answer: right.map((text) => `option${shown.indexOf(text) + 1}`).join(','),
    remark: html(remark),
  };
};

export interface BankChapter {
  /** Category of the second level. */
  name: string;
  /** Title of the lesson of the demonstration that teaches it, where one does. */
  lesson?: string;
  questions: readonly Question[];
}

export interface BankSubject {
  /** Category of the first level, which may stand already. */
  name: string;
  chapters: readonly BankChapter[];
}

import type { Question } from '@shuyuan/api-client';
import temml from 'temml';
import { describe, expect, it } from 'vitest';
import { storedQuestion } from '../exams/stored-question.ts';
import { sanitiseSvg } from '../media/sanitise-svg.ts';
import { paperSeeds } from './exams.seed.ts';
import { figureSeeds } from './figures.seed.ts';
import { bankSeeds } from './questions/bank.seed.ts';

const chapters = bankSeeds.flatMap((subject) => subject.chapters);
const ofBank = chapters.flatMap((chapter) => chapter.questions);
const all: Question[] = [...ofBank, ...paperSeeds.flatMap((paper) => paper.questions)];
const flat = all.flatMap((question): Question[] =>
  question.type === 6 ? [question, ...question.questions] : [question],
);

const optionsOf = (question: Question) => ('options' in question ? question.options : []);

/** Everything of a question that is shown as HTML. */
const textsOf = (question: Question) => [
  question.content,
  question.remark ?? '',
  ...optionsOf(question).map(({ content }) => content),
  ...(question.type === 4 ? [question.answer ?? ''] : []),
];

const sum = (scores: readonly { score: number }[]) => scores.reduce((total, { score }) => total + score, 0);

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Whether its key names what is there and its points are those of its parts. */
function isRight(question: Question): boolean {
  const keys = optionsOf(question).map(({ key }) => key);
  const texts = new Set(optionsOf(question).map(({ content }) => content));
  if (texts.size !== keys.length || question.score <= 0) return false;
  switch (question.type) {
    case 1:
      return keys.includes(question.answer ?? '');
    case 2: {
      const right = (question.answer ?? '').split(',');
      const inOrder = keys.filter((key) => right.includes(key));
      return right.length > 1 && right.length < keys.length && isSame(inOrder, right);
    }
    case 3: {
      const blanks = question.answer ?? [];
      const places = question.content.match(/＿+/g) ?? [];
      return (
        places.length === question.input_length &&
        blanks.length === question.input_length &&
        blanks.every(
          ({ a, s }, place) => a.length > 0 && !a.includes('') && s === question.inputs[place]?.score,
        ) &&
        sum(question.inputs) === question.score
      );
    }
    case 4:
      return sum(question.rubric ?? []) === question.score;
    case 5:
      return question.answer === 0 || question.answer === 1;
    case 6:
      return sum(question.questions) === question.score;
    case 7: {
      const right = (question.answer ?? '').split(',');
      return isSame(right.toSorted(), keys.toSorted()) && !isSame(right, keys);
    }
  }
}

describe('the bank of the demonstration', () => {
  it('covers every type, three levels and five subjects, each with chapters', () => {
    expect(new Set(ofBank.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(new Set(ofBank.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(new Set(bankSeeds.map(({ name }) => name)).size).toBe(5);
    for (const { chapters: own } of bankSeeds) expect(own.length).toBeGreaterThan(1);
    expect(new Set(chapters.map(({ name }) => name)).size).toBe(chapters.length);
  });

  it('asks nothing twice', () => {
    const titles = all.map((question) => storedQuestion(question).title);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });

  it('explains every question', () => {
    const bare = ofBank.filter(({ remark = '' }) => !/^<p>.{4,}<\/p>$/.test(remark));
    expect(bare.map(({ content }) => content)).toEqual([]);
  });

  it('has keys that can be right, and points that add up', () => {
    expect(flat.filter((question) => !isRight(question)).map(({ content }) => content)).toEqual([]);
  });

  it('has formulae that can be drawn, closed and free of words', () => {
    const texts = flat.flatMap(textsOf);
    expect(texts.filter((text) => text.split('$').length % 2 === 0)).toEqual([]);
    const formulae = texts.flatMap((text) => [...text.matchAll(/\$([^$]+)\$/g)].map(([, tex]) => tex ?? ''));
    expect(formulae.length).toBeGreaterThan(100);
    for (const tex of formulae) {
      expect(tex).not.toMatch(/^\s|\s$|[\u3000-\u9fff\uff00-\uffef]/);
      expect(() => temml.renderToString(tex, { throwOnError: true, trust: false })).not.toThrow();
    }
  });
});

describe('the drawings of the demonstration', () => {
  it('each belong to a question, are safe to be served, and are told in words', () => {
    const titles = new Set(all.map((question) => storedQuestion(question).title));
    for (const { title, svg, alt } of figureSeeds) {
      expect(titles).toContain(title);
      expect(alt.length).toBeGreaterThan(4);
      // What is not allowed would be gone.
      expect(sanitiseSvg(svg)?.text.match(/<[a-z]+/g)).toEqual(svg.match(/<[a-z]+/g));
    }
  });
});

import { randomInt } from 'node:crypto';
import { captchaStrings as strings } from './captcha.strings.ts';

export interface Question {
  text: string;
  answer: number;
}

type Ask = (random: (least: number, most: number) => number) => Question;

const figure = (value: number): string => {
  const { figures } = strings;
  if (value <= 10) return figures[value] ?? '';
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens === 1 ? '' : figures[tens]}${figures[10]}${ones === 0 ? '' : figures[ones]}`;
};

const kinds: readonly [Ask, ...Ask[]] = [
  (random) => {
    const [left, right] = [random(2, 12), random(2, 9)];
    return { text: strings.sum(figure(left), figure(right)), answer: left + right };
  },
  (random) => {
    const right = random(2, 9);
    const left = right + random(2, 11);
    return { text: strings.difference(figure(left), figure(right)), answer: left - right };
  },
  (random) => {
    const [month, later] = [random(1, 12), random(2, 9)];
    return {
      text: strings.monthsLater(figure(month), figure(later)),
      answer: ((month + later - 1) % 12) + 1,
    };
  },
  (random) => {
    const [month, before] = [random(1, 12), random(2, 9)];
    const answer = ((month - before + 11) % 12) + 1;
    return { text: strings.monthsBefore(figure(month), figure(before)), answer };
  },
  (random) => {
    const [age, later] = [random(3, 12), random(2, 9)];
    return { text: strings.yearsLater(figure(age), figure(later)), answer: age + later };
  },
];

/** A question that can be answered by ear, with a number below twenty-two. */
export function askQuestion(random = (least: number, most: number) => randomInt(least, most + 1)): Question {
  const ask = kinds[random(0, kinds.length - 1)] ?? kinds[0];
  const { text, answer } = ask(random);
  return { text: `${text}${strings.answerByFigures}`, answer };
}

/**
 * An answer as it is compared: the same for capital and small letters, full and half width, with or without spaces,
 * and for numbers in figures or in Chinese.
 */
export function normalizeAnswer(typed: string): string {
  const bare = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return numberIn(bare.replace(strings.units, '')) ?? bare;
}

/** The figures of a number below a hundred; undefined when the text is none. */
function numberIn(text: string): string | undefined {
  if (/^\d{1,3}$/.test(text)) return String(Number(text));
  const written = Array.from(text, (one) => strings.otherFigures[one] ?? one);
  const values = written.map((one) => strings.figures.indexOf(one));
  if (values.length === 0 || values.length > 3 || values.includes(-1)) return undefined;
  const ten = values.indexOf(10);
  if (ten === -1) return values.length === 1 ? String(values[0]) : undefined;
  const [tens = 1, ones = 0] = [values[ten - 1], values[ten + 1]];
  return ones < 10 && ten < 2 && values.length <= ten + 2 ? String(tens * 10 + ones) : undefined;
}

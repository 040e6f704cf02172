import type { Question } from '@shuyuan/api-client';
import type { WrittenPart, WrittenQuestion } from '@shuyuan/api-client/manage';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { textOf } from '../search/text-of.ts';
import { shuffle } from './draw-order.ts';
import { createRandom } from '../pictures/random.ts';
import { storedQuestion, type AnswerRules } from './stored-question.ts';

/** Why a question cannot be stored. */
export type QuestionFault = 'content' | 'score' | 'options' | 'answer' | 'single' | 'blanks' | 'parts';

type Option = { key: string; content: string };

const tenths = (points: number) => Math.round(points * 10);
const sum = (all: readonly number[]) => all.reduce((total, each) => total + tenths(each), 0) / 10;
const keysOf = (text: string) => text.split(',').filter((key) => key !== '');
const isEmpty = (html: string) => textOf(html).trim() === '' && !/<img/i.test(html);

const cleanOptions = (options: readonly Option[]) =>
  options.map(({ key, content }) => ({ key, content: sanitiseHtml(content) }));

/**
 * An ordering as learners get it: keys go by the contents alone, whatever their right order, and neither they nor the order in which
 * they are sent tell it. Its answer is the right order.
 */
function scattered(options: readonly Option[], answer: string | undefined) {
  const byKey = new Map(options.map((option) => [option.key, option.content]));
  const named = keysOf(answer ?? '').flatMap((key) => byKey.get(key) ?? []);
  const right = named.length === options.length ? named : options.map(({ content }) => content);
  const sorted = right.toSorted();
  const drawn = shuffle(sorted, createRandom(JSON.stringify(sorted))).map((content, place) => ({
    key: `option${place + 1}`,
    content,
  }));
  const left = [...drawn];
  const keys = right.map((content) => {
    const at = left.findIndex((option) => option.content === content);
    return left.splice(at, 1)[0]?.key ?? '';
  });
  const isTold = drawn.every(({ key }, place) => key === keys[place]);
  return { options: isTold ? [...drawn.slice(1), ...drawn.slice(0, 1)] : drawn, answer: keys.join(',') };
}

/** A part in the form in which learners get it, its HTML sanitised. What it is not asked for is left out. */
function cleanPart(part: WrittenPart | Extract<WrittenQuestion, { type: 7 }>) {
  const { level, score } = part;
  const common = {
    level,
    score,
    content: sanitiseHtml(part.content),
    ...(part.sound !== undefined && { sound: part.sound }),
    ...(part.remark !== '' && { remark: sanitiseHtml(part.remark) }),
  };
  switch (part.type) {
    case 1:
      return { ...common, type: part.type, options: cleanOptions(part.options), answer: part.answer };
    case 2: {
      const keys = part.options.map(({ key }) => key);
      const answer = keysOf(part.answer).toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b));
      return { ...common, type: part.type, options: cleanOptions(part.options), answer: answer.join(',') };
    }
    case 3: {
      const answer = part.answer.map(({ a, s, exact }) => ({
        a: a.map((text) => text.trim()).filter(Boolean),
        s,
        ...(exact && { exact }),
      }));
      const inputs = answer.map(({ s }) => ({ score: s }));
      const total = sum(answer.map(({ s }) => s));
      return { ...common, type: part.type, score: total, input_length: answer.length, inputs, answer };
    }
    case 4:
      return {
        ...common,
        type: part.type,
        ...(part.answer !== '' && { answer: sanitiseHtml(part.answer) }),
        ...(part.rubric.length > 0 && { rubric: part.rubric.map(({ text, score }) => ({ text, score })) }),
      };
    case 5:
      return { ...common, type: part.type, answer: part.answer };
    case 7:
      return { ...common, type: part.type, ...scattered(cleanOptions(part.options), part.answer) };
    default:
      return part satisfies never;
  }
}

/** A question in the form in which learners get it. */
export function cleanQuestion(written: WrittenQuestion): Question {
  if (written.type !== 6) return cleanPart(written);
  const questions = written.questions.map((part) => cleanPart(part)) as Extract<
    Question,
    { type: 6 }
  >['questions'];
  return {
    type: 6,
    level: written.level,
    score: sum(questions.map(({ score }) => score)),
    content: sanitiseHtml(written.content),
    ...(written.sound !== undefined && { sound: written.sound }),
    ...(written.remark !== '' && { remark: sanitiseHtml(written.remark) }),
    questions,
  };
}

const rulesOf = (written: WrittenQuestion): AnswerRules =>
  written.type === 6
    ? { parts: written.questions.map(rulesOf) }
    : {
        ...(written.type === 2 && written.partial && { partial: written.partial }),
        ...(written.type === 3 && written.folding && { folding: written.folding as object }),
      };

/** What is kept of a written question: its parts for learners, for grading and for afterwards, and its stem as plain text. */
export const storedWritten = (written: WrittenQuestion) =>
  storedQuestion(cleanQuestion(written), rulesOf(written));

/** The first thing that keeps a question from being stored; null where nothing does. */
export function faultOf(question: Question): QuestionFault | null {
  if (isEmpty(question.content)) return 'content';
  if (question.type === 6) {
    if (question.questions.length === 0) return 'parts';
    return question.questions.map((part) => faultOf(part)).find((fault) => fault !== null) ?? null;
  }
  if (question.type === 3)
    return (question.answer ?? []).some(({ a, s }) => a.length === 0 || s <= 0) || question.input_length === 0
      ? 'blanks'
      : null;
  if (question.score <= 0) return 'score';
  if (question.type === 4 || question.type === 5) return null;
  const keys = question.options.map(({ key }) => key);
  if (keys.length < 2 || new Set(keys).size < keys.length) return 'options';
  if (question.options.some(({ content }) => isEmpty(content))) return 'options';
  const right = keysOf(question.answer ?? '');
  if (question.type === 1 && right.length > 1) return 'single';
  const areKeys = right.every((key) => keys.includes(key)) && new Set(right).size === right.length;
  return right.length === 0 || !areKeys ? 'answer' : null;
}

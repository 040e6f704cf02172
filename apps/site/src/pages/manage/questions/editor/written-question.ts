import type { Question, QuestionPart } from '@shuyuan/api-client';
import type { WrittenPart, WrittenQuestion } from '@shuyuan/api-client/manage';

/** A question as the form holds it: what is kept of one type while another is chosen is nothing. */
export type QuestionType = WrittenQuestion['type'];

/** In the order in which they are offered. */
export const questionTypes = [1, 2, 5, 3, 4, 7, 6] as const satisfies readonly QuestionType[];

/** The types that a group can have. */
export const partTypes = [1, 2, 5, 3, 4] as const satisfies readonly WrittenPart['type'][];

type Option = { key: string; content: string };

const twoOptions = (): Option[] => [
  { key: 'option1', content: '' },
  { key: 'option2', content: '' },
];

type Common = Pick<WrittenQuestion, 'level' | 'score' | 'content' | 'sound' | 'remark'>;

const soundOf = ({ sound }: Pick<Common, 'sound'>) => sound !== undefined && { sound };

/** A part of a type, with the words of what it was before. */
export function partOfType(
  type: WrittenPart['type'],
  { level, score, content, remark, ...rest }: Common,
): WrittenPart {
  const common = { level, score, content, remark, ...soundOf(rest) };
  switch (type) {
    case 1:
    case 2:
      return { ...common, type, options: twoOptions(), answer: '' };
    case 3:
      return { ...common, type, answer: [{ a: [], s: score }] };
    case 4:
      return { ...common, type, answer: '', rubric: [] };
    case 5:
      return { ...common, type, answer: 1 };
    default:
      return type satisfies never;
  }
}

/** A question of a type, with the words of what it was before. */
export function ofType(type: QuestionType, before: Common): WrittenQuestion {
  const { level, score, content, remark } = before;
  const common = { level, score, content, remark, ...soundOf(before) };
  if (type === 6) return { ...common, type, questions: [] };
  if (type === 7) return { ...common, type, options: twoOptions() };
  return partOfType(type, before);
}

/** What a new question begins with. */
export const blankQuestion = partOfType(1, { level: 1, score: 5, content: '', remark: '' });

/** A key that no option has: it names the option wherever it is moved. */
function freeKey(options: readonly Option[]): string {
  const taken = new Set(options.map(({ key }) => key));
  for (let place = 1; ; place += 1) if (!taken.has(`option${place}`)) return `option${place}`;
}

export const withOption = (options: readonly Option[]): Option[] => [
  ...options,
  { key: freeKey(options), content: '' },
];

/** One place up or down; at the end it stays. */
export function moved<Entry>(all: readonly Entry[], from: number, by: -1 | 1): Entry[] {
  const to = from + by;
  const [one, other] = [all[from], all[to]];
  if (one === undefined || other === undefined) return [...all];
  return all.with(from, other).with(to, one);
}

/** The right keys in the order of the options, one more or one less. */
export function toggled(options: readonly Option[], answer: string, key: string): string {
  const chosen = new Set(answer.split(','));
  if (!chosen.delete(key)) chosen.add(key);
  return options.flatMap((option) => (chosen.has(option.key) ? option.key : [])).join(',');
}

/** An ordering in its right order, as it is written. */
export function inRightOrder({
  options,
  answer,
}: {
  options: readonly Option[];
  answer?: string | undefined;
}): Option[] {
  const byKey = new Map(options.map((option) => [option.key, option]));
  const named = (answer ?? '').split(',').flatMap((key) => byKey.get(key) ?? []);
  return named.length === options.length ? named : [...options];
}

/** What a question gives: of blanks and groups the sum of their parts. */
export function pointsOf(question: WrittenQuestion): number {
  const tenths = (points: number) => Math.round(points * 10);
  if (question.type === 3) return question.answer.reduce((sum, { s }) => sum + tenths(s), 0) / 10;
  if (question.type === 6)
    return question.questions.reduce((sum, part) => sum + tenths(pointsOf(part)), 0) / 10;
  return question.score;
}

/** The same with another recording, or with none. */
export function withSound<Written extends WrittenQuestion>(written: Written, sound?: string): Written {
  const { sound: _before, ...rest } = written;
  return { ...rest, ...(sound !== undefined && { sound }) } as Written;
}

/** The question as it is asked: without answers and explanations. */
export function askedOf(question: WrittenQuestion): Question {
  if (question.type !== 6) return askedPartOf(question);
  const { level, content, type, questions } = question;
  return {
    level,
    content,
    ...soundOf(question),
    type,
    score: pointsOf(question),
    questions: questions.map(askedGroupPartOf),
  };
}

type Ordering = Extract<WrittenQuestion, { type: 7 }>;

const askedPartOf = (question: WrittenPart | Ordering): Question =>
  question.type === 7
    ? {
        level: question.level,
        score: question.score,
        content: question.content,
        ...soundOf(question),
        type: 7,
        options: question.options,
      }
    : askedGroupPartOf(question);

function askedGroupPartOf(part: WrittenPart): QuestionPart {
  const { level, content } = part;
  const common = { level, content, ...soundOf(part), score: pointsOf(part) };
  switch (part.type) {
    case 1:
    case 2:
      return { ...common, type: part.type, options: part.options };
    case 3:
      return {
        ...common,
        type: 3,
        input_length: part.answer.length,
        inputs: part.answer.map(({ s: score }) => ({ score })),
      };
    case 4:
    case 5:
      return { ...common, type: part.type };
    default:
      return part satisfies never;
  }
}

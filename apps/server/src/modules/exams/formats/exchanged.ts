import type { WrittenQuestion } from '@shuyuan/api-client/manage';

/** A question on its way into a file or out of one. */
export interface ExchangedQuestion {
  question: WrittenQuestion;
  /** Name of its category; empty for none. */
  category: string;
}

/** A question that was read, and where it stood. */
export interface ReadQuestion extends ExchangedQuestion {
  /** As the file counts: its line or row, from 1; of a package the item. */
  line: number;
}

/** Something that keeps a question from being read. */
export interface ReadFault {
  line: number;
  /** What of it is wrong: a heading, or a part of the question. */
  column: string;
  reason: string;
}

/** All that a file holds: every fault of it, not the first alone. */
export interface ReadOutcome {
  questions: ReadQuestion[];
  faults: ReadFault[];
}

/** Questions that one file may hold. */
export const mostQuestions = 1_000;

/** What every question begins with where a file does not say. */
export const unsaid = { level: 1, score: 1, remark: '' };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

/** Text as HTML, in no element. */
export const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

const unescaped = (html: string) => html.replaceAll(/&\w+;/g, (entity) => signs[entity] ?? entity);

/** Words of a file: plain text, or HTML where the file says so. */
export interface Typed {
  text: string;
  isHtml: boolean;
}

/** Mark before words that says what they are. All but HTML is read as plain text. */
const mark = /^\[(html|plain|moodle|markdown)\]/;

/** Returns the words behind a mark; without one they are what is assumed. */
export function typedOf(words: string, isAssumedHtml = false): Typed {
  const [all = '', name] = mark.exec(words) ?? [];
  return { text: words.slice(all.length), isHtml: name === undefined ? isAssumedHtml : name === 'html' };
}

/** Returns the mark that words need so that they are read as what they are; none where that is assumed. */
export function markOf({ text, isHtml }: Typed, isAssumedHtml = false): string {
  // The two strokes would be a comment in GIFT.
  const isMistakable = mark.test(text) || text.startsWith('//');
  if (isHtml === isAssumedHtml && !isMistakable) return '';
  return isHtml ? '[html]' : '[plain]';
}

/** Words with their mark, for a file whose signs need no other care. */
export const markedText = (typed: Typed): string => `${markOf(typed)}${typed.text}`;

/** The HTML of a stem or an explanation: a paragraph for each line of plain text. */
export function blockOf({ text: words, isHtml }: Typed): string {
  const text = words.trim();
  if (text === '' || isHtml) return text;
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('');
}

/** The HTML of an option, which has no paragraph of its own. */
export const inlineOf = ({ text, isHtml }: Typed): string => (isHtml ? text.trim() : escaped(text.trim()));

/** Words that `blockOf` turns into such a block: plain text where nothing is lost by it. */
export function typedBlock(html: string): Typed {
  const lines = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line = '']) => unescaped(line));
  const plain = { text: lines.join('\n'), isHtml: false };
  return blockOf(plain) === html ? plain : { text: html, isHtml: true };
}

/** Words that `inlineOf` turns into such an option. */
export function typedInline(html: string): Typed {
  const plain = { text: unescaped(html), isHtml: false };
  return inlineOf(plain) === html ? plain : { text: html, isHtml: true };
}

/** The recording of a question, where it has one: a field that is there and empty would be another question. */
export const soundOf = (address: string) => (address === '' ? {} : { sound: address });

/** Keys in the order of the places: `option1`, `option2`. */
export const keyAt = (place: number) => `option${place + 1}`;

/** Contents of options in their order, and the places of those that an answer names. */
export function byPlaces(options: readonly { key: string; content: string }[], answer: string) {
  const placeOf = new Map(options.map(({ key }, place) => [key, place]));
  const places = answer.split(',').flatMap((key) => placeOf.get(key) ?? []);
  return { contents: options.map(({ content }) => content), places };
}

/** Whether weights in per cent are equal shares of the whole, rounded as people do. */
export const areEqualShares = (weights: readonly number[]): boolean =>
  weights.every((weight) => Math.abs(weight - 100 / weights.length) < 1);

/** Rule for an answer with some of the right options and no wrong one. */
export type PartialCredit = Exclude<Extract<WrittenQuestion, { type: 2 }>['partial'], undefined>;

/** Short form of partial credit in files: `none`, `share`, `fixed=5` in tenths of a point. */
export const partialText = (partial: PartialCredit = { rule: 'none' }): string =>
  partial.rule === 'fixed' ? `fixed=${partial.score}` : partial.rule;

/** Reads the short form; undefined for what is none. */
export function partialOf(text: string | undefined): PartialCredit | undefined {
  if (text === 'none' || text === 'share') return { rule: text };
  const [, score] = /^fixed=(\d{1,6})$/.exec(text ?? '') ?? [];
  return score === undefined ? undefined : { rule: 'fixed', score: Number(score) };
}

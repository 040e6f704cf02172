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

/** What people have typed: HTML where a tag or an entity stands in it, text otherwise. */
const isHtml = (typed: string) => /<[a-z/!]|&(?:\w+|#\d+);/i.test(typed);

/** The HTML of a stem or an explanation that people have typed: a paragraph for each line of plain text. */
export function blockOf(typed: string): string {
  const text = typed.trim();
  if (text === '' || isHtml(text)) return text;
  return text
    .split('\n')
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('');
}

/** The same of an option, which stands in no paragraph of its own. */
export const inlineOf = (typed: string) => (isHtml(typed) ? typed.trim() : escaped(typed.trim()));

/** What is typed to get such a block: plain text where nothing is lost by it. */
export function typedBlock(html: string): string {
  const lines = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line = '']) => unescaped(line));
  const text = lines.join('\n');
  return blockOf(text) === html ? text : html;
}

/** What is typed to get such an option. */
export function typedInline(html: string): string {
  const text = unescaped(html);
  return inlineOf(text) === html ? text : html;
}

/** The recording of a question, where it has one: a field that is there and empty would be another question. */
export const soundOf = (address: string) => (address === '' ? {} : { sound: address });

/** Keys in the order of the places: `option1`, `option2`. */
export const keyAt = (place: number) => `option${place + 1}`;

/** Options with keys by their places, and the answer by the same. */
export function byPlaces(options: readonly { key: string; content: string }[], answer: string) {
  const places = answer
    .split(',')
    .map((key) => options.findIndex((option) => option.key === key))
    .filter((place) => place !== -1);
  return { contents: options.map(({ content }) => content), places };
}

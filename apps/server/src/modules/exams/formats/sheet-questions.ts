import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import type { Cell } from '../../../resources/export/table-file.ts';
import { textOf, type SheetCell } from '../../lesson-import/cells.ts';
import {
  blockOf,
  byPlaces,
  inlineOf,
  keyAt,
  soundOf,
  typedBlock,
  typedInline,
  type ExchangedQuestion,
  type ReadFault,
  type ReadOutcome,
  type ReadQuestion,
} from './exchanged.ts';
import { exchangeStrings as strings, sheetColumns } from './exchange.strings.ts';

type Column = keyof typeof sheetColumns;

/** Options of a question in a sheet at most. */
const mostOptions = 10;
const optionHeadings = Array.from({ length: mostOptions }, (_, place) => strings.option(place + 1));

export const sheetHeadings: readonly string[] = [
  ...Object.values(sheetColumns),
  ...optionHeadings,
  strings.sound,
];

/** Lists are written with commas; what belongs to a word itself has a stroke before it. */
const split = (text: string, sign: RegExp): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && at + 1 < text.length) {
      parts.push((parts.pop() ?? '') + letter + (text[at + 1] ?? ''));
      at += 1;
    } else if (sign.test(letter)) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts;
};
const plain = (text: string) => text.replaceAll(/\\(.)/g, '$1').trim();
const guarded = (text: string) => text.replaceAll(/[\\,，|]/g, (sign) => `\\${sign}`);

const typeNumbers = new Map(Object.entries(strings.types).map(([type, name]) => [name, Number(type)]));
const levelNumbers = new Map(Object.entries(strings.levels).map(([level, name]) => [name, Number(level)]));

/** The row of a question; null for a group, which has none. */
export function sheetRow({ question, category }: ExchangedQuestion): Cell[] | null {
  if (question.type === 6) return null;
  const { type, level, content, remark } = question;
  const row = (answer: string, score: Cell, options: readonly string[] = []): Cell[] => [
    strings.types[type],
    category,
    strings.levels[level as keyof typeof strings.levels],
    typedBlock(content),
    answer,
    typedBlock(remark),
    score,
    ...optionHeadings.map((_, place) => typedInline(options[place] ?? '')),
    question.sound ?? '',
  ];
  switch (question.type) {
    case 1:
    case 2: {
      const { contents, places } = byPlaces(question.options, question.answer);
      return row(places.map((place) => place + 1).join(','), question.score, contents);
    }
    case 7: {
      const keys = question.options.map(({ key }) => key).join(',');
      const { contents, places } = byPlaces(question.options, question.answer ?? keys);
      return row(places.map((place) => place + 1).join(','), question.score, contents);
    }
    case 3:
      return row(
        question.answer.map(({ a }) => a.map(guarded).join('|')).join(','),
        question.answer.map(({ s }) => s).join(','),
      );
    case 4:
      return row(typedBlock(question.answer), question.score);
    case 5:
      return row(String(question.answer), question.score);
    default:
      return question satisfies never;
  }
}

type Cells = Record<Column, string> & { options: string[]; sound: string };

/** The questions of a sheet's rows: headings stand in one of the first three. */
export function readSheetRows(rows: readonly (readonly SheetCell[])[]): ReadOutcome | null {
  const at = rows.slice(0, 3).findIndex((row) => {
    const words = row.map(textOf);
    return words.includes(sheetColumns.type) && words.includes(sheetColumns.content);
  });
  if (at === -1) return null;
  const headings = (rows[at] ?? []).map(textOf);
  const outcome: ReadOutcome = { questions: [], faults: [] };
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every((cell) => textOf(cell) === '')) continue;
    // What was typed stays as it was typed: full-width signs of a stem are its own.
    const cell = (heading: string) => String(row[headings.indexOf(heading)] ?? '').trim();
    const cells = {
      ...(Object.fromEntries(
        Object.entries(sheetColumns).map(([name, heading]) => [name, cell(heading)]),
      ) as Record<Column, string>),
      options: optionHeadings.map(cell).filter((text) => text !== ''),
      sound: cell(strings.sound),
    };
    const read = readRow(cells, index + 1);
    if ('question' in read) outcome.questions.push(read);
    else outcome.faults.push(...read.faults);
  }
  return outcome;
}

function readRow(cells: Cells, line: number): ReadQuestion | { faults: ReadFault[] } {
  const faults: ReadFault[] = [];
  const headings: Readonly<Record<string, string>> = sheetColumns;
  const fault = (column: string, reason: string) =>
    void faults.push({ line, column: headings[column] ?? column, reason });
  const type = typeNumbers.get(cells.type);
  if (type === undefined) fault('type', strings.unknownType);
  if (type === 6) fault('type', strings.noGroups);
  const level = cells.level === '' ? 1 : levelNumbers.get(cells.level);
  if (level === undefined) fault('level', strings.unknownLevel);
  if (cells.content === '') fault('content', strings.noContent);
  const question = type === undefined || type === 6 ? null : byType(type, level ?? 1, cells, fault);
  return faults.length === 0 && question ? { line, category: cells.category, question } : { faults };
}

/** `column` is one of the code's names of them, or a heading. */
type Fault = (column: string, reason: string) => void;

function byType(type: number, level: number, cells: Cells, fault: Fault): WrittenQuestion | null {
  const common = {
    level,
    content: blockOf(cells.content),
    remark: blockOf(cells.remark),
    ...soundOf(cells.sound),
  };
  const { options, answer } = cells;
  if (type === 3) return { ...common, type, score: 0, answer: blanksOf(cells, fault) };
  const score = Number(cells.score);
  if (!(score > 0)) fault('score', strings.badScore);
  if (type === 4) return { ...common, type, score, answer: blockOf(answer), rubric: [] };
  if (type === 5) {
    if (answer !== '0' && answer !== '1') fault('answer', strings.badJudge);
    return { ...common, type, score, answer: answer === '1' ? 1 : 0 };
  }
  if (options.length < 2) fault(strings.option(1), strings.fewOptions);
  const places = split(answer, /[,，]/).map((part) => Number(part) - 1);
  const areThere = places.every((place) => Number.isInteger(place) && place >= 0 && place < options.length);
  if (answer === '') fault('answer', strings.noAnswer);
  else if (!areThere || new Set(places).size < places.length) fault('answer', strings.badAnswer);
  else if (type === 1 && places.length > 1) fault('answer', strings.oneAnswer);
  else if (type === 7 && places.length < options.length) fault('answer', strings.wholeOrder);
  const keyed = options.map((content, place) => ({ key: keyAt(place), content: inlineOf(content) }));
  const keys = places.map(keyAt).join(',');
  if (type === 7) return { ...common, type, score, options: keyed, answer: keys };
  return { ...common, type: type === 1 ? 1 : 2, score, options: keyed, answer: keys };
}

function blanksOf({ answer, score }: Cells, fault: Fault) {
  const blanks = split(answer, /[,，]/).map((blank) => split(blank, /\|/).map(plain).filter(Boolean));
  const scores = split(score, /[,，]/).map(Number);
  if (blanks.some((blank) => blank.length === 0)) fault('answer', strings.noAnswer);
  if (scores.some((each) => !(each > 0))) fault('score', strings.badScore);
  else if (scores.length > 1 && scores.length !== blanks.length) fault('score', strings.scoresDiffer);
  return blanks.map((a, place) => ({ a, s: scores[scores.length > 1 ? place : 0] ?? 0 }));
}

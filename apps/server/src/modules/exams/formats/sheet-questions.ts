import { questionLimits, type WrittenQuestion } from '@shuyuan/api-client/manage';
import {
  blankCell,
  foldedName,
  isBlank,
  type SheetCell,
  type SheetRow,
} from '../../../file-reading/spreadsheet/cell.ts';
import { cellFaultStrings } from '../../../file-reading/spreadsheet/spreadsheet.strings.ts';
import {
  blockOf,
  inlineOf,
  keyAt,
  soundOf,
  typedOf,
  type PartialCredit,
  type ReadFault,
  type ReadOutcome,
  type ReadQuestion,
} from './exchanged.ts';
import { exchangeStrings as strings, sheetColumns } from './exchange.strings.ts';
import { splitList, unguarded } from './sheet-lists.ts';

type Column = keyof typeof sheetColumns;

const typeNumbers = new Map(Object.entries(strings.types).map(([type, name]) => [name, Number(type)]));
const levelNumbers = new Map(Object.entries(strings.levels).map(([level, name]) => [name, Number(level)]));

const judgeAnswers = new Map(
  ([1, 0] as const).flatMap((answer) => strings.judges[answer].map((word) => [word, answer] as const)),
);

/** Rows in which the headings are looked for. */
const headingRows = 3;

/** The questions of a sheet; null for a sheet whose first three rows have no headings. */
export function readSheetRows(rows: readonly SheetRow[]): ReadOutcome | null {
  for (const [at, { line, cells }] of rows.slice(0, headingRows).entries()) {
    if (line > headingRows) break;
    const columns = new Map<string, number>();
    for (const [column, cell] of cells.entries()) {
      const heading = foldedName(cell?.text ?? '');
      if (!columns.has(heading)) columns.set(heading, column);
    }
    if (columns.has(sheetColumns.type) && columns.has(sheetColumns.content))
      return readRows(rows.slice(at + 1), columns);
  }
  return null;
}

function readRows(rows: readonly SheetRow[], columns: ReadonlyMap<string, number>): ReadOutcome {
  const outcome: ReadOutcome = { questions: [], faults: [] };
  // Columns of options in their order, also those that are too many.
  const options = [...columns.keys()]
    .filter((heading) => optionPattern.test(heading))
    .toSorted((a, b) => Number(optionPattern.exec(a)?.[1]) - Number(optionPattern.exec(b)?.[1]));
  for (const { line, cells } of rows) {
    const read = readRow({
      line,
      options,
      cellOf: (heading) => cells[columns.get(heading) ?? -1] ?? blankCell,
    });
    if ('question' in read) outcome.questions.push(read);
    else outcome.faults.push(...read.faults);
  }
  return outcome;
}

const optionPattern = new RegExp(`^${strings.option(0).replace('0', String.raw`(\d{1,4})`)}$`);

interface Row {
  line: number;
  /** Headings of the options, in their order. */
  options: readonly string[];
  cellOf: (heading: string) => SheetCell;
}

/** What a row says, and how to tell what is wrong with it. */
interface Told {
  row: Row;
  textOf: (column: Column) => string;
  /** `column` is one of the code's names of them, or a heading. */
  fault: (column: string, reason: string) => void;
}

function readRow(row: Row): ReadQuestion | { faults: ReadFault[] } {
  const faults: ReadFault[] = [];
  const headings: Readonly<Record<string, string>> = sheetColumns;
  const told: Told = {
    row,
    textOf: (column) => row.cellOf(sheetColumns[column]).text,
    fault(column, reason) {
      const heading = headings[column] ?? column;
      // What cannot be read is told once.
      if (!row.cellOf(heading).fault) faults.push({ line: row.line, column: heading, reason });
    },
  };
  for (const heading of [...Object.values(sheetColumns), ...row.options, strings.sound, strings.partial]) {
    const { fault } = row.cellOf(heading);
    if (fault) faults.push({ line: row.line, column: heading, reason: cellFaultStrings[fault] });
  }
  const type = typeNumbers.get(told.textOf('type'));
  if (type === undefined) told.fault('type', strings.unknownType);
  if (type === 6) told.fault('type', strings.noGroups);
  const level = told.textOf('level') === '' ? 1 : levelNumbers.get(told.textOf('level'));
  if (level === undefined) told.fault('level', strings.unknownLevel);
  if (told.textOf('content') === '') told.fault('content', strings.noContent);
  const question = type === undefined || type === 6 ? null : byType(type, level ?? 1, told);
  return faults.length === 0 && question
    ? { line: row.line, category: told.textOf('category'), question }
    : { faults };
}

function byType(type: number, level: number, told: Told): WrittenQuestion | null {
  const { row, textOf, fault } = told;
  const common = {
    level,
    content: blockOf(typedOf(textOf('content'))),
    remark: blockOf(typedOf(textOf('remark'))),
    ...soundOf(row.cellOf(strings.sound).text),
  };
  const partial = partialIn(type, told);
  if (type === 3) return { ...common, type, score: 0, answer: blanksOf(told) };
  const score = scoreIn(textOf('score'));
  if (!(score > 0)) fault('score', strings.badScore);
  if (type === 4) return { ...common, type, score, answer: blockOf(typedOf(textOf('answer'))), rubric: [] };
  if (type === 5) {
    const answer = judgeAnswers.get(foldedName(textOf('answer')).toUpperCase());
    if (answer === undefined) fault('answer', strings.badJudge);
    return { ...common, type, score, answer: answer ?? 0 };
  }
  const options = optionsIn(told);
  const keys = rightKeys(type, options.length, told);
  if (type === 7) return { ...common, type, score, options, answer: keys };
  if (type === 1) return { ...common, type, score, options, answer: keys };
  return { ...common, type: 2, score, options, answer: keys, ...(partial && { partial }) };
}

/** `5`, or `5分`. */
const scoreIn = (text: string) => (text === '' ? Number.NaN : Number(text.replace(/分$/, '')));

function optionsIn({ row, fault }: Told) {
  const filled = row.options.filter((heading) => !isBlank(row.cellOf(heading)));
  if (filled.length < 2) fault(strings.option(1), strings.fewOptions);
  if (filled.length > questionLimits.options)
    fault(filled[questionLimits.options] ?? '', strings.tooManyOptions(questionLimits.options));
  // Answers name options by their headings, which a gap would shift.
  const gap = row.options.slice(0, filled.length).find((heading) => isBlank(row.cellOf(heading)));
  if (gap !== undefined && filled.length >= 2) fault(gap, strings.optionGap(gap));
  return filled.map((heading, place) => ({
    key: keyAt(place),
    content: inlineOf(typedOf(row.cellOf(heading).text)),
  }));
}

/** The keys of the right options as the answer names them, by numbers from 1. */
function rightKeys(type: number, count: number, { textOf, fault }: Told): string {
  const answer = textOf('answer');
  const places = splitList(answer).map((part) => Number(part) - 1);
  const areThere = places.every((place) => Number.isInteger(place) && place >= 0 && place < count);
  if (answer === '') fault('answer', strings.noAnswer);
  else if (!areThere || new Set(places).size < places.length) fault('answer', strings.badAnswer);
  else if (type === 1 && places.length > 1) fault('answer', strings.oneAnswer);
  else if (type === 7 && places.length < count) fault('answer', strings.wholeOrder);
  return places.map(keyAt).join(',');
}

function blanksOf({ row, textOf, fault }: Told) {
  const cell = row.cellOf(sheetColumns.answer);
  // The comma of a number belongs to the number: `1,234`.
  const parts = cell.number === null ? splitList(cell.text) : [cell.text.replaceAll(',', String.raw`\,`)];
  const blanks = parts.map((blank) => splitList(blank, /\|/).map(unguarded).filter(Boolean));
  const scores = splitList(textOf('score')).map(scoreIn);
  if (blanks.some((blank) => blank.length === 0)) fault('answer', strings.noAnswer);
  if (scores.some((each) => !(each > 0))) fault('score', strings.badScore);
  else if (scores.length > 1 && scores.length !== blanks.length) fault('score', strings.scoresDiffer);
  return blanks.map((a, place) => ({ a, s: scores[scores.length > 1 ? place : 0] ?? 0 }));
}

/** What a multiple choice gives for some right options: as the form calls it, or points. */
function partialIn(type: number, { row, fault }: Told): PartialCredit | undefined {
  const text = foldedName(row.cellOf(strings.partial).text);
  if (text === '') return undefined;
  const tenths = Math.round(scoreIn(text) * 10);
  if (type !== 2 || (text !== strings.partials.none && text !== strings.partials.share && !(tenths >= 0)))
    fault(strings.partial, strings.badPartial);
  else if (text === strings.partials.share) return { rule: 'share' };
  else if (tenths > 0) return { rule: 'fixed', score: tenths };
  return undefined;
}

import { stringify, type Options } from 'csv-stringify/sync';
import { turns } from './turns.ts';
import type { Cell, Table } from './table-file.ts';

/** A tab or carriage return, or one of `= + - @` behind spaces and characters that nobody sees. */
const formula = /^(?:[\t\r]|[\s\p{Cf}]*[=+@-])/u;

/**
 * A text that no spreadsheet takes for a formula: an apostrophe goes before it. Signs of full or small width count as well, since some
 * programs fold them and skip what stands before them. The text itself stays as it is.
 */
const inert = (text: string) =>
  formula.test(text.slice(0, headLength).normalize('NFKC')) ? `'${text}` : text;

/**
 * A text of digits that spreadsheets would change as a number: from twelve digits on they write it as `2.02E+19`, from sixteen on
 * they round it, zeros before it are dropped, `12E4` becomes 120000.
 */
const changedNumber = /^\s*(?:\d{12,}(?:\.\d*)?|0\d+(?:\.\d*)?|\d*\.\d{12,}|\d+(?:\.\d*)?E[+-]?\d+)\s*$/i;

/** Longer texts are no numbers to any spreadsheet. */
const longestNumber = 255;

const isChangedNumber = (text: string) =>
  text.length <= longestNumber && changedNumber.test(text.normalize('NFKC'));

/**
 * A text as a cell that spreadsheets show as it is. A tab before digits makes them a text and is not seen, other than an apostrophe,
 * which a CSV file shows; `="…"` would be a formula.
 */
const textCell = (text: string) => (isChangedNumber(text) ? `\t${text}` : inert(text));

/** Characters within which a formula would begin: enough for what spreadsheets skip, and as quick for a long text. */
const headLength = 64;

const options: Options = {
  record_delimiter: 'windows',
  // A line break of any kind ends a row where it stands outside quotes.
  quoted_match: /[\r\n]/,
  // Numbers stay as they are.
  cast: { boolean: (value) => (value ? '1' : '0'), string: textCell },
};

/** With a byte order mark, without which Excel takes Chinese for another encoding. */
export async function csvOf({ headings, rows }: Table): Promise<Uint8Array> {
  const write = (piece: readonly (readonly Cell[])[]) =>
    stringify(
      piece.map((row) => [...row]),
      options,
    );
  const pieces = [`\uFEFF${write([headings])}`];
  for await (const piece of turns(rows)) pieces.push(write(piece));
  return Buffer.from(pieces.join(''));
}

import { stringify, type Options } from 'csv-stringify/sync';
import { turns } from './turns.ts';
import type { Cell, Table } from './table-file.ts';

const options: Options = {
  // A text that a spreadsheet would take for a formula gets an apostrophe before it. Numbers stay as they are.
  escape_formulas: true,
  record_delimiter: 'windows',
  // A line break of any kind ends a row where it stands outside quotes.
  quoted_match: /[\r\n]/,
  cast: { boolean: (value) => (value ? '1' : '0') },
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

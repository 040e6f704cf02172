import { writeXlsxStream } from 'hucre/xlsx';
import { turns } from './turns.ts';
import type { Cell, Table } from './table-file.ts';

/** A sheet whose headings stay in sight. A text is written as a text, whatever it begins with. */
export async function xlsxOf({ name, headings, rows }: Table): Promise<Uint8Array> {
  const sheet = writeXlsxStream(rowsOf(headings, rows), { name, freezePane: { rows: 1 } });
  return new Uint8Array(await new Response(sheet).arrayBuffer());
}

async function* rowsOf(headings: readonly string[], rows: Table['rows']): AsyncGenerator<Cell[]> {
  yield [...headings];
  for await (const piece of turns(rows)) for (const row of piece) yield [...row];
}

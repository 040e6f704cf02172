import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

/** What stands in a cell. A text is what people have typed, or may have. */
export type Cell = string | number | boolean | null;

/** A table to be written: its name, the headings and the rows below them. */
export interface Table {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
};

/** A table as a file for a spreadsheet program. No cell is ever a formula. */
export async function tableFile(table: Table, format: keyof typeof formats) {
  const { type, write } = formats[format];
  const bytes = await write(table);
  return { filename: `${table.name}.${format}`, type, content: Buffer.from(bytes).toString('base64') };
}

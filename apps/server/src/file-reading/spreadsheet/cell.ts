/** Why a cell cannot be read. */
export type CellFault = 'error' | 'digits' | 'format' | 'formula' | 'picture' | 'long';

/** Characters of a cell that are read. Spreadsheet programs keep 32,767; our own exports may hold more. */
export const longestCell = 200_000;

/** Cell of a spreadsheet. */
export interface SheetCell {
  /** What the cell shows by its number format, without surrounding blanks; empty where nothing can be read. */
  text: string;
  /** Stored number; days since the last day of 1899 for a date. Null for other cells. */
  number: number | null;
  /** Whether the number is formatted as a date, a time or a duration. */
  isMoment: boolean;
  /** Null for a cell that can be read. */
  fault: CellFault | null;
}

/** Row of a spreadsheet that has at least one cell which is not blank. */
export interface SheetRow {
  /** Number of the row as the spreadsheet shows it, from 1. */
  line: number;
  /** Cells by their column, from 0. A missing cell is blank. */
  cells: readonly (SheetCell | undefined)[];
}

/** Cell that holds nothing. */
export const blankCell: SheetCell = { text: '', number: null, isMoment: false, fault: null };

/** Cell that holds a text. */
export const textCell = (text: string): SheetCell => ({ ...blankCell, text: text.trim() });

/** Whether a cell holds nothing. One that cannot be read holds something. */
export const isBlank = (cell: SheetCell | undefined): boolean =>
  cell === undefined || (cell.text === '' && cell.fault === null);

/** Text to compare names by: without differences of width, form and surrounding blanks. Not for storing: it turns `²` into `2`. */
export const foldedName = (text: string): string => text.normalize('NFKC').trim();

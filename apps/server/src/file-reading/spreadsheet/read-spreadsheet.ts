import { Problem } from '../../errors/problem.ts';
import { openArchive } from '../archive.ts';
import type { SheetRow } from './cell.ts';
import { sheetRows } from './sheet-rows.ts';
import { workbookParts } from './workbook-parts.ts';

/** Limits of a workbook: its parts, and the bytes of those that are read. */
const budget = { entries: 2_000, bytes: 64 * 2 ** 20, field: 'content' };

/**
 * Returns the rows of the first shown sheet of an xlsx file, `most` at most; null for what is no such file. Throws a refusal for one
 * that unpacks too large.
 */
export function readSpreadsheet(bytes: Uint8Array, most: number): SheetRow[] | null {
  const archive = openArchive(bytes, budget);
  if (!archive) return null;
  try {
    const parts = workbookParts(archive.text);
    return parts && sheetRows(parts, most);
  } catch (error) {
    if (error instanceof Problem) throw error;
    return null;
  }
}

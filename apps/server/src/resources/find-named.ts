import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldedName } from '../file-reading/spreadsheet/cell.ts';

/** Condition that a column is one of the names of a file, also where they differ in width or form alone: `（` and `(`, `①` and `1`. */
export const isNamed = (column: PgColumn, names: readonly string[]): SQL | undefined =>
  or(inArray(column, [...names]), inArray(sql`btrim(normalize(${column}, NFKC))`, names.map(foldedName)));

/** Returns a function that finds the rows of a name: those with exactly this name, or else those that differ in width or form alone. */
export function createNameIndex<Row>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const exact = Map.groupBy(rows, nameOf);
  const folded = Map.groupBy(rows, (row) => foldedName(nameOf(row)));
  return (name: string): readonly Row[] => exact.get(name) ?? folded.get(foldedName(name)) ?? [];
}

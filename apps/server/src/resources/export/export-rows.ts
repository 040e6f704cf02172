import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { listAllRows, type ListQuery } from '../list-rows.ts';
import type { Resource } from '../resource.ts';
import type { Scope } from '../resource-sql.ts';
import { resourceStrings as strings } from '../resources.strings.ts';
import { tableFile, type Cell } from './table-file.ts';

/** Rows of one file. More would be cut off without a word, so that they are refused. */
const mostRows = 50_000;

/** The rows of a list on all pages, as a file. */
export async function exportRows(
  db: Database,
  resource: Resource,
  { format, ...query }: ListQuery & { format: 'csv' | 'xlsx' },
  asked: Scope & { now: Date },
) {
  const data = await listAllRows(db, resource, query, { ...asked, most: mostRows });
  if (!data) throw new Problem(1, strings.tooManyRows(mostRows));
  const columns = resource.exported.columns as readonly (readonly [string, (row: unknown) => Cell])[];
  const headings = columns.map(([heading]) => heading);
  const rows = data.map((row) => columns.map(([, cell]) => cell(row)));
  return tableFile({ name: resource.exported.name, headings, rows }, format);
}

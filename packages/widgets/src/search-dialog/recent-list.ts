/** A keyword that somebody has looked for. */
export interface RecentKeyword {
  name: string;
  /** The server's; null while only this device knows the keyword. */
  id: number | null;
  /** The server has heard of it, though its id is not known yet. */
  isSent: boolean;
}

type Rows = readonly RecentKeyword[];

/** As many as the server keeps. */
const keptKeywords = 10;

/** Tells neither case nor width apart, as the search itself. */
export const fold = (name: string) => name.normalize('NFKC').toLowerCase();

export const isSameName = (a: string, b: string) => fold(a) === fold(b);

export const without = (rows: Rows, name: string) => rows.filter((row) => !isSameName(row.name, name));

/** Puts a keyword in front, once. */
export function noted(rows: Rows, name: string): RecentKeyword[] {
  const id = rows.find((row) => row.name === name)?.id ?? null;
  return [{ name, id, isSent: false }, ...without(rows, name)].slice(0, keptKeywords);
}

export const confirmed = (rows: Rows, name: string) =>
  rows.map((row) => (isSameName(row.name, name) ? { ...row, isSent: true } : row));

/**
 * What the server knows, with the keywords in front that it has not heard of yet. One that it has heard of and does
 * not know any more was deleted elsewhere.
 */
export function merged(local: Rows, server: readonly { id: number; name: string }[]): RecentKeyword[] {
  const isKnown = ({ name }: RecentKeyword) => server.some((row) => isSameName(row.name, name));
  const unsent = local.filter((row) => !row.isSent && !isKnown(row)).map((row) => ({ ...row, id: null }));
  return [...unsent, ...server.map(({ id, name }) => ({ id, name, isSent: true }))].slice(0, keptKeywords);
}

/** What a device has kept; anything that is no list of keywords is none. */
export function readRows(value: unknown): RecentKeyword[] {
  return Array.isArray(value) ? value.filter(isRow).slice(0, keptKeywords) : [];
}

const isRow = (value: unknown): value is RecentKeyword =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'id' in value &&
  (value.id === null || typeof value.id === 'number') &&
  'isSent' in value &&
  typeof value.isSent === 'boolean';

import { and, asc, desc, eq, ilike, is, Column, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Resource, ResourceTable } from './resource.ts';
import { isOneOf, isThere, jsonObject, type Scope } from './resource-sql.ts';

/** What a list is narrowed and ordered by, as the contract has checked it. */
export interface ListQuery {
  keywords?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  /** These rows alone. */
  ids?: readonly number[] | undefined;
  [filter: string]: unknown;
}

interface Asked extends Scope {
  now: Date;
}

type JsonRow = Record<string, unknown> & { id: number };

/** A page of rows, and how many there are on all pages, of one moment. */
export async function listRows(
  db: Database,
  resource: Resource,
  query: ListQuery,
  { limit, offset, ...asked }: Asked & { limit: number; offset: number },
): Promise<{ data: JsonRow[]; total: number }> {
  const { table, joins = sql`` } = resource;
  const where = narrowed(resource, query, asked);
  const order = ordered(resource, query);
  // The ids first: what a row shows is worked out for those of the page alone.
  const { rows } = await db.execute<{ data: JsonRow[]; total: number }>(sql`
    select (select count(*)::int from ${table} ${joins} where ${where}) as total, (
      select coalesce(json_agg(${rowJson(resource, asked)} order by ${order}), '[]')
      from ${table} ${joins} where ${table.id} = any(array(
        select ${table.id} from ${table} ${joins} where ${where} order by ${order} limit ${limit} offset ${offset}))
    ) as data`);
  return rows[0] ?? { data: [], total: 0 };
}

/** Rows that are read in one statement: of a long list each takes long enough. */
const rowsPerStatement = 2_000;

/** All rows of a list, of one moment, in statements that are short. Null where there are more than `most`. */
export async function listAllRows(
  db: Database,
  resource: Resource,
  query: ListQuery,
  { most, ...asked }: Asked & { most: number },
): Promise<JsonRow[] | null> {
  const { table, joins = sql`` } = resource;
  const order = ordered(resource, query);
  const ofIds = async (tx: Database, ids: readonly string[]) => {
    const { rows } = await tx.execute<{ data: JsonRow[] }>(sql`
      select coalesce(json_agg(${rowJson(resource, asked)} order by ${order}), '[]') as data
      from ${table} ${joins} where ${table.id} = any(${sql.param(ids)}::bigint[])`);
    return rows[0]?.data ?? [];
  };
  const read = async (tx: Database) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select ${table.id} as id from ${table} ${joins} where ${narrowed(resource, query, asked)}
      order by ${order} limit ${most + 1}`);
    if (rows.length > most) return null;
    const all: JsonRow[] = [];
    for (let start = 0; start < rows.length; start += rowsPerStatement)
      all.push(
        ...(await ofIds(
          tx,
          rows.slice(start, start + rowsPerStatement).map(({ id }) => id),
        )),
      );
    return all;
  };
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** One of them with all that its form shows. */
export async function findRow(
  db: Database,
  resource: Resource,
  id: number,
  asked: Asked,
): Promise<JsonRow | undefined> {
  const { table, joins = sql``, whole = {} } = resource;
  const { rows } = await db.execute<{ row: JsonRow }>(sql`
    select ${rowJson(resource, asked, whole)} as row from ${table} ${joins}
    where ${and(eq(table.id, id), isThere(resource, asked))}`);
  return rows[0]?.row;
}

const rowJson = ({ table, row }: Resource, { now }: Asked, whole: Record<string, SQL | PgColumn> = {}) =>
  jsonObject({ id: table.id, ...row(now), ...whole, updated_at: table.updatedAt });

function narrowed(resource: Resource, { keywords, ids, ...query }: ListQuery, asked: Asked) {
  const filters = Object.entries(
    resource.filters as unknown as Record<string, (value: unknown, now: Date) => SQL | undefined>,
  ).map(([name, filter]) => (query[name] === undefined ? undefined : filter(query[name], asked.now)));
  const chosen = ids && isOneOf(resource, ids);
  return and(isThere(resource, asked), chosen, matching(resource, keywords), ...filters) ?? sql`true`;
}

/** Part of a title, or an id. */
function matching({ table, title, found }: Resource, keywords = '') {
  if (keywords === '') return undefined;
  if (found) return found(keywords);
  return or(hasId(table, keywords), isPartOf(title, keywords));
}

/** Whether keywords are the row's id; undefined where they cannot be one. */
export function hasId({ id }: ResourceTable, keywords: string): SQL | undefined {
  const isId = /^[1-9]\d{0,15}$/.test(keywords) && Number.isSafeInteger(Number(keywords));
  return isId ? eq(id, Number(keywords)) : undefined;
}

/** Whether keywords stand in a column, in whatever case, as they were typed. */
export const isPartOf = (column: PgColumn | SQL<string>, keywords: string): SQL =>
  ilike(column, `%${keywords.replace(/[\\%_]/g, '\\$&')}%`);

/** Rows that are equal in what is asked for come by their ids, so that pages neither lose nor double one. */
function ordered({ table, sorts }: Resource, { sort, order }: ListQuery) {
  const known = sorts as unknown as Record<string, Resource['sorts'][keyof Resource['sorts']]>;
  const chosen = known[sort ?? Object.keys(known)[0] ?? ''];
  if (!chosen) throw new Error(`A resource declares no order ${sort ?? 'at all'}.`);
  const [by, usual] = chosen;
  const direction = (order ?? usual) === 'asc' ? asc : desc;
  const isNullable = !(is(by, Column) && by.notNull);
  return sql`${direction(by)} ${sql.raw(isNullable ? 'nulls last' : '')}, ${direction(table.id)}`;
}

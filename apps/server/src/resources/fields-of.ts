import { and, asc, sql } from 'drizzle-orm';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { Database } from '../db/database.ts';
import { instantJson } from '../db/instant-json.ts';
import type { Resource } from './resource.ts';
import { fieldsJson, isOneOf, isThere, type Scope } from './resource-sql.ts';

/** What is stored in the fields of one, as the contract sends them. */
export type StoredFields = Record<string, unknown>;

/** For what concerns all fields. */
export const everyField = ({ fields }: Resource): ReadonlySet<string> => new Set(Object.keys(fields));

/** These fields of each of them, by id; of those that were removed too. */
export async function fieldsOf(
  tx: Database,
  resource: Resource,
  ids: readonly number[],
  names: ReadonlySet<string>,
): Promise<Map<number, StoredFields>> {
  const { rows } = await tx.execute<{ fields: StoredFields & { id: number } }>(
    sql`select ${fieldsJson(resource, names)} as fields from ${resource.table} where ${isOneOf(resource, ids)}`,
  );
  return new Map(rows.map(({ fields: { id, ...fields } }) => [id, fields]));
}

/** A row that nobody else can change before the transaction ends. */
export interface LockedRow {
  id: number;
  title: string;
  updatedAt: Date;
}

/** What shall be there to be changed: what is there for who asks, or what was removed. */
export type Presence = Scope | 'removed';

/**
 * Locks rows in the order of their ids: of two changes that meet, one waits for the other, and never both. Throws 404 when
 * one of them is not there.
 * @param strength `update` also waits for who refers to a row at the moment.
 */
export async function lockRows(
  tx: Database,
  resource: Resource,
  ids: readonly number[],
  presence: Presence,
  strength: LockStrength,
): Promise<LockedRow[]> {
  const rows = await lockPresentRows(tx, resource, ids, presence, strength);
  if (rows.length < new Set(ids).size) throw new Problem(404, coreStrings.notFound);
  return rows;
}

/** Strength of a row lock. */
export type LockStrength = 'no key update' | 'update';

/** Locks those of the rows that are there, as `lockRows` does. */
export async function lockPresentRows(
  tx: Database,
  resource: Resource,
  ids: readonly number[],
  presence: Presence,
  strength: LockStrength,
): Promise<LockedRow[]> {
  const { table, title, deletedAt } = resource;
  const isPresent =
    presence === 'removed' ? sql`${deletedAt ?? sql`null`} is not null` : isThere(resource, presence);
  await resource.lockFirst?.(tx, ids);
  const { rows } = await tx.execute<{ id: string; title: string; updated_at: string }>(sql`
    select ${table.id} as id, ${title} as title, ${instantJson(table.updatedAt)} as updated_at from ${table}
    where ${and(isOneOf(resource, ids), isPresent)} order by ${asc(table.id)} for ${sql.raw(strength)}`);
  return rows.map(({ id, updated_at: updatedAt, ...row }) => ({
    ...row,
    id: Number(id),
    updatedAt: new Date(updatedAt),
  }));
}

/** The fields in which two differ, as each has them. */
export function differing(before: StoredFields, after: StoredFields): [StoredFields, StoredFields] {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  const pick = (from: StoredFields) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return [pick(before), pick(after)];
}

/** Both are as the database wrote them. The log's columns do not keep the order of names, so that it says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

const inOrder = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

import { storableText } from '@shuyuan/api-client/contract';
import { and, Column, eq, inArray, is, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { instantJson } from '../db/instant-json.ts';
import type { FieldApart, Resource } from './resource.ts';

/** Whose things a call reaches: everybody's, or one person's. */
export interface Scope {
  ownerId: number | null;
}

/** What is there for who asks: not removed, and within their reach. */
export const isThere = ({ owner, isOwn, deletedAt }: Resource, { ownerId }: Scope): SQL | undefined =>
  and(
    deletedAt && isNull(deletedAt),
    // Who reaches their own things reaches nothing where nothing belongs to anybody.
    ownerId === null ? undefined : (isOwn?.(ownerId) ?? (owner ? eq(owner, ownerId) : sql`false`)),
  );

/** A column or an expression as the contract's JSON has it. */
function json(value: SQL | PgColumn): SQL {
  return is(value, Column) && value.dataType === 'date' ? instantJson(value) : sql`${value}`;
}

/** An object of these columns, as JSON. */
export const jsonObject = (columns: Record<string, SQL | PgColumn>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, value]) => [sql.raw(`'${name}'`), json(value)]),
    sql`, `,
  )})`;

export const isColumn = (field: PgColumn | FieldApart): field is PgColumn => is(field, Column);

/** These fields of a row as JSON, in the form of the contract's draft. */
export const fieldsJson = (resource: Resource, names: ReadonlySet<string>): SQL =>
  jsonObject({
    id: resource.table.id,
    ...Object.fromEntries(
      Object.entries<PgColumn | FieldApart>(resource.fields)
        .filter(([name]) => names.has(name))
        .map(([name, field]) => [name, isColumn(field) ? field : field.json]),
    ),
  });

/** A value of the contract for its column: instants are text on the wire. Nothing is no JSON that says so. */
export const stored = (column: PgColumn, value: unknown): SQL =>
  value === null ? sql`null` : sql`${sql.param(storable(column, value), column)}`;

function storable({ dataType }: PgColumn, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // Rows of an imported file do not pass the contract's check.
  return dataType === 'date' ? new Date(value) : storableText(value);
}

/** `"name" = value` of an update. */
export const assign = (column: PgColumn, value: SQL): SQL => sql`${sql.identifier(column.name)} = ${value}`;

export const isOneOf = ({ table }: Resource, ids: readonly number[]): SQL => inArray(table.id, [...ids]);

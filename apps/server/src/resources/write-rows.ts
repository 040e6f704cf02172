import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { violationOf } from '../db/violation.ts';
import type { Database } from '../db/database.ts';
import { fieldsOf, type StoredFields } from './fields-of.ts';
import { dropMediaUses, keepMediaUses } from './media-uses.ts';
import type { Change, FieldApart, Resource } from './resource.ts';
import { assign, isColumn, isOneOf, stored } from './resource-sql.ts';

/** Distance between neighbours of an ordered list. Leaves room for places that are given by number. */
export const orderStep = 10;

/** Highest place that the contract accepts. */
const lastPlace = 9_999;

type Declared = [name: string, field: PgColumn | FieldApart];

const fieldsIn = (resource: Resource, values: StoredFields) =>
  Object.entries<PgColumn | FieldApart>(resource.fields).filter(([name]) => values[name] !== undefined);

/** Does the work in one transaction, and says in the resource's words what the database has refused. */
export async function inTransaction<Answer>(
  db: Database,
  { refusals }: Resource,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(work).catch((error: unknown) => {
    const violation = violationOf(error);
    throw (violation && refusals?.[violation]) ?? error;
  });
}

/** Adds a row that belongs to who adds it, and answers its id. */
export async function insertRow(resource: Resource, values: StoredFields, change: Change): Promise<number> {
  const { tx, now, userId } = change;
  const { table, owner } = resource;
  const columns: [PgColumn, SQL][] = [
    ...columnsOf(resource, values),
    ...endOf(resource, values),
    [table.createdAt, stored(table.createdAt, now)],
    [table.updatedAt, stored(table.updatedAt, now)],
    ...(owner ? [[owner, stored(owner, userId)] satisfies [PgColumn, SQL]] : []),
  ];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${table} (${sql.join(
      columns.map(([{ name }]) => sql.identifier(name)),
      sql`, `,
    )}) values (${sql.join(
      columns.map(([, value]) => value),
      sql`, `,
    )}) returning ${sql.identifier(table.id.name)} as id`);
  const id = Number(rows[0]?.id);
  await writeApart(resource, [id], values, change);
  return id;
}

/** Places a new row behind all others, where its resource has an order and the row says no place of its own. */
function endOf({ table, order, fields }: Resource, values: StoredFields): [PgColumn, SQL][] {
  const isGiven = Object.entries(fields).some(
    ([name, field]) => field === order && values[name] !== undefined,
  );
  if (!order || isGiven) return [];
  return [
    [order, sql`(select least(coalesce(max(${order}) + ${orderStep}, 0), ${lastPlace}) from ${table})`],
  ];
}

/** Writes these values into each of the rows. */
export async function updateRows(
  resource: Resource,
  ids: readonly number[],
  values: StoredFields,
  change: Change,
): Promise<void> {
  await setColumns(resource, ids, columnsOf(resource, values), change);
  await writeApart(resource, ids, values, change);
}

/** Removes the rows, and answers whole what is thereby deleted for good. */
export async function removeRows(
  resource: Resource,
  ids: readonly number[],
  { tx, now }: Change,
): Promise<Record<string, unknown>[] | null> {
  const { table, deletedAt } = resource;
  if (deletedAt) {
    await setColumns(resource, ids, [[deletedAt, stored(deletedAt, now)]], { tx, now });
    return null;
  }
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`delete from ${table} where ${isOneOf(resource, ids)} returning to_jsonb(${table}) as row`,
  );
  return rows.map(({ row }) => row);
}

/** Brings removed rows back. `deletedRows` are those that were deleted for good. */
export async function restoreRows(
  resource: Resource,
  ids: readonly number[],
  deletedRows: Record<string, unknown>[] | null,
  { tx, now }: Change,
): Promise<void> {
  const { table, deletedAt } = resource;
  if (deletedAt) {
    await setColumns(resource, ids, [[deletedAt, sql`null`]], { tx, now });
    return;
  }
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(deletedRows ?? [])}::jsonb)`,
  );
  await setColumns(resource, ids, [], { tx, now });
}

/** What hangs on rows that were removed. */
export async function settleRemoval(
  resource: Resource,
  ids: readonly number[],
  change: Change,
): Promise<void> {
  await resource.follow?.(ids, new Set(Object.keys(resource.fields)), change);
  await dropMediaUses(resource, ids, change);
}

/** What the resource asks once fields are written: what hangs on them, and that it may stand. Answers them as they are now. */
export async function settle(
  resource: Resource,
  ids: readonly number[],
  fields: ReadonlySet<string>,
  change: Change,
): Promise<Map<number, StoredFields>> {
  await resource.follow?.(ids, fields, change);
  await resource.check?.(ids, change, fields);
  await keepMediaUses(resource, ids, change);
  return fieldsOf(change.tx, resource, ids, fields);
}

const columnsOf = (resource: Resource, values: StoredFields): [PgColumn, SQL][] =>
  fieldsIn(resource, values).flatMap(([name, field]: Declared) =>
    isColumn(field) ? [[field, stored(field, values[name])]] : [],
  );

async function writeApart(
  resource: Resource,
  ids: readonly number[],
  values: StoredFields,
  { tx, now, userId, ownerId = null }: Change,
) {
  for (const [name, field] of fieldsIn(resource, values))
    if (!isColumn(field))
      for (const id of ids) await field.write(tx, id, values[name], now, { ownerId, userId });
}

async function setColumns(
  resource: Resource,
  ids: readonly number[],
  columns: [PgColumn, SQL][],
  { tx, now }: Pick<Change, 'tx' | 'now'>,
): Promise<void> {
  const { updatedAt } = resource.table;
  // Later than before also where two changes fall into one millisecond: who has seen the first has not seen the second.
  const later = sql`greatest(${stored(updatedAt, now)}, ${updatedAt} + interval '1 millisecond')`;
  const assigned = [...columns, [updatedAt, later] satisfies [PgColumn, SQL]];
  await tx.execute(sql`
    update ${resource.table} set ${sql.join(
      assigned.map(([column, value]) => assign(column, value)),
      sql`, `,
    )} where ${isOneOf(resource, ids)}`);
}

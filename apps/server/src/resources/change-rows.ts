import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { addAction } from './action-log.ts';
import { changeConflict } from './change-conflict.ts';
import { putIntoBin } from './bin.ts';
import { differing, everyField, fieldsOf, lockRows, type StoredFields } from './fields-of.ts';
import type { Change, Fields, Resource, ResourceDomain } from './resource.ts';
import type { Scope } from './resource-sql.ts';
import { insertRow, removeRows, settle, settleRemoval, updateRows } from './write-rows.ts';

/** Adds one, with its line in the log. */
export async function storeRow(resource: Resource, draft: StoredFields, change: Change) {
  const id = await insertRow(resource, cleaned(resource, draft), change);
  const rows = await settle(resource, [id], everyField(resource), change);
  const after = rows.get(id) ?? {};
  const actionId = await addAction(change, {
    entity: resource.entity,
    kind: 'store',
    subjects: [{ id, title: await titleOf(change.tx, resource, id) }],
    items: [{ id, before: null, after }],
  });
  return { id, action_id: actionId };
}

/** Adds several, with one line in the log: they are taken back together. None is answered with null. */
export async function storeRows(
  resource: Resource,
  drafts: readonly StoredFields[],
  change: Change,
): Promise<number | null> {
  if (drafts.length === 0) return null;
  const ids: number[] = [];
  for (const draft of drafts) ids.push(await insertRow(resource, cleaned(resource, draft), change));
  const rows = await settle(resource, ids, everyField(resource), change);
  const subjects = [];
  for (const id of ids) subjects.push({ id, title: await titleOf(change.tx, resource, id) });
  return addAction(change, {
    entity: resource.entity,
    kind: 'store',
    subjects,
    items: ids.map((id) => ({ id, before: null, after: rows.get(id) ?? {} })),
  });
}

interface Update extends Scope {
  ids: readonly number[];
  fields: StoredFields;
  /** The `updated_at` that the change was made upon. */
  seenAt?: string | undefined;
}

/** Changes fields of one, and answers when. */
export async function changeRow(
  resource: Resource,
  { id, ...update }: Omit<Update, 'ids'> & { id: number },
  change: Change,
) {
  const { action_id } = await changeRows(resource, { ids: [id], ...update }, change);
  const [row] = await lockRows(change.tx, resource, [id], update, 'no key update');
  if (!row) throw new Error('A locked row went away.');
  return { action_id, updated_at: row.updatedAt.toISOString() };
}

/** Changes the same fields of each, or of none, with one line in the log. */
export async function changeRows(
  resource: Resource,
  { ids, fields, seenAt, ...scope }: Update,
  change: Change,
) {
  const locked = await lockRows(change.tx, resource, ids, scope, 'no key update');
  const seen = seenAt === undefined ? null : new Date(seenAt);
  const changed = seen && locked.find(({ updatedAt }) => updatedAt > seen);
  if (seen && changed) throw await changeConflict(change, resource, { ...changed, seenAt: seen });
  const names = new Set(Object.keys(fields));
  const before = await fieldsOf(change.tx, resource, ids, names);
  await updateRows(resource, ids, cleaned(resource, fields), change);
  const after = await settle(resource, ids, names, change);
  const actionId = await addAction(change, {
    entity: resource.entity,
    kind: 'update',
    subjects: locked.map(({ id, title }) => ({ id, title })),
    items: locked.map(({ id }) => {
      const [was, is] = differing(before.get(id) ?? {}, after.get(id) ?? {});
      return { id, before: was, after: is };
    }),
  });
  return { action_id: actionId };
}

/** Changes fields of each to what is its own, or of none, with one line in the log: an order, a tree. */
export async function changeEach(
  resource: Resource,
  { changes, ...scope }: Scope & { changes: readonly { id: number; fields: StoredFields }[] },
  change: Change,
) {
  const ids = changes.map(({ id }) => id);
  const locked = await lockRows(change.tx, resource, ids, scope, 'no key update');
  const names = new Set(changes.flatMap(({ fields }) => Object.keys(fields)));
  const before = await fieldsOf(change.tx, resource, ids, names);
  for (const { id, fields } of changes) {
    const [, missing] = differing(before.get(id) ?? {}, fields);
    if (Object.keys(missing).length > 0) await updateRows(resource, [id], missing, change);
  }
  const after = await settle(resource, ids, names, change);
  const items = locked.map(({ id, title }) => {
    const [was, is] = differing(before.get(id) ?? {}, after.get(id) ?? {});
    return { id, title, before: was, after: is };
  });
  const moved = items.filter((item) => Object.keys(item.after).length > 0);
  const told = moved.length > 0 ? moved : items;
  const actionId = await addAction(change, {
    entity: resource.entity,
    kind: 'update',
    subjects: told.map(({ id, title }) => ({ id, title })),
    items: told.map(({ id, before: was, after: is }) => ({ id, before: was, after: is })),
  });
  return { action_id: actionId };
}

/** Removes each, or none, with one line in the log. */
export async function deleteRows(
  resource: Resource,
  { ids, ...scope }: Scope & { ids: readonly number[] },
  change: Change,
) {
  const locked = await lockRows(change.tx, resource, ids, scope, 'update');
  const lockedIds = locked.map(({ id }) => id);
  await resource.checkRemoval?.(lockedIds, change);
  const before = await fieldsOf(change.tx, resource, lockedIds, everyField(resource));
  const deletedRows = await removeRows(resource, lockedIds, change);
  await settleRemoval(resource, lockedIds, change);
  const subjects = locked.map(({ id, title }) => ({ id, title }));
  const actionId = await addAction(change, {
    entity: resource.entity,
    kind: 'delete',
    subjects,
    items: locked.map(({ id }) => ({ id, before: logged(resource, before.get(id) ?? {}), after: null })),
    deletedRows,
  });
  await putIntoBin(change, resource, { actionId, subjects });
  return { action_id: actionId };
}

/** Characters of a text from which it is long. */
const longText = 1_000;

/** What the log keeps of something that is removed. A row that stays keeps its long texts itself: a batch of them would fill the log. */
const logged = ({ deletedAt }: Resource, fields: StoredFields): StoredFields =>
  deletedAt
    ? Object.fromEntries(
        Object.entries(fields).filter(([, value]) => typeof value !== 'string' || value.length < longText),
      )
    : fields;

const cleaned = ({ clean }: Resource, fields: StoredFields): StoredFields =>
  clean ? clean(fields as Partial<Fields<ResourceDomain>>) : fields;

async function titleOf(tx: Database, { table, title }: Resource, id: number): Promise<string> {
  const { rows } = await tx.execute<{ title: string }>(
    sql`select ${title} as title from ${table} where ${eq(table.id, id)}`,
  );
  return rows[0]?.title ?? '';
}

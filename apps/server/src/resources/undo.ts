import { permissionCodes, type PermissionCode, type Reach } from '@shuyuan/api-client/contract';
import type { ManagedEntity } from '@shuyuan/api-client/manage';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { Database } from '../db/database.ts';
import type { manageActions } from '../db/schema.ts';
import { lockAction, markUndone } from './action-log.ts';
import { findInBin, takeOutOfBin } from './bin.ts';
import { differing, everyField, fieldsOf, isSame, lockRows, type Presence } from './fields-of.ts';
import type { Change, Resource } from './resource.ts';
import { resourceStrings as strings } from './resources.strings.ts';
import { inTransaction, removeRows, restoreRows, settle, settleRemoval, updateRows } from './write-rows.ts';

type Action = typeof manageActions.$inferSelect;

const day = 24 * 60 * 60_000;

/**
 * How long an action can be undone, in milliseconds. What was deleted stays in the bin for as long as the bytes of deleted
 * media; those of a replaced file stay for a day.
 */
const undoTimes: Record<Action['kind'], number> = { store: day, update: day, delete: 30 * day };

/** The moment after which an action can no longer be undone. */
export const undoUntil = ({ kind, createdAt }: Pick<Action, 'kind' | 'createdAt'>): Date =>
  new Date(createdAt.getTime() + undoTimes[kind]);

/** The moment before which deletions can no longer be undone. */
export const binSince = (now: Date): Date => new Date(now.getTime() - undoTimes.delete);

/** Permission that an action of this kind needs, and undoing it as well; undefined where nobody can hold one. */
export const permissionFor = (
  { entity, permission }: Resource,
  kind: Action['kind'],
): PermissionCode | undefined => permission ?? permissionCodes.find((code) => code === `${entity}.${kind}`);

/** Whether things of this resource belong to somebody, so that a right for one's own things reaches any. */
export const hasOwners = ({ owner, isOwn }: Resource): boolean => owner !== undefined || isOwn !== undefined;

interface Asking {
  userId: number;
  now: Date;
  /** How far the user holds a permission now; null for not at all. */
  reachOf: (permission: PermissionCode) => Promise<Reach | null>;
}

export interface Undo extends Asking {
  actionId: number;
}

export interface Restoring extends Undo {
  /** Entries of the bin, all of this action. */
  entryIds: readonly number[];
}

type Resources = Record<ManagedEntity, Resource>;

/** Undoes an action of one's own in one transaction. Of two concurrent calls one succeeds. */
export async function undoAction(
  db: Database,
  resources: Resources,
  { actionId, ...asking }: Undo,
): Promise<void> {
  await db.transaction(async (outer) => {
    const action = await lockAction(outer, actionId);
    if (!action) throw new Problem(404, coreStrings.notFound);
    if (action.actorId !== asking.userId) throw new Problem(403, strings.undoNotOwn);
    const { resource, reach } = await requireRight(resources, action, asking);
    if (action.undoneAt) throw new Problem(1, strings.undoneAlready);
    if (asking.now > undoUntil(action)) throw new Problem(1, strings.undoTooLate);
    const entries = action.kind === 'delete' ? await findInBin(outer, actionId) : [];
    await inTransaction(outer, resource, async (tx) => {
      const change = changeBy(asking, tx, reach);
      await undo[action.kind](
        resource,
        action.kind === 'delete' ? ofEntries(action, entries) : action,
        change,
      );
      await takeOutOfBin(
        change,
        entries.map(({ id }) => id),
      );
      await markUndone(change, actionId);
    });
  });
}

/**
 * Restores deleted things in one transaction. Whoever may delete all things of the kind restores what anybody deleted, whoever may
 * delete their own restores what they deleted themselves.
 */
export async function restoreDeleted(
  db: Database,
  resources: Resources,
  { actionId, entryIds, ...asking }: Restoring,
): Promise<void> {
  await db.transaction(async (outer) => {
    const action = await lockAction(outer, actionId);
    if (!action) throw new Problem(404, coreStrings.notFound);
    const { resource, reach } = await requireRight(resources, action, asking);
    if (reach === 'own' && action.actorId !== asking.userId) throw new Problem(403, strings.undoNotOwn);
    if (asking.now > undoUntil(action)) throw new Problem(1, strings.restoreTooLate);
    const entries = await findInBin(outer, actionId);
    const chosen = entries.filter(({ id }) => entryIds.includes(id));
    if (chosen.length < new Set(entryIds).size) throw new Problem(1, strings.restoredAlready);
    await inTransaction(outer, resource, async (tx) => {
      const change = changeBy(asking, tx, reach);
      await undo.delete(resource, ofEntries(action, chosen), change);
      await takeOutOfBin(change, entryIds);
      if (chosen.length === entries.length) await markUndone(change, actionId);
    });
  });
}

const changeBy = ({ userId, now }: Asking, tx: Database, reach: Reach): Undoing => ({
  tx,
  now,
  userId,
  ownerId: reach === 'own' ? userId : null,
  isUndo: true,
});

/** Throws 403 unless the user holds now what the action needed. An action that is only logged is undone by its own call. */
async function requireRight(resources: Resources, { entity, kind }: Action, { reachOf }: Asking) {
  const resource = (resources as Partial<Record<string, Resource>>)[entity];
  if (!resource) throw new Problem(403, coreStrings.forbidden);
  const code = permissionFor(resource, kind);
  const reach = code === undefined ? null : await reachOf(code);
  if (reach === null || (reach === 'own' && !hasOwners(resource)))
    throw new Problem(403, coreStrings.forbidden);
  return { resource, reach };
}

/** The part of a deletion that concerns these entries of the bin. */
function ofEntries(action: Action, entries: readonly { thingId: number }[]): Action {
  const ids = new Set(entries.map(({ thingId }) => thingId));
  return {
    ...action,
    items: action.items.filter(({ id }) => ids.has(id)),
    deletedRows: action.deletedRows?.filter(({ id }) => ids.has(Number(id))) ?? null,
  };
}

type Undoing = Change & { ownerId: number | null };

const undo: Record<Action['kind'], (resource: Resource, action: Action, undoing: Undoing) => Promise<void>> =
  {
    async store(resource, action, undoing) {
      const ids = await requireUnchanged(resource, action, undoing, undoing);
      await resource.checkRemoval?.(ids, undoing);
      await removeRows(resource, ids, undoing);
      await settleRemoval(resource, ids, undoing);
    },

    async update(resource, action, undoing) {
      const ids = await requireUnchanged(resource, action, undoing, undoing);
      await writeBack(resource, action, undoing);
      const fields = new Set(action.items.flatMap(({ before }) => Object.keys(before ?? {})));
      await settle(resource, ids, fields, undoing);
    },

    async delete(resource, action, undoing) {
      const ids = action.items.map(({ id }) => id);
      if (resource.deletedAt) await lock(resource, ids, undoing, 'removed');
      await restoreRows(resource, ids, action.deletedRows, undoing);
      await writeBack(resource, action, undoing);
      // Within one's reach it must be again.
      await lock(resource, ids, undoing, undoing);
      await settle(resource, ids, everyField(resource), undoing);
    },
  };

/** Refuses to write over what somebody has done since. */
async function requireUnchanged(
  resource: Resource,
  { items }: Action,
  { tx, ownerId }: Undoing,
  change: Change,
) {
  const ids = items.map(({ id }) => id);
  await lock(resource, ids, change, { ownerId });
  const names = new Set(items.flatMap(({ after }) => Object.keys(after ?? {})));
  const present = await fieldsOf(tx, resource, ids, names);
  const isChanged = items.some(({ id, after }) =>
    Object.entries(after ?? {}).some(([name, value]) => !isSame(present.get(id)?.[name], value)),
  );
  if (isChanged) throw new Problem(1, strings.undoChanged);
  return ids;
}

/** What is not there any more was changed since. */
async function lock(resource: Resource, ids: readonly number[], { tx }: Change, presence: Presence) {
  await lockRows(tx, resource, ids, presence, 'update').catch((error: unknown) => {
    throw error instanceof Problem ? new Problem(1, strings.undoChanged) : error;
  });
}

/** Writes what was there before where it is not there again already, as of rows that were only hidden. */
async function writeBack(resource: Resource, { items }: Action, change: Change) {
  const ids = items.map(({ id }) => id);
  const names = new Set(items.flatMap(({ before }) => Object.keys(before ?? {})));
  const present = await fieldsOf(change.tx, resource, ids, names);
  for (const { id, before } of items) {
    const [, missing] = differing(present.get(id) ?? {}, before ?? {});
    if (Object.keys(missing).length > 0) await updateRows(resource, [id], missing, change);
  }
}

import { permissionCodes, type PermissionCode, type Reach } from '@shuyuan/api-client/contract';
import type { ManagedEntity } from '@shuyuan/api-client/manage';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { Database } from '../db/database.ts';
import type { manageActions } from '../db/schema.ts';
import { lockAction, markUndone } from './action-log.ts';
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

export interface Undo {
  actionId: number;
  userId: number;
  now: Date;
  /** How far who asks holds a permission now; null for not at all. */
  reachOf: (permission: PermissionCode) => Promise<Reach | null>;
}

/** Takes an action back, in one transaction. Of two at once one does it. */
export async function undoAction(
  db: Database,
  resources: Record<ManagedEntity, Resource>,
  { actionId, userId, now, reachOf }: Undo,
): Promise<void> {
  await db.transaction(async (outer) => {
    const action = await lockAction(outer, actionId);
    if (!action) throw new Problem(404, coreStrings.notFound);
    if (action.actorId !== userId) throw new Problem(403, strings.undoNotOwn);
    const { entity } = action;
    const resource = (resources as Partial<Record<string, Resource>>)[entity];
    // What is only logged is taken back by its own call.
    if (!resource) throw new Problem(403, coreStrings.forbidden);
    const code = resource.permission ?? permissionCodes.find((each) => each === `${entity}.${action.kind}`);
    const reach = code === undefined ? null : await reachOf(code);
    const hasOwners = resource.owner !== undefined || resource.isOwn !== undefined;
    if (reach === null || (reach === 'own' && !hasOwners)) throw new Problem(403, coreStrings.forbidden);
    if (action.undoneAt) throw new Problem(1, strings.undoneAlready);
    if (now > undoUntil(action)) throw new Problem(1, strings.undoTooLate);
    await inTransaction(outer, resource, async (tx) => {
      const ownerId = reach === 'own' ? userId : null;
      const change = { tx, now, userId, ownerId, isUndo: true as const };
      await undo[action.kind](resource, action, change);
      await markUndone(change, actionId);
    });
  });
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

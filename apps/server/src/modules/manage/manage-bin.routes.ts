import type { Contract, PermissionCode, Reach } from '@shuyuan/api-client/contract';
import type { DeletedThing, ManagedEntity } from '@shuyuan/api-client/manage';
import type { AccessFacts } from '../../contract/check-access.ts';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { violationOf } from '../../db/violation.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { Resource } from '../../resources/resource.ts';
import { resourceStrings } from '../../resources/resources.strings.ts';
import { binSince, hasOwners, permissionFor, restoreDeleted, undoUntil } from '../../resources/undo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import * as repo from './manage-bin.repo.ts';

type Resources = Record<ManagedEntity, Resource>;
type Entry = Awaited<ReturnType<typeof repo.findEntries>>[number];

interface Refusal {
  id: number;
  title: string;
  reason: string;
}

/** The calls of the console's bin. */
export function manageBinRoutes(
  { clock }: Pick<ModuleDeps, 'clock'>,
  resources: Resources,
  { reachOf }: Pick<AccessFacts, 'reachOf'>,
): Handlers<Contract['manageBin']> {
  const restorableBy = async (db: Database, viewer: Viewer): Promise<repo.Restorable> => {
    const since = binSince(clock.now());
    const deleted = await repo.findKinds(db, since);
    const kinds = await kindsOf(deleted, resources, (permission) => reachOf(viewer, permission));
    return { ...kinds, userId: viewer.userId, since };
  };
  return {
    async list({ db, viewer, query: { page, size, ...narrowed } }) {
      const place = { limit: size, offset: (page - 1) * size };
      const { data, total } = await repo.listDeleted(db, {
        ...narrowed,
        ...place,
        ...(await restorableBy(db, viewer)),
      });
      return { data: data.map(thingOf), total };
    },

    async kinds({ db, viewer }) {
      const kinds = await repo.countKinds(db, await restorableBy(db, viewer));
      return { data: kinds.map(({ entity, count }) => ({ entity: entity as ManagedEntity, count })) };
    },

    async restore({ db, viewer, body: { ids } }) {
      const asking = {
        userId: viewer.userId,
        now: clock.now(),
        reachOf: (permission: PermissionCode) => reachOf(viewer, permission),
      };
      const entries = await reachableEntries(db, ids, resources, asking);
      const outcome = await restoreEntries(entries, (actionId, entryIds) =>
        restoreDeleted(db, resources, { actionId, entryIds, ...asking }),
      );
      const reached = new Set(entries.map(({ id }) => id));
      const others = [...new Set(ids)].filter((id) => !reached.has(id));
      const unknown = others.map((id) => ({ id, title: '', reason: coreStrings.notFound }));
      return { ...outcome, refused: [...outcome.refused, ...unknown] };
    },
  };
}

/** Sorts kinds by whether the viewer may undo deletions by everybody (`all`) or only their own (`own`); other kinds are left out. */
async function kindsOf(
  deleted: readonly string[],
  resources: Resources,
  reachOf: (permission: PermissionCode) => Promise<Reach | null>,
) {
  const all: ManagedEntity[] = [];
  const own: ManagedEntity[] = [];
  for (const kind of deleted) {
    const resource = (resources as Partial<Record<string, Resource>>)[kind];
    const code = resource && permissionFor(resource, 'delete');
    const reach = code === undefined ? null : await reachOf(code);
    if (resource && reach === 'all') all.push(resource.entity);
    if (resource && reach === 'own' && hasOwners(resource)) own.push(resource.entity);
  }
  return { all, own };
}

function thingOf(row: Awaited<ReturnType<typeof repo.listDeleted>>['data'][number]): DeletedThing {
  const { id, entity, title, actor, deletedAt } = row;
  return {
    id,
    entity: entity as ManagedEntity,
    title,
    actor,
    deleted_at: deletedAt.toISOString(),
    restorable_until: undoUntil({ kind: 'delete', createdAt: deletedAt }).toISOString(),
  };
}

interface Viewing {
  userId: number;
  reachOf: (permission: PermissionCode) => Promise<Reach | null>;
}

/** Returns the entries that the viewer may see in the bin. Nothing about the others is disclosed, not even a title. */
async function reachableEntries(
  db: Database,
  ids: readonly number[],
  resources: Resources,
  { userId, reachOf }: Viewing,
): Promise<Entry[]> {
  const entries = await repo.findEntries(db, ids);
  const kinds = [...new Set(entries.map(({ entity }) => entity))];
  const { all, own } = await kindsOf(kinds, resources, reachOf);
  const includes = (names: readonly string[], name: string) => names.includes(name);
  return entries.filter(
    ({ entity, actorId }) => includes(all, entity) || (actorId === userId && includes(own, entity)),
  );
}

type Restore = (actionId: number, entryIds: readonly number[]) => Promise<void>;

/**
 * Restores entries by their deletions, the latest first: what was deleted last is what earlier deletions may hang on. Entries of one
 * deletion are tried together, then each by itself, so that one that cannot come back does not hold the others.
 */
async function restoreEntries(entries: readonly Entry[], restore: Restore) {
  const restored: number[] = [];
  const refused: Refusal[] = [];
  const attempt = async (some: readonly Entry[]) => {
    const [first] = some;
    if (!first) return null;
    const entryIds = some.map(({ id }) => id);
    const reason = await reasonOf(restore(first.actionId, entryIds));
    if (reason === null) restored.push(...entryIds);
    return reason;
  };
  for (const some of Map.groupBy(entries, ({ actionId }) => actionId).values()) {
    const together = await attempt(some);
    if (together === null) continue;
    for (const entry of some) {
      const reason = some.length === 1 ? together : await attempt([entry]);
      if (reason !== null) refused.push({ id: entry.id, title: entry.title, reason });
    }
  }
  return { restored, refused };
}

/** Returns why it was refused, or null if it was restored. Rejects with faults of the server. */
async function reasonOf(restoring: Promise<void>): Promise<string | null> {
  try {
    await restoring;
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    if (violationOf(error)) return resourceStrings.restoreImpossible;
    throw error;
  }
}

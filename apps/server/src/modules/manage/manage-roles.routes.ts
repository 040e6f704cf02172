import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { changeRow, changeRows, storeRow } from '../../resources/change-rows.ts';
import { forPresentRows } from '../../resources/for-present-rows.ts';
import { findRow } from '../../resources/list-rows.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import type { Change } from '../../resources/resource.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { openPreview } from '../session/open-preview.ts';
import { roleResource } from './manage-roles.ts';
import { heldBy, privilegesIn, requireGivable, requireHeld, type Privilege } from './role-rights.ts';

/** The calls of roles: those of a resource, and those for single rights. */
export function manageRolesRoutes(deps: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageRoles']> {
  const { clock } = deps;
  const find = async (db: Database, id: number) => {
    const row = await findRow(db, roleResource, id, { ownerId: null, now: clock.now() });
    if (!row) throw new Problem(404, coreStrings.notFound);
    return { id, name: String(row['name']), description: String(row['description']), row };
  };
  const privilegesOf = async (db: Database, id: number) =>
    (await find(db, id)).row['privileges'] as Privilege[];
  const inChange = <Answer>({ db, viewer }: Asked, work: (change: Change) => Promise<Answer>) =>
    inTransaction(db, roleResource, (tx) => work({ tx, now: clock.now(), userId: viewer.userId }));
  /** Changes the rights of one role. */
  const changeRights = (call: Asked, id: number, changed: Parameters<typeof requireGivable>[3]) =>
    inChange(call, async (change) => {
      const privileges = await requireGivable(change.tx, call.viewer, id, changed);
      return changeRows(roleResource, { ids: [id], fields: { privileges }, ownerId: null }, change);
    });
  /** Looks at the rights that a change of fields gives. */
  const requireFields = async (
    tx: Database,
    { viewer }: Asked,
    ids: readonly number[],
    given?: Privilege[],
  ) => {
    if (!given) return;
    // In the order of the ids, as everybody locks them.
    for (const id of ids.toSorted((a, b) => a - b)) await requireGivable(tx, viewer, id, () => heldBy(given));
  };
  return {
    ...resourceRoutes<Contract['manageRoles']>(roleResource, deps),

    store: ({ body, ...call }) =>
      inChange(call, async (change) => {
        await requireHeld(change.tx, call.viewer, heldBy(body.privileges));
        return storeRow(roleResource, body, change);
      }),

    update: ({ params: { id }, body: { seen_at: seenAt, ...fields }, ...call }) =>
      inChange(call, async (change) => {
        await requireFields(change.tx, call, [id], fields.privileges);
        return changeRow(roleResource, { id, fields, seenAt, ownerId: null }, change);
      }),

    updateMany: ({ body: { ids, change: fields }, ...call }) =>
      inChange(call, (change) =>
        forPresentRows(change.tx, roleResource, { ids, ownerId: null }, async (present) => {
          await requireFields(change.tx, call, present, fields.privileges);
          return changeRows(roleResource, { ids: present, fields, ownerId: null }, change);
        }),
      ),

    async info({ db, params: { id } }) {
      const { name, description } = await find(db, id);
      return { id, name, description };
    },

    privileges: async ({ db, params: { id } }) => ({ privileges: await privilegesOf(db, id) }),

    addPrivilege: ({ params: { id }, body: { code, reach }, ...call }) =>
      changeRights(call, id, (present) => ({ ...present, [code]: reach })),

    updatePrivilege: ({ params: { id, code }, body: { reach }, ...call }) =>
      changeRights(call, id, (present) => {
        if (!present[code]) throw new Problem(404, coreStrings.notFound);
        return { ...present, [code]: reach };
      }),

    removePrivilege: ({ params: { id, code }, ...call }) =>
      changeRights(call, id, (present) => heldBy(privilegesIn(present).filter((each) => each.code !== code))),

    syncPrivileges: ({ params: { id }, body: { privileges }, ...call }) =>
      changeRights(call, id, () => heldBy(privileges)),

    async preview({ db, viewer, request, body: { privileges } }) {
      const preview = heldBy(privileges);
      await requireHeld(db, viewer, preview);
      return { token: await openPreview({ db, now: clock.now(), request }, viewer, preview) };
    },
  };
}

interface Asked {
  db: Database;
  viewer: Viewer;
}

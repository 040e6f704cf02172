import type { Contract } from '@shuyuan/api-client/contract';
import type { LoggedAction, ManagedEntity } from '@shuyuan/api-client/manage';
import type { AccessFacts } from '../../contract/check-access.ts';
import type { Handlers } from '../../contract/implement.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { Resource } from '../../resources/resource.ts';
import { undoAction } from '../../resources/undo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import * as repo from './manage-log.repo.ts';

/** The calls of the log. An action is undone by what its entity declares. */
export function manageLogRoutes(
  { clock }: Pick<ModuleDeps, 'clock'>,
  resources: Record<ManagedEntity, Resource>,
  { reachOf }: Pick<AccessFacts, 'reachOf'>,
): Handlers<Contract['manageLog']> {
  return {
    async actions({ db, query }) {
      const { data, total } = await repo.listActions(db, query);
      return { data: data.map(actionOf), total };
    },

    async action({ db, params: { id } }) {
      const action = await repo.findAction(db, id);
      if (!action) throw new Problem(404, coreStrings.notFound);
      return { ...actionOf(action), changes: action.items };
    },

    async undo({ db, viewer, params: { id: actionId } }) {
      const now = clock.now();
      const reach = (permission: Parameters<typeof reachOf>[1]) => reachOf(viewer, permission);
      await undoAction(db, resources, { actionId, userId: viewer.userId, now, reachOf: reach });
      return {};
    },
  };
}

type Row = Awaited<ReturnType<typeof repo.listActions>>['data'][number];

const actionOf = ({ id, actor, entity, kind, subjects, createdAt, undoneAt }: Row) => ({
  id,
  actor,
  entity: entity as LoggedAction['entity'],
  kind,
  subjects,
  created_at: createdAt.toISOString(),
  undone_at: undoneAt && undoneAt.toISOString(),
});

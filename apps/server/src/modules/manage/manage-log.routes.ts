import type { Contract } from '@shuyuan/api-client/contract';
import type { LoggedAction, ManagedEntity } from '@shuyuan/api-client/manage';
import type { AccessFacts } from '../../contract/check-access.ts';
import type { Handlers } from '../../contract/implement.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { everyField } from '../../resources/fields-of.ts';
import type { Resource } from '../../resources/resource.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { resourceStrings } from '../../resources/resources.strings.ts';
import { undoAction, undoUntil } from '../../resources/undo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { dayAndTime } from './cells.ts';
import * as repo from './manage-log.repo.ts';
import { logStrings } from './manage.strings.ts';

/** Rows of one file. */
const mostRows = 50_000;

/** The calls of the log. An action is undone by what its entity declares. */
export function manageLogRoutes(
  { clock }: Pick<ModuleDeps, 'clock'>,
  resources: Record<ManagedEntity, Resource>,
  { reachOf }: Pick<AccessFacts, 'reachOf'>,
): Handlers<Contract['manageLog']> {
  return {
    async actions({ db, viewer, query: { page, size, ...narrowed } }) {
      const now = clock.now();
      const { data, total } = await repo.listActions(db, {
        ...narrowed,
        now,
        limit: size,
        offset: (page - 1) * size,
      });
      return { data: data.map((row) => actionOf(row, { now, userId: viewer.userId, resources })), total };
    },

    actors: async ({ db }) => ({ data: await repo.listActors(db) }),

    async exportRows({ db, query: { format, ...narrowed } }) {
      const asked = { ...narrowed, now: clock.now(), limit: mostRows, offset: 0 };
      const { data, total } = await repo.listActions(db, asked);
      if (total > mostRows) throw new Problem(1, resourceStrings.tooManyRows(mostRows));
      const { name, headings, kinds, undone } = logStrings;
      const rows = data.map((row) => [
        row.id,
        dayAndTime(row.createdAt.toISOString()),
        row.actor?.nick_name ?? '',
        kinds[row.kind],
        nameOf(resources, row.entity),
        row.subjects.map(({ title }) => title).join('；'),
        row.undoneAt ? undone : '',
      ]);
      return tableFile({ name, headings, rows }, format);
    },

    async action({ db, viewer, params: { id } }) {
      const action = await repo.findAction(db, id);
      if (!action) throw new Problem(404, coreStrings.notFound);
      const asked = { now: clock.now(), userId: viewer.userId, resources };
      return { ...actionOf(action, asked), changes: action.items };
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

type Resources = Record<ManagedEntity, Resource>;

const nameOf = (resources: Resources, entity: string) =>
  (resources as Partial<Record<string, Resource>>)[entity]?.exported.name ?? entity;

/** Whether an action wrote only fields of its entity. What is only logged, such as a part of a video, is not undone. */
function isUndoable({ entity, kind, fields }: Row, resources: Resources): boolean {
  const resource = (resources as Partial<Record<string, Resource>>)[entity];
  if (!resource) return false;
  const known = everyField(resource);
  return kind !== 'update' || fields.every((name) => known.has(name));
}

interface Asked {
  now: Date;
  userId: number;
  resources: Resources;
}

function actionOf(row: Row, { now, userId, resources }: Asked) {
  const { id, actor, entity, kind, subjects, createdAt, undoneAt } = row;
  const until = undoUntil(row);
  const canUndo = actor?.id === userId && undoneAt === null && isUndoable(row, resources) && now <= until;
  return {
    id,
    actor,
    entity: entity as LoggedAction['entity'],
    kind,
    subjects,
    created_at: createdAt.toISOString(),
    undone_at: undoneAt && undoneAt.toISOString(),
    undo_until: canUndo ? until.toISOString() : null,
  };
}

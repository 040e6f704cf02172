import type { Reach } from '@shuyuan/api-client/contract';
import type { Clock } from '../calendar/clock.ts';
import type { Handlers, Viewer } from '../contract/implement.ts';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { Database } from '../db/database.ts';
import { changeRow, changeRows, deleteRows, storeRow } from './change-rows.ts';
import { exportRows } from './export/export-rows.ts';
import type { LockStrength } from './fields-of.ts';
import { forPresentRows } from './for-present-rows.ts';
import { findRow, listRows, type ListQuery } from './list-rows.ts';
import type { Change, Resource, ResourceDomain } from './resource.ts';
import type { Scope } from './resource-sql.ts';
import { inTransaction } from './write-rows.ts';

/** The calls that every resource has. */
type ResourceCall =
  'list' | 'find' | 'exportRows' | 'store' | 'update' | 'updateMany' | 'remove' | 'removeMany';

interface AnyCall {
  db: Database;
  viewer: Viewer;
  reach: Reach | null;
}

/** The eight calls of a declared resource. */
export function resourceRoutes<Domain extends ResourceDomain>(
  resource: Resource,
  { clock }: { clock: Clock },
): Pick<Handlers<Domain>, ResourceCall & keyof Domain> {
  const scopeOf = ({ viewer, reach }: AnyCall): Scope => ({
    ownerId: reach === 'all' ? null : viewer.userId,
  });
  const asked = (call: AnyCall) => ({ ...scopeOf(call), now: clock.now() });
  const change = <Answer>(call: AnyCall, work: (change: Change) => Promise<Answer>) =>
    inTransaction(call.db, resource, (tx) =>
      work({ tx, now: clock.now(), userId: call.viewer.userId, ...scopeOf(call) }),
    );
  const changeSeveral = <Answer extends object>(
    call: AnyCall,
    several: { ids: readonly number[]; lock: LockStrength },
    work: (present: number[], change: Change) => Promise<Answer>,
  ) =>
    change(call, (made) =>
      forPresentRows(made.tx, resource, { ...several, ...scopeOf(call) }, (present) => work(present, made)),
    );
  const handlers = {
    list: ({ query: { page, size, ...query }, ...call }: AnyCall & { query: ListQuery & Paging }) =>
      listRows(call.db, resource, query, { ...asked(call), limit: size, offset: (page - 1) * size }),

    async find({ params: { id }, ...call }: AnyCall & One) {
      const row = await findRow(call.db, resource, id, asked(call));
      if (!row) throw new Problem(404, coreStrings.notFound);
      return row;
    },

    exportRows: ({ query, ...call }: AnyCall & { query: ListQuery & { format: 'csv' | 'xlsx' } }) =>
      exportRows(call.db, resource, query, asked(call)),

    store: ({ body, ...call }: AnyCall & { body: Body }) =>
      change(call, (made) => storeRow(resource, body, made)),

    update: ({
      params: { id },
      body: { seen_at: seenAt, ...fields },
      ...call
    }: AnyCall & One & { body: Seen }) =>
      change(call, (made) => changeRow(resource, { id, fields, seenAt, ...scopeOf(call) }, made)),

    updateMany: ({
      body: { ids, change: fields },
      ...call
    }: AnyCall & { body: { ids: number[]; change: Body } }) =>
      changeSeveral(call, { ids, lock: 'no key update' }, (present, made) =>
        changeRows(resource, { ids: present, fields, ...scopeOf(call) }, made),
      ),

    remove: ({ params: { id }, ...call }: AnyCall & One) =>
      change(call, (made) => deleteRows(resource, { ids: [id], ...scopeOf(call) }, made)),

    removeMany: ({ query: { ids }, ...call }: AnyCall & { query: { ids: number[] } }) =>
      changeSeveral(call, { ids, lock: 'update' }, (present, made) =>
        deleteRows(resource, { ids: present, ...scopeOf(call) }, made),
      ),
  };
  // Each row is built out of the declaration, whose names the contract gives; tests hold the answers against it.
  return handlers as unknown as Pick<Handlers<Domain>, ResourceCall & keyof Domain>;
}

type Body = Record<string, unknown>;
type Seen = Body & { seen_at?: string };
interface One {
  params: { id: number };
}
interface Paging {
  page: number;
  size: number;
}

import { mobilePattern, plainMobile } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { changeRow, changeRows } from '../../resources/change-rows.ts';
import { exportRows } from '../../resources/export/export-rows.ts';
import { forPresentRows } from '../../resources/for-present-rows.ts';
import { findRow, listRows } from '../../resources/list-rows.ts';
import type { Change } from '../../resources/resource.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { users } from '../../db/schema.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { listAllPlans } from '../memberships/memberships.repo.ts';
import { findReach } from '../my/my.repo.ts';
import { memberResource } from './manage-members.ts';
import { requireChangeable } from './member-rights.ts';
import { sendPasswordCode } from './send-password-code.ts';

const masked = memberResource({ showsMobile: false });
const whole = memberResource({ showsMobile: true });

type Members = Handlers<Contract['manageMembers']>;

interface Narrowed {
  keywords?: string | undefined;
  mobile?: string | undefined;
}

interface Asked {
  db: Database;
  viewer: Viewer;
}

/** The calls of members. What is shown of their numbers hangs on a permission of its own. */
export function manageMembersRoutes(deps: Pick<ModuleDeps, 'clock' | 'limiter' | 'sms'>): Members {
  const { clock } = deps;
  const scope = () => ({ ownerId: null, now: clock.now() });
  /** Without the permission nobody looks for numbers either: who may try them all has read them. */
  const asked = async <Q extends Narrowed>({ db, viewer }: Asked, query: Q) => {
    const showsMobile = (await findReach(db, viewer, 'data.user.mobile')) === 'all';
    if (query.mobile !== undefined && !showsMobile) throw new Problem(403, coreStrings.forbidden);
    const number = plainMobile(query.keywords ?? '');
    const isNumber = showsMobile && mobilePattern.test(number);
    return {
      resource: showsMobile ? whole : masked,
      query: isNumber ? { ...query, mobile: number, keywords: undefined } : query,
    };
  };
  const inChange = <Answer>({ db, viewer }: Asked, work: (change: Change) => Promise<Answer>) =>
    inTransaction(db, masked, (tx) => work({ tx, now: clock.now(), userId: viewer.userId }));
  const handlers = {
    async list({ query: { page, size, ...query }, ...call }: Asked & { query: Query<'list'> }) {
      const { resource, query: narrowed } = await asked(call, query);
      return listRows(call.db, resource, narrowed, { ...scope(), limit: size, offset: (page - 1) * size });
    },

    async find({ params: { id }, ...call }: Asked & { params: { id: number } }) {
      const row = await findRow(call.db, (await asked(call, {})).resource, id, scope());
      if (!row) throw new Problem(404, coreStrings.notFound);
      return row;
    },
  };
  return {
    // Each row is built out of the declaration, whose names the contract gives; tests hold the answers against it.
    ...(handlers as unknown as Pick<Members, 'list' | 'find'>),

    async exportRows({ query, ...call }) {
      const { resource, query: narrowed } = await asked(call, query);
      return exportRows(call.db, resource, narrowed, scope());
    },

    update: ({ params: { id }, body: { seen_at: seenAt, ...fields }, ...call }) =>
      inChange(call, async (change) => {
        await requireChangeable(change.tx, call.viewer, [id], fields);
        return changeRow(masked, { id, fields, seenAt, ownerId: null }, change);
      }),

    updateMany: ({ body: { ids, change: fields }, ...call }) =>
      inChange(call, (change) =>
        forPresentRows(change.tx, masked, { ids, ownerId: null }, async (present) => {
          await requireChangeable(change.tx, call.viewer, present, fields);
          return changeRows(masked, { ids: present, fields, ownerId: null }, change);
        }),
      ),

    tags: async ({ db }) => ({ data: await listTags(db) }),

    plans: async ({ db }) => ({ data: await listAllPlans(db) }),

    sendPasswordCode: async ({ db, viewer: { userId }, params: { id } }) => ({
      mobile: await sendPasswordCode(deps, id, { tx: db, now: clock.now(), userId }),
    }),
  };
}

async function listTags(db: Database) {
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from ${users}, unnest(${users.tags}) as tag
    where ${users.tags} <> '{}' group by tag order by count desc, tag limit 100`);
  return rows;
}

type Query<Name extends 'list'> = Parameters<Extract<Members[Name], (call: never) => unknown>>[0]['query'];

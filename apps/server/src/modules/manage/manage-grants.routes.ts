import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { grants, users } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import type { Change } from '../../resources/resource.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { findGrants } from '../grants/grants.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findGoods } from './entitled-goods.repo.ts';
import { grantStrings as strings } from './grants.strings.ts';
import { grantResource } from './manage-grants.ts';

type Given = CheckedInput<Contract['manageGrants']['give']>['body'];

/** The calls of what belongs to whom. */
export function manageGrantsRoutes(deps: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageGrants']> {
  const { clock } = deps;
  const { list, find, exportRows, update, updateMany } = resourceRoutes<Contract['manageGrants']>(
    grantResource,
    deps,
  );
  return {
    list,
    find,
    exportRows,
    update,
    updateMany,
    give: ({ db, params: { id }, body, viewer, reach }) =>
      inTransaction(db, grantResource, (tx) => {
        const ownerId = reach === 'all' ? null : viewer.userId;
        return give(id, body, { tx, now: clock.now(), userId: viewer.userId, ownerId });
      }),
  };
}

async function give(
  userId: number,
  { goods_type: type, goods_id: goodsId, ends_at: until }: Given,
  change: Change & { ownerId: number | null },
) {
  const { tx, now, ownerId } = change;
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!person) throw new Problem(404, coreStrings.notFound);
  const goods = await findGoods[type](tx, goodsId, now);
  // Others' goods are as good as none to who looks after their own.
  if (!goods || (ownerId !== null && goods.ownerId !== ownerId))
    throw new Problem(1, strings.goodsGone, { field: 'goods_id' });
  const endsAt = until === null ? null : new Date(until);
  if (endsAt && endsAt <= now) throw new Problem(1, strings.endsInPast, { field: 'ends_at' });
  const held = await findGrants(tx, userId, { type, id: goodsId });
  if (held.some((grant) => grant.source !== 'trial' && grant.endsAt === null && grant.revokedAt === null))
    throw new Problem(1, strings.hasToStay, { field: 'goods_id' });
  const source = ownerId === null ? 'given' : 'teacher';
  const [row] = await tx
    .insert(grants)
    .values({
      userId,
      goodsType: type,
      goodsId,
      source,
      startsAt: now,
      endsAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: grants.id });
  if (!row) throw new Error('What was given was not stored.');
  const actionId = await addAction(change, {
    entity: 'grant',
    kind: 'store',
    subjects: [{ id: row.id, title: goods.title }],
    items: [
      { id: row.id, before: null, after: { ends_at: endsAt?.toISOString() ?? null, is_revoked: false } },
    ],
  });
  return { id: row.id, action_id: actionId };
}

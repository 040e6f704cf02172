import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { couponBatches, coupons } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import { storeRow } from '../../resources/change-rows.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import type { Change } from '../../resources/resource.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { dayAndTime } from '../manage/cells.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { makeCode } from '../promo-codes/make-codes.ts';
import { passedDeadline } from './coupon-terms.ts';
import { createCouponToken } from './coupon-token.ts';
import { couponStrings as strings } from './coupons.strings.ts';
import { couponResource } from './manage-coupons.ts';
import { findBatch, listCoupons } from './managed-coupons.repo.ts';

/** Rows of one file: more are refused, not cut off. */
const mostRows = 50_000;

async function requireBatch(db: Database, id: number) {
  const batch = await findBatch(db, id);
  if (!batch) throw new Problem(404, coreStrings.notFound);
  return batch;
}

/** Makes so many coupons of a batch, with a line in the log. */
async function generate(id: number, num: number, change: Change): Promise<{ codes: string[] }> {
  const { tx, now } = change;
  // Held: its prefix does not change meanwhile, and of two who make some each is counted.
  const [batch] = await tx
    .select()
    .from(couponBatches)
    .where(and(eq(couponBatches.id, id), isNull(couponBatches.deletedAt)))
    .for('no key update');
  if (!batch) throw new Problem(404, coreStrings.notFound);
  if (batch.deadlineMode === 'time' && batch.deadline && batch.deadline <= passedDeadline(now))
    throw new Problem(1, strings.ended);
  const fresh = new Set<string>();
  while (fresh.size < num) fresh.add(makeCode(batch.prefix));
  const codes = [...fresh];
  const before = await tx.$count(coupons, eq(coupons.batchId, id));
  await tx.insert(coupons).values(codes.map((code) => ({ batchId: id, code, createdAt: now })));
  await addAction(change, {
    entity: 'coupon',
    kind: 'update',
    subjects: [{ id, title: batch.name }],
    items: [{ id, before: { generated: before }, after: { generated: before + num } }],
  });
  return { codes };
}

/** The calls of the console about coupons. */
export function manageCouponsRoutes(deps: ModuleDeps): Handlers<Contract['manageCoupons']> {
  const { clock } = deps;
  return {
    ...resourceRoutes<Contract['manageCoupons']>(couponResource, deps),

    store: ({ db, viewer: { userId }, body }) =>
      inTransaction(db, couponResource, (tx) =>
        storeRow(
          couponResource,
          { ...body, token: createCouponToken() },
          { tx, now: clock.now(), userId, ownerId: null },
        ),
      ),

    generate: ({ db, viewer: { userId }, params: { id }, body: { num } }) =>
      db.transaction((tx) => generate(id, num, { tx, now: clock.now(), userId })),

    async coupons({ db, params: { id }, query: { page, size, ...query } }) {
      await requireBatch(db, id);
      return listCoupons(db, id, query, clock.now(), { limit: size, offset: (page - 1) * size });
    },

    async exportCoupons({ db, params: { id }, query: { format, ...query } }) {
      const { name } = await requireBatch(db, id);
      const slice = { limit: mostRows, offset: 0 };
      const { data, total } = await listCoupons(db, id, query, clock.now(), slice);
      if (total > mostRows) throw new Problem(1, strings.tooMany(mostRows));
      const rows = data.map(({ code, state, person, received_at, deadline, order }) => [
        code,
        strings.states[state],
        person?.nick_name ?? '',
        dayAndTime(received_at),
        dayAndTime(deadline),
        order?.order_id ?? '',
        order?.goods_name ?? '',
        order?.discount ?? '',
      ]);
      return tableFile({ name: strings.codes(name), headings: strings.codeHeadings, rows }, format);
    },
  };
}

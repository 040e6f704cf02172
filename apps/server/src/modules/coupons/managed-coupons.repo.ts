import type { AnswerOf, CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponBatches, coupons, orders, users } from '../../db/schema.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { couponStates } from './coupons.repo.ts';
import { keptForm } from '../promo-codes/promo-codes.repo.ts';

export type ManagedCoupon = AnswerOf<Contract['manageCoupons']['coupons']>['data'][number];

type Query = Pick<CheckedInput<Contract['manageCoupons']['coupons']>['query'], 'state' | 'keywords'>;

const matching = (batchId: number, { state, keywords = '' }: Query, now: Date) =>
  and(
    eq(coupons.batchId, batchId),
    state && couponStates[state](now),
    keywords === ''
      ? undefined
      : or(isPartOf(coupons.code, keptForm(keywords)), isPartOf(users.nickName, keywords)),
  );

const stateOf = (now: Date) => sql<ManagedCoupon['state']>`case
  when ${couponStates.free(now)} then 'free' when ${couponStates.used(now)} then 'used'
  when ${couponStates.expired(now)} then 'expired' else 'unused' end`;

/** The coupons of a batch, those first that were taken last, and how many there are. */
export async function listCoupons(
  db: Database,
  batchId: number,
  query: Query,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: ManagedCoupon[]; total: number }> {
  const where = matching(batchId, query, now);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ coupon: coupons, person: users, order: orders, state: stateOf(now) })
      .from(coupons)
      .leftJoin(users, eq(users.id, coupons.userId))
      .leftJoin(orders, eq(orders.id, coupons.orderId))
      .where(where)
      .orderBy(sql`${coupons.receivedAt} desc nulls last`, desc(coupons.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(coupons)
      .leftJoin(users, eq(users.id, coupons.userId))
      .leftJoin(orders, eq(orders.id, coupons.orderId))
      .where(where),
  ]);
  return { data: rows.map(couponRow), total: counted?.total ?? 0 };
}

interface Row {
  coupon: typeof coupons.$inferSelect;
  person: typeof users.$inferSelect | null;
  order: typeof orders.$inferSelect | null;
  state: ManagedCoupon['state'];
}

const couponRow = ({ coupon, person, order, state }: Row): ManagedCoupon => ({
  id: coupon.id,
  code: coupon.code,
  state,
  person: person && { id: person.id, nick_name: person.nickName, avatar: person.avatar },
  received_at: coupon.receivedAt?.toISOString() ?? null,
  deadline: coupon.deadline?.toISOString() ?? null,
  updated_at: (coupon.receivedAt ?? coupon.createdAt).toISOString(),
  order:
    order && state === 'used'
      ? {
          order_id: order.id,
          goods_name: order.goodsName,
          discount: order.discount,
          status: order.status,
        }
      : null,
});

/** A batch that is not removed. */
export async function findBatch(db: Database, id: number) {
  const [batch] = await db
    .select()
    .from(couponBatches)
    .where(and(eq(couponBatches.id, id), isNull(couponBatches.deletedAt)));
  return batch;
}

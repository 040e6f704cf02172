import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { closedKinds } from '../config/sections.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findGoods } from '../orders/create-order.ts';
import { tryCode } from '../promo-codes/promo-code-limits.ts';
import { discountFor, passedDeadline } from './coupon-terms.ts';
import * as repo from './coupons.repo.ts';
import { couponStrings as strings } from './coupons.strings.ts';
import { isKnownTo, takeByCode, takeByToken } from './take-coupon.ts';

type OwnCoupon = AnswerOf<Contract['coupons']['take']>;

/** What coupons of a batch say of themselves. */
const termsOf = (batch: repo.BatchRow, targetTitle: string) => ({
  name: batch.name,
  description: batch.description,
  type: batch.type,
  rate: batch.rate,
  full_discount_price: batch.fullDiscountPrice,
  target_type: batch.targetType,
  target_id: batch.targetId,
  target_title: targetTitle,
});

function couponAnswer({ coupon, batch, targetTitle, orderId }: repo.OwnCouponRow, now: Date): OwnCoupon {
  const { id, code, deadline, receivedAt } = coupon;
  if (!deadline || !receivedAt) throw new Error(`Coupon ${id} is nobody's.`);
  const isOver = deadline <= passedDeadline(now);
  return {
    ...termsOf(batch, targetTitle),
    id,
    code,
    status: orderId === null ? (isOver ? 'expired' : 'unused') : 'used',
    deadline: deadline.toISOString(),
    received_at: receivedAt.toISOString(),
    order_id: orderId,
  };
}

async function ownAnswer(db: Database, id: number, userId: number, now: Date): Promise<OwnCoupon> {
  const row = await repo.findOwn(db, { id, userId }, now);
  if (!row) throw new Error('A coupon that was taken is gone.');
  return couponAnswer(row, now);
}

/** The calls about coupons. */
export function couponsRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['coupons']> {
  return {
    async mine({ db, viewer: { userId }, query: { status, ...slice } }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        repo.listOwn(db, { userId, status }, now, slice),
        repo.countOwn(db, { userId, status }, now),
      ]);
      return { data: rows.map((row) => couponAnswer(row, now)), total };
    },

    async offers({ db, viewer: { userId }, query: { goods_type: type, goods_id: goodsId, ...query } }) {
      const now = clock.now();
      const goods =
        type !== undefined && goodsId !== undefined
          ? { type, goodsId, charge: (await findGoods(db, { userId, type, goodsId }, now)).charge }
          : undefined;
      const offering = { now, closed: await closedKinds(db), goods };
      const [rows, total] = await Promise.all([
        repo.listOffers(db, userId, offering, query),
        repo.countOffers(db, userId, offering),
      ]);
      const data = rows.map(({ batch, targetTitle, unreceived }) => ({
        ...termsOf(batch, targetTitle),
        id: batch.id,
        token: batch.token,
        deadline_mode: batch.deadlineMode,
        deadline: (batch.deadlineMode === 'time' && batch.deadline?.toISOString()) || null,
        fixed_day: batch.deadlineMode === 'day' ? batch.fixedDay : null,
        unreceived,
        ...(goods && { discount: discountFor(batch, goods) }),
      }));
      return { data, total };
    },

    async take({ db, viewer: { userId }, body: { token } }) {
      const now = clock.now();
      return ownAnswer(db, await takeByToken(db, { token, userId }, now), userId, now);
    },

    async takeByCode({ db, viewer: { userId }, body: { code: typed }, request: { ip } }) {
      const isCode = await tryCode(limiter, { userId, ip, typed }, () => isKnownTo(db, { typed, userId }));
      if (!isCode) throw new Problem(404, strings.notFree);
      const now = clock.now();
      return ownAnswer(db, await takeByCode(db, { typed, userId }, now), userId, now);
    },

    async fitting({ db, viewer: { userId }, query: { goods_type: type, goods_id: goodsId } }) {
      const now = clock.now();
      const { charge } = await findGoods(db, { userId, type, goodsId }, now);
      const goods = { type, goodsId, charge };
      const rows = await repo.listForGoods(db, userId, goods, now);
      return rows
        .map((row) => ({ coupon: couponAnswer(row, now), discount: discountFor(row.batch, goods) }))
        .filter(({ discount }) => discount > 0)
        .toSorted((one, other) => other.discount - one.discount);
    },
  };
}

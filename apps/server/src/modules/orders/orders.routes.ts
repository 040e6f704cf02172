import { isShopCode } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { requireOpenSection } from '../config/sections.ts';
import { readSettings } from '../config/site-settings.ts';
import { couponStrings } from '../coupons/coupons.strings.ts';
import { invitationStrings } from '../invitations/invitations.strings.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { tryCode } from '../promo-codes/promo-code-limits.ts';
import { isKnownTo } from '../promo-codes/promo-codes.repo.ts';
import { findPriceWays } from '../pricing/price-ways.ts';
import { promoCodeStrings } from '../promo-codes/promo-codes.strings.ts';
import { membershipStrings } from '../memberships/memberships.strings.ts';
import { createOrder, findGoods, type Terms } from './create-order.ts';
import { freeCoupon } from './free-coupon.ts';
import { describeOffer } from './describe-offer.ts';
import { orderAnswer, orderAnswers } from './order-answer.ts';
import { takeTry } from './order-limits.ts';
import { statusAt } from './order-status.ts';
import * as repo from './orders.repo.ts';
import * as service from './orders.service.ts';
import { payingRoutes } from './paying.routes.ts';
import { settleOrder } from './settle-orders.ts';

/** Orders of one person that may at once wait to be asked after. */
const askedAtOnce = 5;

const featuresOf = async (db: ModuleDeps['db']) =>
  readSettings(await findSettings(db), configStrings).features;

/** Refuses what comes of a section that is switched off: a code, or the balance that sharing has earned. */
async function requireSections(
  db: ModuleDeps['db'],
  { code, balance }: Pick<Terms, 'code' | 'balance'>,
): Promise<void> {
  const features = await featuresOf(db);
  if (code !== undefined && !features.promoCode) throw new Problem(1, promoCodeStrings.closed);
  if (balance && !features.share) throw new Problem(1, invitationStrings.closed);
}

const cannotUse = (code: string) => new Problem(1, promoCodeStrings.cannotUse(code), { field: 'promo_code' });

/** Refuses two discounts for an order and a text that is no code, counts the attempt and a wrong code, and frees a coupon whose order has had its time. */
async function prepareDiscount(
  deps: ModuleDeps,
  db: ModuleDeps['db'],
  { userId, ip }: { userId: number; ip: string },
  { code, coupon, upgrade, balance }: Pick<Terms, 'code' | 'coupon' | 'upgrade' | 'balance'>,
): Promise<void> {
  if (code !== undefined && coupon !== undefined) throw new Problem(1, couponStrings.oneDiscount);
  await requireSections(db, { code, balance });
  // A code, a coupon, what is left of a membership or the balance may cover all: then nobody has to pay.
  if (code === undefined && coupon === undefined && !upgrade && !balance) await service.requireWays(deps, db);
  if (code !== undefined && !isShopCode(code)) throw cannotUse(code);
  await takeTry(deps.limiter, 'create', userId);
  if (code !== undefined) {
    const tried = { userId, ip, typed: code };
    await tryCode(deps.limiter, tried, () => isKnownTo(db, tried, deps.clock.now()));
  }
  if (coupon !== undefined) await freeCoupon(deps, db, { id: coupon, userId });
}

export function ordersRoutes(deps: ModuleDeps): Handlers<Contract['orders']> {
  const { clock } = deps;

  /** The order that waits to be paid for these goods, once it is known whether it still does. */
  async function findWaiting(db: ModuleDeps['db'], wanted: repo.Wanted) {
    const [order] = await repo.findOpenOrder(db, wanted);
    if (order) await settleOrder(deps, db, order);
    const [waiting] = order ? await repo.findOpenOrder(db, wanted) : [];
    return waiting && statusAt(waiting, clock.now()) !== 7 ? waiting : null;
  }

  return {
    async mine({ db, viewer: { userId }, query: { state, deal, ...page } }) {
      const now = clock.now();
      const overdue = await repo.findOverdueHandedOver(db, now, { userId, limit: askedAtOnce });
      await Promise.all(overdue.map((order) => settleOrder(deps, db, order)));
      const [rows, total] = await Promise.all([
        repo.listOrders(db, userId, { state, deal, now }, page),
        repo.countOrders(db, userId, { state, deal, now }),
      ]);
      return { data: await orderAnswers(db, rows, now), total };
    },

    async goods({ db, viewer: { userId }, query: { goods_type: type, goods_id: goodsId } }) {
      const wanted = { userId, type, goodsId };
      // First, because it may turn out to be paid.
      const waiting = await findWaiting(db, wanted);
      const now = clock.now();
      const goods = await findGoods(db, wanted, now);
      const offer = await describeOffer(db, { ...wanted, goods }, now);
      return { ...offer, open_order: waiting && orderAnswer(waiting, now) };
    },

    async prices({ db, viewer, query: { goods_type: type, goods_id: goodsId } }) {
      const wanted = { userId: viewer?.userId ?? null, type, goodsId };
      const now = clock.now();
      const goods = await findGoods(db, wanted, now);
      return { ways: await findPriceWays(db, { ...wanted, ...goods }, now) };
    },

    create: {
      async prepare({ db, viewer: { userId }, params: { type }, body, request: { ip } }) {
        const { goods_id: goodsId, promo_code: code, coupon, upgrade, balance, total } = body;
        if (upgrade && (code !== undefined || coupon !== undefined))
          throw new Problem(1, membershipStrings.oneDiscount);
        await requireOpenSection(db, type);
        await prepareDiscount(deps, db, { userId, ip }, { code, coupon, upgrade, balance });
        const wanted = { userId, type, goodsId };
        await findWaiting(db, wanted);
        return async (call) => {
          const now = clock.now();
          const order = await call.db.transaction(async (tx) => {
            const made = await createOrder(tx, wanted, now, { code, coupon, upgrade, balance, total });
            if (made.status !== 9) await service.requireWays(deps, tx);
            return made;
          });
          return orderAnswer(order, now);
        };
      },
    },

    async detail({ db, viewer: { userId }, params: { id } }) {
      const order = await service.readOrder(deps, { db, userId, id });
      const now = clock.now();
      const [answer = orderAnswer(order, now)] = await orderAnswers(db, [order], now);
      return answer;
    },

    async status({ db, viewer: { userId }, query: { order_id: id } }) {
      const order = await service.readOrder(deps, { db, userId, id });
      return { status: statusAt(order, clock.now()) };
    },

    ...payingRoutes(deps),

    async cancel({ db, viewer: { userId }, params: { id } }) {
      return orderAnswer(await service.cancelOrder(deps, { db, userId, id }), clock.now());
    },
  };
}

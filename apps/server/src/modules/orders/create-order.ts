import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { goodsKinds, type SoldGoods } from './goods-kinds.ts';
import { requireOpenSection } from '../config/sections.ts';
import { linesOf, priceOf, type Discount } from '../pricing/price.ts';
import { couponStrings } from '../coupons/coupons.strings.ts';
import { findCouponDiscount, consumeCoupon } from '../coupons/consume-coupon.ts';
import { returnBalances, takeBalance } from '../invitations/pay-by-balance.ts';
import { membershipStrings } from '../memberships/memberships.strings.ts';
import { findUpgradable, isCreditLeft, isUpgrade } from '../memberships/upgrade.ts';
import { findCode, giveBack, takeUse } from '../promo-codes/promo-codes.repo.ts';
import { promoCodeStrings } from '../promo-codes/promo-codes.strings.ts';
import { followPayment } from './follow-payment.ts';
import { createOrderNumber } from './order-number.ts';
import { expiryFrom, isOverdue } from './order-status.ts';
import * as repo from './orders.repo.ts';
import { orderStrings as strings } from './orders.strings.ts';

/** Finds goods for a person or a visitor. Throws 404 for what is not sold or whose section is switched off. */
export async function findGoods(
  db: Database,
  wanted: Omit<repo.Wanted, 'userId'> & { userId: number | null },
  now: Date,
): Promise<SoldGoods> {
  const { userId, type, goodsId } = wanted;
  await requireOpenSection(db, type, 404);
  const goods = await goodsKinds[type].find(db, goodsId, { userId, now });
  if (!goods) throw new Problem(404, strings.goodsMissing);
  return goods;
}

/** Refuses to take money for what a person has, has for nothing, or what is not sold any more. */
export function requireBuyable(goods: SoldGoods | undefined, type: repo.Wanted['type']): void {
  if (goods?.obstacle === 'owned') throw new Problem(1, strings.owned);
  if (goods?.obstacle !== null) throw new Problem(1, goodsKinds[type].notSold);
}

/** What somebody orders with. */
export interface Terms {
  /** A promo code, as it was typed. */
  code?: string | undefined;
  /** The id of a coupon, in place of a code. */
  coupon?: number | undefined;
  /** Of a membership: ends the one that runs, and takes off what is left of it; false for one that follows it. */
  upgrade?: boolean | undefined;
  /** What is to be used of the invitation balance, in whole yuan: of less to pay, that much. 0 for none. */
  balance?: number | undefined;
  /** What was last shown as to be paid, in whole yuan. */
  total?: number | undefined;
}

/** Orders something, and hands it over at once where nothing is left to pay. Refuses what is dearer than was shown. */
export async function createOrder(
  tx: Database,
  wanted: repo.Wanted,
  now: Date,
  terms: Terms = {},
): Promise<repo.OrderRow> {
  await requireOpenSection(tx, wanted.type);
  // Before any order, as a payment does: what a discount covers whole is handed over here.
  if (terms.code !== undefined || terms.coupon !== undefined || terms.upgrade || terms.balance)
    await repo.lockBuyer(tx, wanted.userId);
  const order = await findOrMake(tx, wanted, now, terms);
  const { charge, status } = order;
  if (terms.total !== undefined && charge > terms.total)
    throw new Problem(1, promoCodeStrings.dearer(terms.total, charge), {
      total: terms.total,
      charge,
      lines: linesOf(order),
    });
  if (charge > 0 || status === 9) return order;
  const paid = await repo.markCovered(tx, order.id, now);
  if (!(await followPayment(tx, paid, now))) throw new Problem(1, goodsKinds[wanted.type].notSold);
  return paid;
}

/**
 * Makes an order at the price of the moment, or answers the one that waits to be paid for it. Of several at once one
 * makes the order: the index of open orders lets no second one in.
 */
async function findOrMake(
  tx: Database,
  wanted: repo.Wanted,
  now: Date,
  terms: Terms,
): Promise<repo.OrderRow> {
  // The waiting order first, and held: who pays for it at this moment owns the goods by the time that is asked for.
  const [waiting] = await repo.findOpenOrder(tx, wanted).for('update');
  if (waiting && !isOverdue(waiting, now) && (await isWanted(tx, waiting, terms, now))) return waiting;
  if (waiting?.status === 5) throw new Problem(1, strings.unsettled);
  const replaced = waiting ? await repo.replaceOrder(tx, waiting.id, now) : [];
  await goodsKinds[wanted.type].hold?.(tx, wanted.goodsId);
  const goods = await findGoods(tx, wanted, now);
  requireBuyable(goods, wanted.type);
  const discount = await takeDiscount(tx, { ...wanted, charge: goods.charge }, now, terms);
  // After codes and coupons: whoever holds one of those may wait for the school's account, never the other way round.
  await returnBalances(tx, replaced, now);
  const order = await repo.insertOrder(tx, orderFor(wanted, goods, now, discount, terms.balance));
  if (order) await takeBalance(tx, order, now);
  if (order && discount?.kind === 'coupon')
    await consumeCoupon(tx, { id: discount.id, userId: wanted.userId, orderId: order.id }, now);
  if (order) return order;
  // Somebody was faster, or a number came twice.
  if (discount?.kind === 'promo_code') await giveBack(tx, [discount.id]);
  return findOrMake(tx, wanted, now, terms);
}

/** Whether the order that waits is the one that is meant: it has the code or the coupon and as much balance as was named, or none was. */
async function isWanted(tx: Database, waiting: repo.OrderRow, terms: Terms, now: Date): Promise<boolean> {
  if (!(await hasDiscount(tx, waiting, terms, now))) return false;
  const { charge, balance, discountKind: kind } = waiting;
  if (terms.balance === undefined || balance === Math.min(terms.balance, charge + balance)) return true;
  if (kind === 'flash_sale' || kind === 'group_buy') throw new Problem(1, strings.dealOrder);
  return false;
}

async function hasDiscount(
  tx: Database,
  { discountKind: kind, discountId, userId, discount, createdAt }: repo.OrderRow,
  { code: typed, coupon, upgrade }: Terms,
  now: Date,
): Promise<boolean> {
  if (upgrade !== undefined) {
    if (!upgrade || kind !== 'upgrade' || userId === null) return !upgrade && kind !== 'upgrade';
    return discountId !== null && isCreditLeft(tx, userId, { termId: discountId, discount, createdAt }, now);
  }
  if (typed === undefined && coupon === undefined) return true;
  if (kind === 'flash_sale' || kind === 'group_buy')
    throw new Problem(1, typed === undefined ? couponStrings.dealOrder : promoCodeStrings.oneDiscount);
  if (typed === undefined) return kind === 'coupon' && discountId === coupon;
  return kind === 'promo_code' && (await findCode(tx, typed))?.id === discountId;
}

/** What the code or the coupon takes off. A code counts as used from here on, a coupon once there is its order. */
async function takeDiscount(
  tx: Database,
  { userId, ...goods }: repo.Wanted & { charge: number },
  now: Date,
  { code: typed, coupon, upgrade }: Terms,
): Promise<Discount | undefined> {
  if (upgrade) return upgradeOf({ userId, ...goods }, now, tx);
  if (coupon !== undefined) return findCouponDiscount(tx, { id: coupon, userId }, goods, now);
  if (typed === undefined) return undefined;
  const code = await takeUse(tx, { typed, userId }, now);
  if (!code) throw new Problem(1, promoCodeStrings.cannotUse(typed), { field: 'promo_code' });
  return { kind: 'promo_code', id: code.id, amount: code.invitedUserReward };
}

/** What is left of the membership that runs. Throws where this is no higher one. */
async function upgradeOf(
  { userId, type, goodsId: id, charge }: repo.Wanted & { charge: number },
  now: Date,
  tx: Database,
): Promise<Discount> {
  const term = type === 'role' ? await findUpgradable(tx, userId, now) : undefined;
  if (!isUpgrade({ id, charge }, term)) throw new Problem(1, membershipStrings.noUpgrade);
  return { kind: 'upgrade', id: term.id, amount: term.credit };
}

/** A new order at the price of these goods, less what a discount takes off and the balance pays. */
export function orderFor(
  { userId, type, goodsId }: repo.Wanted,
  goods: SoldGoods,
  now: Date,
  discount?: Discount,
  balance?: number,
): repo.NewOrder {
  return {
    id: createOrderNumber(now),
    userId,
    goodsType: type,
    goodsId,
    goodsName: goods.name,
    goodsThumb: goods.thumb,
    goodsDays: goods.days ?? null,
    ...priceOf(goods.charge, discount, balance),
    status: 1,
    createdAt: now,
    expiresAt: expiryFrom(now),
  };
}

import type { GoodsRef, PriceWay } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { closedKinds } from '../config/sections.ts';
import { readSettings, type SiteSettings } from '../config/site-settings.ts';
import { listGroupBuys } from '../deals/group-buys.repo.ts';
import { countHeld, findHeldSales, listFlashSales } from '../deals/flash-sales.repo.ts';
import { listPlans } from '../memberships/memberships.repo.ts';

/** Offers for the same goods that run at once; more than these nobody makes. */
const mostOffers = { page: 1, size: 50 };

const dealTypes = ['article', 'anthology', 'course', 'video', 'combo', 'paper'] as const;
type DealType = (typeof dealTypes)[number];

/** Goods at their full price, and who wants them. */
export interface PricedFor {
  type: GoodsRef['goods_type'];
  goodsId: number;
  /** Full price in whole yuan. */
  charge: number;
  isVipFree: boolean;
  /** Null for a visitor. */
  userId: number | null;
}

/**
 * Returns the ways in which goods can be had now: the full price, then offers that run and are cheaper, the cheapest first, then the
 * cheapest membership that opens them. Pages of goods and the cashier both show what this function answers.
 */
export async function findPriceWays(db: Database, wanted: PricedFor, now: Date): Promise<PriceWay[]> {
  const { charge } = wanted;
  const full: PriceWay = { kind: 'price', charge, name: '', ends_at: null };
  if (charge === 0) return [full];
  const { features } = readSettings(await findSettings(db), configStrings);
  const [sales, groups, plans] = await Promise.all([
    features.miaosha ? runningSales(db, wanted, now) : [],
    features.tuangou ? runningGroups(db, wanted, now) : [],
    membershipWays(db, wanted, features),
  ]);
  const offers = [...sales, ...groups]
    .filter((way) => way.charge < charge)
    .toSorted((one, other) => one.charge - other.charge);
  return [full, ...offers, ...plans];
}

const isDealType = (type: string): type is DealType => dealTypes.some((each) => each === type);

/** Flash sales of which a piece is left, or the person holds one. */
async function runningSales(
  db: Database,
  { type, goodsId, userId }: PricedFor,
  now: Date,
): Promise<PriceWay[]> {
  if (!isDealType(type)) return [];
  const of = { goods_type: type, goods_id: goodsId, closed: await closedKinds(db) };
  const sales = (await listFlashSales(db, of, now, mostOffers)).filter(({ startedAt }) => startedAt <= now);
  const ids = sales.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [held, own] = await Promise.all([
    countHeld(db, ids, now),
    userId === null ? new Set<number>() : findHeldSales(db, ids, userId, now),
  ]);
  return sales
    .filter(({ id, num }) => own.has(id) || num > (held.get(id) ?? 0))
    .map(({ charge, endedAt }) => ({
      kind: 'flash_sale',
      charge,
      name: '',
      ends_at: endedAt.toISOString(),
    }));
}

async function runningGroups(db: Database, { type, goodsId }: PricedFor, now: Date): Promise<PriceWay[]> {
  if (!isDealType(type)) return [];
  const of = { goods_type: type, goods_id: goodsId, closed: await closedKinds(db) };
  const offers = await listGroupBuys(db, of, now, mostOffers);
  return offers
    .filter(({ startedAt }) => startedAt <= now)
    .map(({ charge, endedAt }) => ({
      kind: 'group_buy',
      charge,
      name: '',
      ends_at: endedAt.toISOString(),
    }));
}

async function membershipWays(
  db: Database,
  { isVipFree }: PricedFor,
  features: SiteSettings['features'],
): Promise<PriceWay[]> {
  if (!isVipFree || !features.vip) return [];
  const [cheapest] = (await listPlans(db)).toSorted((one, other) => one.charge - other.charge);
  return cheapest
    ? [{ kind: 'membership', charge: cheapest.charge, name: cheapest.name, ends_at: null }]
    : [];
}

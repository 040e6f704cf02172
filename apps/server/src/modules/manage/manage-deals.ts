import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import { flashSales, groupBuys, groupBuyTeams } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { checkGoods, checkStock, dealState, soldOf } from '../deals/check-deals.ts';
import { managedDealStrings as strings } from '../deals/managed-deals.strings.ts';
import { dayAndTime } from './cells.ts';
import { titleOfGoods } from './goods-of-grants.ts';

const endsBeforeStart = new Problem(1, strings.endsBeforeStart, { field: 'ended_at' });

const saleTitle = titleOfGoods(flashSales.goodsType, flashSales.goodsId);

/** A few pieces of something at a lower price. One that was removed is offered to nobody; what was ordered stays ordered. */
export const flashSaleResource = defineResource<Contract['manageFlashSales']>({
  entity: 'flashSale',
  table: flashSales,
  title: saleTitle,
  found: (keywords) => or(hasId(flashSales, keywords), isPartOf(saleTitle, keywords)),
  deletedAt: flashSales.deletedAt,
  fields: {
    goods_type: flashSales.goodsType,
    goods_id: flashSales.goodsId,
    charge: flashSales.charge,
    num: flashSales.num,
    is_show: flashSales.isShow,
    started_at: flashSales.startedAt,
    ended_at: flashSales.endedAt,
  },
  row: (now) => ({
    goods_type: flashSales.goodsType,
    goods_id: flashSales.goodsId,
    goods_title: saleTitle,
    charge: flashSales.charge,
    num: flashSales.num,
    sold: soldOf(flashSales.id),
    is_show: flashSales.isShow,
    started_at: flashSales.startedAt,
    ended_at: flashSales.endedAt,
    state: dealState(flashSales, now),
    created_at: flashSales.createdAt,
  }),
  filters: {
    state: (wanted, now) => sql`${dealState(flashSales, now)} = ${wanted}`,
    goods_type: (wanted) => eq(flashSales.goodsType, wanted),
  },
  sorts: {
    created_at: [flashSales.createdAt, 'desc'],
    ended_at: [flashSales.endedAt, 'desc'],
    charge: [flashSales.charge, 'asc'],
  },
  exported: {
    name: strings.flashSales,
    columns: [
      [strings.id, (row) => row.id],
      [strings.goods, (row) => row.goods_title],
      [strings.charge, (row) => row.charge],
      [strings.num, (row) => row.num],
      [strings.sold, (row) => row.sold],
      [strings.startedAt, (row) => dayAndTime(row.started_at)],
      [strings.endedAt, (row) => dayAndTime(row.ended_at)],
      [strings.isShow, (row) => (row.is_show ? strings.yes : strings.no)],
    ],
  },
  async check(ids, change) {
    await checkGoods(flashSales)(ids, change);
    await checkStock(change.tx, ids);
  },
  refusals: { impossible: endsBeforeStart },
});

const groupTitle = titleOfGoods(groupBuys.goodsType, groupBuys.goodsId);

const teamsOf = (status: 1 | 3) => sql`(select count(*) from ${groupBuyTeams}
  where ${and(eq(groupBuyTeams.groupBuyId, groupBuys.id), eq(groupBuyTeams.status, status))})`;

/** Something at a lower price for people who buy it together. Groups that have begun go on after it was removed. */
export const groupBuyResource = defineResource<Contract['manageGroupBuys']>({
  entity: 'groupBuy',
  table: groupBuys,
  title: groupTitle,
  found: (keywords) => or(hasId(groupBuys, keywords), isPartOf(groupTitle, keywords)),
  deletedAt: groupBuys.deletedAt,
  fields: {
    goods_type: groupBuys.goodsType,
    goods_id: groupBuys.goodsId,
    charge: groupBuys.charge,
    people_num: groupBuys.peopleNum,
    time_limit: groupBuys.timeLimit,
    is_show: groupBuys.isShow,
    started_at: groupBuys.startedAt,
    ended_at: groupBuys.endedAt,
  },
  row: (now) => ({
    goods_type: groupBuys.goodsType,
    goods_id: groupBuys.goodsId,
    goods_title: groupTitle,
    charge: groupBuys.charge,
    people_num: groupBuys.peopleNum,
    time_limit: groupBuys.timeLimit,
    complete_count: teamsOf(1),
    open_count: teamsOf(3),
    is_show: groupBuys.isShow,
    started_at: groupBuys.startedAt,
    ended_at: groupBuys.endedAt,
    state: dealState(groupBuys, now),
    created_at: groupBuys.createdAt,
  }),
  filters: {
    state: (wanted, now) => sql`${dealState(groupBuys, now)} = ${wanted}`,
    goods_type: (wanted) => eq(groupBuys.goodsType, wanted),
  },
  sorts: {
    created_at: [groupBuys.createdAt, 'desc'],
    ended_at: [groupBuys.endedAt, 'desc'],
    charge: [groupBuys.charge, 'asc'],
  },
  exported: {
    name: strings.groupBuys,
    columns: [
      [strings.id, (row) => row.id],
      [strings.goods, (row) => row.goods_title],
      [strings.charge, (row) => row.charge],
      [strings.peopleNum, (row) => row.people_num],
      [strings.timeLimit, (row) => row.time_limit],
      [strings.completeCount, (row) => row.complete_count],
      [strings.openCount, (row) => row.open_count],
      [strings.startedAt, (row) => dayAndTime(row.started_at)],
      [strings.endedAt, (row) => dayAndTime(row.ended_at)],
      [strings.isShow, (row) => (row.is_show ? strings.yes : strings.no)],
    ],
  },
  check: checkGoods(groupBuys),
  refusals: { impossible: endsBeforeStart },
});

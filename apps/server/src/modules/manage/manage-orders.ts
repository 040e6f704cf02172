import { plainCode } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gte, isNotNull, like, lt, ne, or, sql } from 'drizzle-orm';
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { sinceDays } from '../../calendar/day-in-china.ts';
import { instant } from '../../db/columns.ts';
import { orders, users } from '../../db/schema.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { orderStates } from '../orders/orders.repo.ts';
import { dayAndTime } from './cells.ts';
import { orderStrings as strings } from './manage.strings.ts';
import { orderFinished, orderGrant } from './order-history.ts';

const { goodsType, goodsName, charge, status, paymentMethod, createdAt, expiresAt, paidAt } = orders;

/** The same table by the number that the console's kit can count with. */
const rows = pgTable('orders', {
  id: bigint('serial', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** As `statusAt` has it. */
const statusNow = (now: Date) => sql`case when ${orderStates.cancelled(now)} then 7 else ${status} end`;

const days = { today: 1, week: 7, month: 30 };

/** As `linesOf` has them. */
const priceLines = sql`(select json_agg(json_build_object('kind', kind, 'amount', amount) order by place) from (values
  (1, 'price', ${orders.original}), (2, ${orders.discountKind}, -${orders.discount}),
  (3, 'balance', -${orders.balance}), (4, 'to_pay', ${charge})) as line (place, kind, amount)
  where place in (1, 4) or amount < 0)`;

/** Orders, which people make and time closes: nothing of one is written by a form. */
export const orderResource = defineResource<Contract['manageOrders']>({
  entity: 'order',
  table: rows,
  title: goodsName,
  found: (keywords) => {
    const number = plainCode(keywords);
    return or(
      isPartOf(goodsName, keywords),
      isPartOf(users.nickName, keywords),
      /^\d{4,20}$/.test(number) ? like(orders.id, `${number}%`) : undefined,
    );
  },
  fields: {},
  joins: sql`left join ${users} on ${eq(users.id, orders.userId)}`,
  row: (now) => ({
    order_id: orders.id,
    goods_type: goodsType,
    goods_id: orders.goodsId,
    goods_name: goodsName,
    charge,
    status: statusNow(now),
    payment_method: paymentMethod,
    person: sql`case when ${isNotNull(users.id)} then json_build_object(
      'id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar}) end`,
    created_at: createdAt,
    paid_at: paidAt,
  }),
  whole: {
    goods_thumb: orders.goodsThumb,
    goods_days: orders.goodsDays,
    lines: priceLines,
    transaction: sql`coalesce(${orders.transaction}, '')`,
    expires_at: expiresAt,
    closed_at: orders.closedAt,
    grant: orderGrant,
    finished: orderFinished,
  },
  filters: {
    state: (state, now) => orderStates[state](now),
    goods_type: (type) => eq(goodsType, type),
    // What waits for a transfer is looked for here, to be completed.
    payment_method: (method) =>
      and(eq(paymentMethod, method), method === 'handPay' ? ne(status, 7) : eq(status, 9)),
    period: (period, now) => gte(createdAt, sinceDays(now, days[period])),
    created_from: (from) => gte(createdAt, new Date(from)),
    created_to: (to) => lt(createdAt, new Date(to)),
    user_id: (userId) => eq(orders.userId, userId),
  },
  sorts: { created_at: [createdAt, 'desc'], paid_at: [paidAt, 'desc'], charge: [charge, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.orderId, (row) => row.order_id],
      [strings.goodsType, (row) => strings.goodsTypes[row.goods_type]],
      [strings.goodsName, (row) => row.goods_name],
      [strings.person, ({ person }) => person?.nick_name ?? ''],
      [strings.charge, (row) => row.charge],
      [strings.status, (row) => strings.statuses[row.status]],
      [strings.payment, (row) => strings.payments[row.payment_method]],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.paidAt, ({ paid_at }) => dayAndTime(paid_at)],
    ],
  },
});

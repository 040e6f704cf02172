import { plainCharacters, plainCode } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, isNotNull, isNull, like, not, or, sql, type SQL } from 'drizzle-orm';
import { orderPayments, orderRefunds, orders, users } from '../../db/schema.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from '../manage/cells.ts';
import { manageRefundStrings as strings } from './manage-refunds.strings.ts';

const { status, decidedAt, decidedBy, cause, createdAt, fen } = orderRefunds;

type State = 'waiting' | 'sending' | 'failed' | 'done' | 'closed';

const isIn: Record<State, () => SQL | undefined> = {
  waiting: () => and(eq(status, 1), isNull(decidedAt)),
  sending: () => and(eq(status, 1), isNotNull(decidedAt)),
  failed: () => eq(status, 9),
  done: () => eq(status, 5),
  closed: () => eq(status, 13),
};

const person = sql`case when ${isNotNull(users.id)} then json_build_object(
  'id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar}) end`;

const numbered = (keywords: string) => {
  const number = plainCode(keywords);
  return /^R?\d{4,20}$/.test(number)
    ? or(like(orderPayments.orderId, `${number}%`), like(orderRefunds.refundNo, `${number}%`))
    : undefined;
};

/** Refunds, which are asked for and decided by calls of their own: nothing of one is written by a form. */
export const refundResource = defineResource<Contract['manageRefunds']>({
  entity: 'refund',
  table: orderRefunds,
  title: sql<string>`coalesce(${orders.goodsName}, ${orderPayments.orderId})`,
  found: (keywords) =>
    or(isPartOf(orders.goodsName, keywords), isPartOf(users.nickName, keywords), numbered(keywords)),
  fields: {},
  joins: sql`join ${orderPayments} on ${eq(orderPayments.id, orderRefunds.paymentId)}
    left join ${orders} on ${eq(orders.id, orderPayments.orderId)}
    left join ${users} on ${eq(users.id, orderRefunds.userId)}`,
  row: () => ({
    order_id: orderPayments.orderId,
    goods_name: sql`coalesce(${orders.goodsName}, '')`,
    goods_type: orders.goodsType,
    cause,
    amount: fen,
    status,
    is_decided: sql`${isNotNull(decidedAt)}`,
    person,
    created_at: createdAt,
  }),
  whole: {
    refund_no: orderRefunds.refundNo,
    reason: orderRefunds.reason,
    answer: orderRefunds.answer,
    is_local: orderRefunds.isLocal,
    keeps_goods: orderRefunds.keepsGoods,
    paid: orderPayments.fen,
    refunded: orderPayments.refunded,
    method: orderPayments.method,
    transaction: orderPayments.transaction,
    payment_state: orderPayments.state,
    decided_at: decidedAt,
    decided_by: sql`(select json_build_object('id', decider.id, 'nick_name', decider.nick_name, 'avatar', decider.avatar)
      from ${users} as decider where decider.id = ${decidedBy})`,
    success_at: orderRefunds.succeededAt,
  },
  filters: {
    state: (wanted) => isIn[wanted](),
    cause: (wanted) => eq(cause, wanted),
    user_id: (wanted) => eq(orderRefunds.userId, wanted),
  },
  sorts: { created_at: [createdAt, 'desc'], amount: [fen, 'desc'] },
  exported: {
    name: strings.refunds,
    columns: [
      [strings.orderId, (row) => row.order_id],
      [strings.goods, (row) => row.goods_name],
      [strings.person, (row) => row.person?.nick_name ?? ''],
      [strings.amount, (row) => row.amount / 100],
      [strings.cause, (row) => strings.causes[row.cause]],
      [strings.status, (row) => strings.statuses[row.status]],
      [strings.createdAt, (row) => dayAndTime(row.created_at)],
    ],
  },
});

/** An unclear message has no sum that could go back. */
const isHandled = sql`case when ${orderPayments.state} = 'unclear' then ${isNotNull(orderPayments.checkedAt)}
  else ${orderPayments.refunded} = ${orderPayments.fen} end`;

const unmatched = sql`${orderPayments.state} <> 'taken'`;

/** Money that has paid no order. */
export const paymentResource = defineResource<Contract['managePayments']>({
  entity: 'payment',
  table: orderPayments,
  title: orderPayments.orderId,
  found: (keywords) => {
    // A number by hand or of the balance has a hyphen of its own.
    const number = plainCharacters(keywords);
    return /^[\w-]{4,64}$/.test(number)
      ? or(
          like(orderPayments.orderId, `${plainCode(number)}%`),
          like(orderPayments.transaction, `${number}%`),
        )
      : sql`false`;
  },
  fields: {},
  joins: sql`left join ${orders} on ${eq(orders.id, orderPayments.orderId)}`,
  row: () => ({
    order_id: orderPayments.orderId,
    transaction: orderPayments.transaction,
    method: orderPayments.method,
    state: orderPayments.state,
    told: orderPayments.told,
    is_checked: sql`${isNotNull(orderPayments.checkedAt)}`,
    amount: orderPayments.fen,
    refunded: orderPayments.refunded,
    charge: sql`${orders.charge} * 100`,
    paid_at: orderPayments.paidAt,
    created_at: orderPayments.createdAt,
  }),
  filters: {
    handled: (handled) => and(unmatched, handled === 'open' ? not(isHandled) : isHandled),
    state: (state) => eq(orderPayments.state, state),
  },
  sorts: { created_at: [orderPayments.createdAt, 'desc'], amount: [orderPayments.fen, 'desc'] },
  exported: {
    name: strings.payments,
    columns: [
      [strings.orderId, (row) => row.order_id],
      [strings.transaction, (row) => (row.state === 'unclear' ? row.told : row.transaction)],
      [strings.amount, (row) => row.amount / 100],
      [strings.returned, (row) => row.refunded / 100],
      [strings.status, (row) => strings.states[row.state]],
      [strings.createdAt, (row) => dayAndTime(row.created_at)],
    ],
  },
});

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** What became of money when its word came. Stored: never rename one. */
export const paymentStates = [
  /** It has paid its order. */
  'taken',
  /** Its order was closed already. */
  'late',
  /** Its order was paid already, by other money. */
  'twice',
  /** It is not what its order costs. */
  'other_sum',
  /** There is no order of this number. */
  'unknown',
  /** A signed message that contradicts itself or what came before, or has values that no payment has. No sum of it is believed. */
  'unclear',
] as const;

/** All money that came, once by the payment service's number of it, whether or not it is for an order. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: rowId(),
    /** The number of the order as the service told it: there may be none of it. */
    orderId: text('order_id').notNull(),
    transaction: text('transaction').notNull().unique(),
    /** `balance`: of invitations, which has paid an order whole. */
    method: text('method', { enum: ['wechat', 'alipay', 'handPay', 'balance'] }).notNull(),
    /** 0 for `unclear`. */
    fen: integer('fen').notNull(),
    /** What was given back of it, or is about to be. One conditional write raises it, so that it never exceeds `fen`. */
    refunded: integer('refunded').notNull().default(0),
    state: text('state', { enum: paymentStates }).notNull(),
    paidAt: instant('paid_at').notNull(),
    /** Message of the service as JSON, for `unclear`; empty for all others. */
    told: text('told').notNull().default(''),
    /** When somebody has looked after an `unclear` message. */
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // An order is paid by one payment.
    uniqueIndex('order_payments_taken')
      .on(table.orderId)
      .where(sql`state = 'taken'`),
    index('order_payments_order').on(table.orderId),
    index('order_payments_unmatched')
      .on(table.createdAt)
      .where(sql`state <> 'taken'`),
    check('order_payments_fen', sql`${table.fen} > 0 or (${table.fen} = 0 and ${table.state} = 'unclear')`),
    check('order_payments_refunded', sql`${table.refunded} between 0 and ${table.fen}`),
    check(
      'order_payments_state',
      sql`${table.state} in ('taken', 'late', 'twice', 'other_sum', 'unknown', 'unclear')`,
    ),
  ],
);

/** Money that goes back, from the moment that it is asked for. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: rowId(),
    paymentId: reference('payment_id')
      .notNull()
      .references(() => orderPayments.id),
    /** Who gets it; null when the account is gone, and for money that is nobody's. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the payment service calls it: stored before it is asked, and the same at each attempt. */
    refundNo: text('refund_no').notNull().unique(),
    /** `asked`: by the learner; `console`: by the school; `returned`: money that its order does not need. */
    cause: text('cause', { enum: ['asked', 'console', 'returned'] }).notNull(),
    reason: text('reason').notNull(),
    /** What the school said to it. */
    answer: text('answer').notNull().default(''),
    /** While it waits for a decision, what is proposed. */
    fen: integer('fen').notNull(),
    /** 1 waits for a decision or for the payment service, 5 done, 9 refused by the payment service, 13 closed. */
    status: smallint('status').$type<1 | 5 | 9 | 13>().notNull().default(1),
    /** The money went back another way, and is only recorded here. */
    isLocal: boolean('is_local').notNull().default(false),
    /** What was bought stays theirs. */
    keepsGoods: boolean('keeps_goods').notNull().default(false),
    decidedAt: instant('decided_at'),
    decidedBy: reference('decided_by').references(() => users.id, { onDelete: 'set null' }),
    succeededAt: instant('succeeded_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // One at a time is asked for, or on its way.
    uniqueIndex('order_refunds_waiting')
      .on(table.paymentId)
      .where(sql`status in (1, 9)`),
    index('order_refunds_payment').on(table.paymentId),
    index('order_refunds_user').on(table.userId),
    index('order_refunds_decided_by').on(table.decidedBy),
    index('order_refunds_latest').on(table.createdAt, table.id),
    index('order_refunds_sending')
      .on(table.updatedAt)
      .where(sql`status = 1 and decided_at is not null`),
    check('order_refunds_fen', sql`${table.fen} > 0`),
    check('order_refunds_status', sql`${table.status} in (1, 5, 9, 13)`),
    check('order_refunds_done', sql`(${table.status} = 5) = (${table.succeededAt} is not null)`),
    check('order_refunds_decided', sql`${table.status} in (1, 13) or ${table.decidedAt} is not null`),
  ],
);

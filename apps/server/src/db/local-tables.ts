import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, rowId } from './columns.ts';

/** What the local SMS adapter sent, in clear: its page is the telephone. Empty where a real adapter sends. */
export const localSms = pgTable(
  'local_sms',
  {
    id: rowId(),
    mobile: text('mobile').notNull(),
    scene: text('scene').notNull(),
    code: text('code').notNull(),
    sentAt: createdAt(),
  },
  (table) => [index('local_sms_created_at').on(table.sentAt)],
);

/** The pictures that the local WeChat adapter gave out, so that its page can list what waits to be scanned. */
export const localWechatPictures = pgTable(
  'local_wechat_pictures',
  {
    state: text('state').primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [index('local_wechat_pictures_created_at').on(table.createdAt)],
);

/** The orders that were handed to the local payment adapters: what each payment service would know of them. */
export const localPayments = pgTable(
  'local_payments',
  {
    service: text('service', { enum: ['wechat', 'alipay'] })
      .notNull()
      .default('wechat'),
    orderId: text('order_id').notNull(),
    /** Where the page leads back to; null for a picture, which a telephone scans. */
    returnUrl: text('return_url'),
    /** Names the order in the address of its page. */
    token: text('token').notNull().unique(),
    title: text('title').notNull(),
    /** Whole yuan. */
    charge: integer('charge').notNull(),
    expiresAt: instant('expires_at').notNull(),
    state: text('state', { enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    transaction: text('transaction'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.service] }),
    check('local_payments_service', sql`${table.service} in ('wechat', 'alipay')`),
    check('local_payments_state', sql`${table.state} in ('open', 'paid', 'closed')`),
    check(
      'local_payments_paid',
      sql`(${table.state} = 'paid') = (${table.transaction} is not null and ${table.paidAt} is not null)`,
    ),
    index('local_payments_created_at').on(table.createdAt),
  ],
);

/** What was given back by the local payment adapter: what a payment service would know of it. */
export const localRefunds = pgTable('local_refunds', {
  refundNo: text('refund_no').primaryKey(),
  transaction: text('transaction').notNull(),
  fen: integer('fen').notNull(),
  refundedAt: instant('refunded_at').notNull(),
});

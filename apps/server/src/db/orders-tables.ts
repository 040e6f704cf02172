import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';
import { users } from './people-tables.ts';

/** What was bought, as it was when it was ordered: names and prices change, the books do not. */
export const orders = pgTable(
  'orders',
  {
    /** The number that people read to each other: the day, and twelve digits that nobody can guess. */
    id: text('id').primaryKey(),
    /** The console's own number of it: that of people is longer than a number of JavaScript. */
    serial: bigint('serial', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    /** Null when the account is gone: the order stays for the books. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    goodsType: text('goods_type', {
      enum: ['article', 'anthology', 'course', 'video', 'combo', 'paper', 'mock_paper', 'practice', 'role'],
    }).notNull(),
    goodsId: reference('goods_id').notNull(),
    goodsName: text('goods_name').notNull(),
    goodsThumb: text('goods_thumb').notNull(),
    /** Of a membership, the days that were ordered. Null for everything else, and for what was ordered before this was kept. */
    goodsDays: integer('goods_days'),
    /** What is to be paid or was, in whole yuan. 0 where the discount covers all: such an order is paid as soon as it is made. */
    charge: integer('charge').notNull(),
    /** What takes something off, one thing at most. Empty for an order at the full price. */
    discountKind: text('discount_kind', {
      enum: ['', 'promo_code', 'coupon', 'flash_sale', 'group_buy', 'upgrade'],
    })
      .notNull()
      .default(''),
    /** The code, the coupon, the slot of a flash sale, the offer to groups, or the grant of the term that an upgrade ends. */
    discountId: reference('discount_id'),
    /** What it takes off, in whole yuan. */
    discount: integer('discount').notNull().default(0),
    /** What is paid by the invitation balance, in whole yuan. */
    balance: integer('balance').notNull().default(0),
    /** The price before, in whole yuan. */
    original: integer('original')
      .notNull()
      .generatedAlwaysAs(sql`charge + discount + balance`),
    /** 1 not paid, 5 handed to a way of paying, 9 paid, 7 closed. */
    status: smallint('status').$type<1 | 5 | 7 | 9>().notNull(),
    /** Empty while it was never handed over; `handPay` where the console has completed it. */
    paymentMethod: text('payment_method', { enum: ['', 'wechat', 'alipay', 'handPay'] })
      .notNull()
      .default(''),
    /** Every payment service that may know it: whoever turns to another one can still pay at the first. */
    handedTo: text('handed_to', { enum: ['wechat', 'alipay'] })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The text of the picture while it can be scanned. */
    codeUrl: text('code_url'),
    /** The payment service's own number of the money. */
    transaction: text('transaction').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    updatedAt: instant('updated_at')
      .notNull()
      .generatedAlwaysAs(sql`greatest(created_at, paid_at, closed_at)`),
  },
  (table) => [
    index('orders_paid_at')
      .on(table.paidAt)
      .where(sql`status = 9`),
    // What goods have brought in.
    index('orders_of_goods')
      .on(table.goodsType, table.goodsId)
      .where(sql`status = 9`),
    index('orders_newest').on(table.userId, table.createdAt, table.id),
    index('orders_latest').on(table.createdAt, table.serial),
    // One person has one order at a time that waits to be paid for the same goods.
    uniqueIndex('orders_open')
      .on(table.userId, table.goodsType, table.goodsId)
      .where(sql`status in (1, 5)`),
    index('orders_overdue')
      .on(table.expiresAt)
      .where(sql`status in (1, 5)`),
    check('orders_id', sql`${table.id} ~ '^[0-9]{20}$'`),
    check('orders_goods_days', sql`${table.goodsDays} > 0`),
    check('orders_charge', sql`${table.charge} >= 0`),
    check('orders_original', sql`${table.original} > 0`),
    check('orders_balance', sql`${table.balance} >= 0`),
    check('orders_discount', sql`${table.discount} >= 0`),
    check('orders_discount_kind', sql`(${table.discountKind} = '') = (${table.discountId} is null)`),
    check('orders_discounted', sql`${table.discount} = 0 or ${table.discountKind} <> ''`),
    index('orders_discounted_by')
      .on(table.discountKind, table.discountId)
      .where(sql`discount_id is not null`),
    check('orders_status', sql`${table.status} in (1, 5, 7, 9)`),
    check('orders_paid', sql`(${table.status} = 9) = (${table.paidAt} is not null)`),
    // Nobody hands over nothing: what costs nothing was paid by no transaction.
    check(
      'orders_paid_by',
      sql`(${table.status} = 9 and ${table.charge} > 0) = (${table.transaction} is not null)`,
    ),
  ],
);

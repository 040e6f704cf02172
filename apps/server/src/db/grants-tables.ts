import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { orders } from './orders-tables.ts';
import { users } from './people-tables.ts';

/** How something came to somebody. Stored: never rename one. */
export const grantSources = ['bought', 'given', 'code', 'teacher', 'trial'] as const;

/**
 * What belongs to whom, of all goods, and who is a member: a membership is goods of the type `membership`, its plan the goods. What is
 * part of something else has no row of its own, it belongs to who has the whole; nor has what a membership opens.
 */
export const grants = pgTable(
  'grants',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    goodsType: text('goods_type').notNull(),
    goodsId: reference('goods_id').notNull(),
    source: text('source', { enum: grantSources }).notNull(),
    /** The order that paid for it; null for what was not bought. */
    orderId: text('order_id').references(() => orders.id),
    startsAt: instant('starts_at').notNull(),
    /** Null: it stays. */
    endsAt: instant('ends_at'),
    /** When it was taken back. */
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
    /** Of what the console changes. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('grants_of_person').on(table.userId, table.goodsType, table.goodsId),
    index('grants_latest').on(table.userId, table.goodsType, table.createdAt, table.goodsId),
    index('grants_of_goods').on(table.goodsType, table.goodsId),
    index('grants_order').on(table.orderId),
    // Nobody pays twice for what stays.
    uniqueIndex('grants_bought_to_stay')
      .on(table.userId, table.goodsType, table.goodsId)
      .where(sql`source = 'bought' and ends_at is null and revoked_at is null`),
    // An order prolongs a membership once. Terms follow each other: two that were added at once would begin at the same moment.
    uniqueIndex('grants_term_of_order')
      .on(table.orderId)
      .where(sql`goods_type = 'membership'`),
    uniqueIndex('grants_term_start')
      .on(table.userId, table.startsAt)
      .where(sql`goods_type = 'membership' and revoked_at is null`),
    check('grants_term_ends', sql`${table.goodsType} <> 'membership' or ${table.endsAt} is not null`),
    check('grants_span', sql`${table.endsAt} is null or ${table.startsAt} < ${table.endsAt}`),
    check('grants_paid', sql`(${table.source} = 'bought') = (${table.orderId} is not null)`),
  ],
);

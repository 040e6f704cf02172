import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { orders } from './orders-tables.ts';
import { users } from './people-tables.ts';

/** Memberships that can be bought. What staff may do hangs on `roles`, never on these. */
export const membershipPlans = pgTable(
  'membership_plans',
  {
    id: rowId(),
    name: text('name').notNull(),
    /** Whole yuan. */
    charge: integer('charge').notNull(),
    expireDays: integer('expire_days').notNull(),
    /** One benefit a row, as plain text. */
    benefits: text('benefits').array().notNull(),
    sort: integer('sort').notNull().default(0),
    /** False: nobody can buy it any more; who has, keeps it. */
    isForSale: boolean('is_for_sale').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** It stays for those who have it, and is nowhere offered. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('membership_plans_charge', sql`${table.charge} > 0`),
    check('membership_plans_expire_days', sql`${table.expireDays} > 0`),
  ],
);

/** The times of which people are members. Those of one person never overlap: what is bought meanwhile comes after. */
export const membershipTerms = pgTable(
  'membership_terms',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: reference('plan_id')
      .notNull()
      .references(() => membershipPlans.id),
    /** The order that paid for it; null for what was given. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('membership_terms_running').on(table.userId, table.endsAt),
    index('membership_terms_plan').on(table.planId),
    check('membership_terms_span', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

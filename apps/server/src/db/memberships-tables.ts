import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, rowId } from './columns.ts';

/** Memberships that can be bought; who has one, `grants` say. What staff may do hangs on `roles`, never on these. */
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

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, rowId } from './columns.ts';

/** Codes of the school that take a fixed sum off an order. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: rowId(),
    /** Capitals and digits; what people type is brought to this form. None begins with U: such codes are for people's own. */
    code: text('code').notNull().unique(),
    /** What it takes off, in whole yuan. */
    invitedUserReward: integer('invited_user_reward').notNull(),
    /** How many orders it is good for; 0 for any number. */
    useTimes: integer('use_times').notNull().default(0),
    /** By orders that are paid or wait to be. */
    usedTimes: integer('used_times').notNull().default(0),
    /** Judged when an order is made. */
    expiredAt: instant('expired_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('promo_codes_latest').on(table.createdAt, table.id),
    check('promo_codes_code', sql`${table.code} ~ '^[A-TV-Z0-9][A-Z0-9]{3,31}$'`),
    check('promo_codes_reward', sql`${table.invitedUserReward} > 0`),
    check('promo_codes_times', sql`${table.useTimes} >= 0 and ${table.usedTimes} >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { orders } from './orders-tables.ts';
import { users } from './people-tables.ts';

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

/** How coupons end: at a moment, or so many days after they were taken. Stored: never rename one. */
const couponDeadlineModes = ['time', 'day'] as const;

/** What a coupon takes off: whole yuan, or a share of the price. Stored: never rename one. */
const couponTypes = ['minus', 'discount'] as const;

/** What a coupon is good for; one thing of it where `targetId` names one. Stored: never rename one. */
const couponTargets = [
  'all',
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'paper',
  'mock_paper',
  'practice',
  'role',
] as const;

/** Coupons that are given out together. */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    id: rowId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Capitals that codes of the batch begin with; never changed. */
    prefix: text('prefix').notNull().default(''),
    type: text('type', { enum: couponTypes }).notNull(),
    /** Whole yuan that are taken off, or what is left to pay in per cent: 85 for 8.5折. */
    rate: integer('rate').notNull(),
    /** Whole yuan that the goods must cost at least. */
    fullDiscountPrice: integer('full_discount_price').notNull().default(0),
    targetType: text('target_type', { enum: couponTargets }).notNull().default('all'),
    targetId: reference('target_id'),
    deadlineMode: text('deadline_mode', { enum: couponDeadlineModes }).notNull(),
    /** Of all its coupons, by `time`. */
    deadline: instant('deadline'),
    /** After a coupon was taken, by `day`. */
    fixedDay: integer('fixed_day'),
    /** Anybody who is signed in takes one on the page of coupons, or by its link. Without it they come by code alone. */
    isOpen: boolean('is_open').notNull().default(false),
    /** Part of the link by which one is taken. */
    token: text('token').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('coupon_batches_latest').on(table.createdAt, table.id),
    check('coupon_batches_rate', sql`${table.rate} > 0 and (${table.type} = 'minus' or ${table.rate} < 100)`),
    check('coupon_batches_full', sql`${table.fullDiscountPrice} >= 0`),
    check(
      'coupon_batches_deadline',
      sql`(${table.deadlineMode} = 'time' and ${table.deadline} is not null) or (${table.deadlineMode} = 'day' and ${table.fixedDay} > 0)`,
    ),
  ],
);

/** Coupons: nobody's until they are taken, and a person has one of a batch at most. */
export const coupons = pgTable(
  'coupons',
  {
    id: rowId(),
    batchId: reference('batch_id')
      .notNull()
      .references(() => couponBatches.id, { onDelete: 'cascade' }),
    /** Capitals and digits. */
    code: text('code').notNull().unique(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: instant('received_at'),
    /** Judged when an order is made. Null until it is taken. */
    deadline: instant('deadline'),
    /** The order that it is used by: it is free again when that is cancelled. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('coupons_one_each').on(table.batchId, table.userId),
    index('coupons_of_person').on(table.userId, table.id),
    index('coupons_order').on(table.orderId),
    index('coupons_free')
      .on(table.batchId, table.id)
      .where(sql`user_id is null`),
    check('coupons_taken', sql`(${table.userId} is null) = (${table.receivedAt} is null)`),
  ],
);

/** What a redeem code opens. */
export interface RedeemedGoods {
  sign: 'vod' | 'live' | 'book' | 'paper' | 'mock_paper' | 'practice' | 'vip';
  id: number;
}

/** Things that are handed out by codes for a while. */
export const redeemActivities = pgTable(
  'redeem_activities',
  {
    id: rowId(),
    name: text('name').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** A membership stands alone. */
    goods: jsonb('goods').$type<RedeemedGoods[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('redeem_activities_latest').on(table.createdAt, table.id),
    check('redeem_activities_time', sql`${table.startAt} < ${table.endAt}`),
  ],
);

/** Codes of an activity, each good once. */
export const redeemCodes = pgTable(
  'redeem_codes',
  {
    id: rowId(),
    activityId: reference('activity_id')
      .notNull()
      .references(() => redeemActivities.id, { onDelete: 'cascade' }),
    /** Capitals and digits. */
    code: text('code').notNull().unique(),
    usedUserId: reference('used_user_id').references(() => users.id, { onDelete: 'set null' }),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('redeem_codes_activity').on(table.activityId, table.id),
    index('redeem_codes_person').on(table.usedUserId, table.usedAt),
    check('redeem_codes_used', sql`${table.usedUserId} is null or ${table.usedAt} is not null`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { orders } from './orders-tables.ts';
import { users } from './people-tables.ts';

/** What every offer has that runs for a while. */
const offerColumns = () => ({
  id: rowId(),
  goodsType: text('goods_type', {
    enum: ['article', 'anthology', 'course', 'video', 'combo', 'paper'],
  }).notNull(),
  goodsId: reference('goods_id').notNull(),
  /** Whole yuan, for each piece or person. */
  charge: integer('charge').notNull(),
  isShow: boolean('is_show').notNull().default(true),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
});

/** A few pieces of something at a lower price, for a while. */
export const flashSales = pgTable(
  'flash_sales',
  {
    ...offerColumns(),
    /** How many there are. */
    num: integer('num').notNull(),
  },
  (table) => [
    index('flash_sales_of_goods').on(table.goodsType, table.goodsId, table.endedAt),
    index('flash_sales_latest').on(table.endedAt, table.id),
    check('flash_sales_charge', sql`${table.charge} > 0`),
    check('flash_sales_num', sql`${table.num} > 0`),
    check('flash_sales_time', sql`${table.endedAt} > ${table.startedAt}`),
  ],
);

/**
 * A piece that somebody has got hold of. It is theirs as long as its order lives; before there is one, until
 * `expires_at`.
 */
export const flashSaleSlots = pgTable(
  'flash_sale_slots',
  {
    id: rowId(),
    saleId: reference('sale_id')
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('flash_sale_slots_of_sale').on(table.saleId, table.userId),
    index('flash_sale_slots_of_user').on(table.userId, table.createdAt),
  ],
);

/** Something at a lower price for several people who buy it together. */
export const groupBuys = pgTable(
  'group_buys',
  {
    ...offerColumns(),
    /** How many people a group needs. */
    peopleNum: integer('people_num').notNull(),
    /** Hours that a group has to fill up. */
    timeLimit: integer('time_limit').notNull(),
  },
  (table) => [
    index('group_buys_of_goods').on(table.goodsType, table.goodsId, table.endedAt),
    index('group_buys_latest').on(table.endedAt, table.id),
    check('group_buys_charge', sql`${table.charge} > 0`),
    check('group_buys_people_num', sql`${table.peopleNum} between 2 and 100`),
    check('group_buys_time_limit', sql`${table.timeLimit} > 0`),
    check('group_buys_time', sql`${table.endedAt} > ${table.startedAt}`),
  ],
);

/** People who buy something together. It begins with the first payment. */
export const groupBuyTeams = pgTable(
  'group_buy_teams',
  {
    id: rowId(),
    groupBuyId: reference('group_buy_id')
      .notNull()
      .references(() => groupBuys.id),
    /** Who began it. Null when the account is gone. */
    creatorId: reference('creator_id').references(() => users.id, { onDelete: 'set null' }),
    /** How many it needs, as it was when it began. */
    peopleNum: integer('people_num').notNull(),
    /** 1 complete, 2 failed, 3 waits for people. */
    status: smallint('status').$type<1 | 2 | 3>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** It fails then unless it is complete. */
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('group_buy_teams_open')
      .on(table.groupBuyId, table.expiresAt)
      .where(sql`status = 3`),
    index('group_buy_teams_overdue')
      .on(table.expiresAt)
      .where(sql`status = 3`),
    index('group_buy_teams_creator').on(table.creatorId),
    check('group_buy_teams_status', sql`${table.status} in (1, 2, 3)`),
    check('group_buy_teams_completed', sql`(${table.status} = 1) = (${table.completedAt} is not null)`),
  ],
);

/** Somebody who buys with others: at first an order that may be paid, with its payment a place in a group. */
export const groupBuyParticipants = pgTable(
  'group_buy_participants',
  {
    id: rowId(),
    groupBuyId: reference('group_buy_id')
      .notNull()
      .references(() => groupBuys.id),
    /** The group that was wanted; null for a new one, which begins when this is paid. */
    teamId: reference('team_id').references(() => groupBuyTeams.id),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    /** When it was paid and took its place. */
    joinedAt: instant('joined_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('group_buy_participants_of_user').on(table.userId, table.createdAt),
    index('group_buy_participants_of_group').on(table.groupBuyId, table.userId),
    // Nobody takes two places in one group.
    uniqueIndex('group_buy_participants_taken')
      .on(table.teamId, table.userId)
      .where(sql`joined_at is not null`),
  ],
);

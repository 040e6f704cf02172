import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { orders } from './orders-tables.ts';
import { users } from './people-tables.ts';

/** Who came by whose link. A person has one inviter at most, for good; what is earned by it ends. */
export const invitations = pgTable(
  'invitations',
  {
    inviteeId: reference('invitee_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterId: reference('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Orders from here on earn nothing. */
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitations_inviter').on(table.inviterId, table.createdAt),
    check('invitations_others', sql`${table.inviteeId} <> ${table.inviterId}`),
  ],
);

/** What the inviter of a buyer, and the inviter's own, get for goods; what is not here earns by the general rule. */
export const shareGoods = pgTable(
  'share_goods',
  {
    id: rowId(),
    goodsType: text('goods_type', { enum: orders.goodsType.enumValues }).notNull(),
    goodsId: reference('goods_id').notNull(),
    /** Whole yuan. */
    reward: integer('reward').notNull(),
    /** Of the inviter's inviter. */
    reward2: integer('reward2').notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('share_goods_goods').on(table.goodsType, table.goodsId),
    check('share_goods_reward', sql`${table.reward} >= 0 and ${table.reward2} >= 0`),
  ],
);

/** What an order earns those who have invited its buyer. */
export const inviteRewards = pgTable(
  'invite_rewards',
  {
    id: rowId(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    inviterId: reference('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviteeId: reference('invitee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1: the buyer's inviter, 2: the inviter of that one. */
    level: smallint('level').$type<1 | 2>().notNull(),
    /** Whole yuan. */
    amount: integer('amount').notNull(),
    /** `void`: refunded before it was due; `taken_back`: refunded afterwards. */
    state: text('state', { enum: ['waiting', 'paid', 'void', 'taken_back'] })
      .notNull()
      .default('waiting'),
    /** When refunds of the order are over. */
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invite_rewards_order').on(table.orderId, table.level),
    index('invite_rewards_inviter').on(table.inviterId),
    index('invite_rewards_invitee').on(table.inviteeId),
    index('invite_rewards_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
    check('invite_rewards_amount', sql`${table.amount} > 0`),
    check('invite_rewards_level', sql`${table.level} in (1, 2)`),
    check('invite_rewards_others', sql`${table.inviterId} <> ${table.inviteeId}`),
  ],
);

/** Where yuan of invitations can be: the school gives them, people have them, `held` is to be paid out, `paid_out` has left. */
export const balanceAccounts = pgTable(
  'balance_accounts',
  {
    id: rowId(),
    kind: text('kind', { enum: ['school', 'held', 'paid_out', 'person'] }).notNull(),
    /** Null for the school's own, and when the account of the person is gone. */
    userId: reference('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Whole yuan; the sum of what came and went. Below 0 only for the school. */
    balance: integer('balance').notNull().default(0),
    /** What was to be taken back and was not there any more: later rewards go here first. */
    debt: integer('debt').notNull().default(0),
  },
  (table) => [
    uniqueIndex('balance_accounts_kind')
      .on(table.kind)
      .where(sql`kind <> 'person'`),
    check('balance_accounts_balance', sql`${table.kind} = 'school' or ${table.balance} >= 0`),
    check('balance_accounts_debt', sql`${table.debt} >= 0`),
    check('balance_accounts_person', sql`${table.kind} = 'person' or ${table.userId} is null`),
  ],
);

/** Each move of yuan from one account to another: what one loses, the other has. */
export const balanceTransfers = pgTable(
  'balance_transfers',
  {
    id: rowId(),
    fromId: reference('from_id')
      .notNull()
      .references(() => balanceAccounts.id),
    toId: reference('to_id')
      .notNull()
      .references(() => balanceAccounts.id),
    amount: integer('amount').notNull(),
    /** Of the person's account before it. */
    beforeBalance: integer('before_balance').notNull(),
    /** Stored: never rename one. */
    reason: text('reason', {
      enum: [
        'reward',
        'reward_taken_back',
        'debt',
        'withdrawal',
        'withdrawal_returned',
        'withdrawal_paid',
        'order',
        'order_returned',
      ],
    }).notNull(),
    /** What it was for, as people read it: the name of goods, the channel of a withdrawal. */
    remark: text('remark').notNull().default(''),
    /** Names what is moved once: a second move of the same key is none. */
    key: text('key').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('balance_transfers_from').on(table.fromId, table.createdAt, table.id),
    index('balance_transfers_to').on(table.toId, table.createdAt, table.id),
    check('balance_transfers_amount', sql`${table.amount} > 0`),
    check('balance_transfers_between', sql`${table.fromId} <> ${table.toId}`),
  ],
);

/** Balance that people want paid out. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: rowId(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the client calls it, so that what is sent twice is held once. */
    clientId: uuid('client_id').notNull(),
    /** Whole yuan. */
    amount: integer('amount').notNull(),
    beforeBalance: integer('before_balance').notNull(),
    channel: text('channel', { enum: ['alipay', 'bank'] }).notNull(),
    channelName: text('channel_name').notNull(),
    channelAccount: text('channel_account').notNull(),
    /** Empty where the channel needs none: the bank. */
    channelAddress: text('channel_address').notNull().default(''),
    /** 0 waits, 5 paid, 3 refused and returned, 7 sent, and nobody knows whether it arrived. */
    status: smallint('status').$type<0 | 3 | 5 | 7>().notNull().default(0),
    /** What the school says of it. */
    remark: text('remark').notNull().default(''),
    decidedBy: reference('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('withdrawals_once').on(table.userId, table.clientId),
    index('withdrawals_user').on(table.userId, table.createdAt),
    index('withdrawals_decided_by').on(table.decidedBy),
    index('withdrawals_latest').on(table.createdAt, table.id),
    check('withdrawals_amount', sql`${table.amount} > 0`),
    check('withdrawals_status', sql`${table.status} in (0, 3, 5, 7)`),
  ],
);

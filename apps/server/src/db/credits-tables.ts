import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** Where credits can be. The school gives and takes them, what is promised for a problem lies in `bounty`. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: rowId(),
    kind: text('kind', { enum: ['school', 'bounty', 'person'] }).notNull(),
    /** Null for the school's own, and when the account of the person is gone. */
    userId: reference('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The sum of what came and went; below 0 only for the school, which all credits come from. */
    balance: integer('balance').notNull().default(0),
  },
  (table) => [
    check('credit_accounts_balance', sql`${table.kind} = 'school' or ${table.balance} >= 0`),
    check('credit_accounts_person', sql`${table.kind} = 'person' or ${table.userId} is null`),
  ],
);

/** Each move of credits from one account to another: what one loses, the other has. */
export const creditTransfers = pgTable(
  'credit_transfers',
  {
    id: rowId(),
    fromId: reference('from_id')
      .notNull()
      .references(() => creditAccounts.id),
    toId: reference('to_id')
      .notNull()
      .references(() => creditAccounts.id),
    amount: integer('amount').notNull(),
    /** Stored: never rename one. */
    reason: text('reason', {
      enum: [
        'register',
        'watched_video',
        'watched_course',
        'paid_order',
        'order_refunded',
        'invite',
        'bounty_asked',
        'bounty_accepted',
        'bounty_moved',
        'bounty_returned',
        'console',
      ],
    }).notNull(),
    /** What it was for; null for what has none. */
    resourceType: text('resource_type'),
    resourceId: reference('resource_id'),
    /** What those who gave it by hand say of it. */
    remark: text('remark').notNull().default(''),
    /** Names what is moved once: a second move of the same key is none. */
    key: text('key').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_transfers_from').on(table.fromId, table.createdAt, table.id),
    index('credit_transfers_to').on(table.toId, table.createdAt, table.id),
    index('credit_transfers_resource').on(table.resourceType, table.resourceId, table.id),
    check('credit_transfers_amount', sql`${table.amount} > 0`),
    check('credit_transfers_between', sql`${table.fromId} <> ${table.toId}`),
  ],
);

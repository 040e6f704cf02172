import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';
import { users } from './people-tables.ts';

export const follows = pgTable(
  'follows',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: reference('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.followedId] }),
    index('follows_latest').on(table.userId, table.createdAt, table.followedId),
    index('follows_followers').on(table.followedId, table.createdAt, table.userId),
    check('follows_another', sql`${table.userId} <> ${table.followedId}`),
  ],
);

/** Whose words a person does not want to see. */
export const blocks = pgTable(
  'blocks',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: reference('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
    check('blocks_another', sql`${table.userId} <> ${table.blockedId}`),
  ],
);

import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The first answer to each idempotency key of a person. Written in the same transaction as the work itself. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Method and path template of the call. */
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** sha256 of the checked input, so that a key that comes back with other content is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** Null only inside the transaction that does the work. */
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotent_answers_created_at').on(table.createdAt),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the running window ends and the count starts anew. */
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** Facts about this database itself: `demonstration` says whether the demonstration content was put in. */
export const serverMarks = pgTable('server_marks', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** What a person is told of. Stored: never rename one. */
const messageTypes = [
  'comment',
  'reply',
  'solution',
  'accepted',
  'doubt',
  'doubt_answer',
  'doubt_promise',
  'mention',
  'follow',
  'thumbs_up',
  'exam_marked',
  'order_paid',
  'refund',
  'balance',
  'grant_ending',
  'moderation',
  'school',
] as const;

/** What people are told. What happens again before it was read joins the message that stands. */
export const messages = pgTable(
  'messages',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: messageTypes }).notNull(),
    /** What it is about; null for a message of the school. */
    resourceType: text('resource_type'),
    resourceId: reference('resource_id'),
    /** The comment or post that is told of, as it may be hidden later; null where nothing was written. */
    causeType: text('cause_type', { enum: ['comment', 'solution', 'doubt_answer'] }),
    causeId: reference('cause_id'),
    /** Who did the latest of it; null for the school. */
    actorId: reference('actor_id'),
    /** How many did so since it was last read. */
    actorsCount: integer('actors_count').notNull().default(1),
    /** Names of the moment that its words need: title, excerpt, amounts. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull(),
    /** What joins: messages of one person under one key are one until it is read. */
    groupKey: text('group_key').notNull(),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    /** Of the latest that joined. */
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_unread_group')
      .on(table.userId, table.groupKey)
      .where(sql`read_at is null`),
    index('messages_latest').on(table.userId, table.happenedAt, table.id),
    index('messages_about').on(table.resourceType, table.resourceId),
    check('messages_actors_count', sql`${table.actorsCount} >= 1`),
    check('messages_cause', sql`(${table.causeType} is null) = (${table.causeId} is null)`),
  ],
);

/** Who is told by text message how much they have not read. Who has no row is not. */
export const messageDigests = pgTable(
  'message_digests',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    frequency: text('frequency', { enum: ['daily', 'weekly'] }).notNull(),
    /** When the next is to be sent. */
    dueAt: instant('due_at').notNull(),
    /** Of the last that was sent; null before the first. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('message_digests_due').on(table.dueAt),
    check('message_digests_frequency', sql`${table.frequency} in ('daily', 'weekly')`),
  ],
);

/** What a person does not want to be told. */
export const messageSettings = pgTable(
  'message_settings',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: messageTypes }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

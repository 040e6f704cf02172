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
  ],
);

/** What a person does not want to be told, or wants to hear by text message as well. */
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

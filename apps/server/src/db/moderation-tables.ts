import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** All that people post. Stored: never rename one. */
const postTypes = ['problem', 'solution', 'issue', 'doubt', 'doubt_answer'] as const;

/** What a post said before it was changed. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: rowId(),
    postType: text('post_type', { enum: [...postTypes, 'comment'] }).notNull(),
    postId: reference('post_id').notNull(),
    /** Empty where posts of the type have none. */
    title: text('title').notNull(),
    /** HTML, sanitised. */
    content: text('content').notNull(),
    /** When it was replaced. */
    createdAt: instant('created_at').notNull(),
    /** Hidden by a moderator, for what should not have been said in it. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [index('post_versions_post').on(table.postType, table.postId, table.createdAt, table.id)],
);

/** What people have reported of posts. */
export const postReports = pgTable(
  'post_reports',
  {
    id: rowId(),
    postType: text('post_type', { enum: postTypes }).notNull(),
    postId: reference('post_id').notNull(),
    userId: reference('user_id').notNull(),
    reason: text('reason', { enum: ['advertising', 'vulgar', 'illegal', 'attack', 'other'] }).notNull(),
    /** As typed. */
    words: text('words').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When and by whom all reports on the post were closed. */
    settledAt: instant('settled_at'),
    settledBy: reference('settled_by'),
    settlement: text('settlement', { enum: ['kept', 'hidden', 'deleted'] }),
  },
  (table) => [
    uniqueIndex('post_reports_once')
      .on(table.postType, table.postId, table.userId)
      .where(sql`settled_at is null`),
    index('post_reports_open')
      .on(table.createdAt, table.id)
      .where(sql`settled_at is null`),
    index('post_reports_of_user').on(table.userId, table.createdAt),
    check(
      'post_reports_settled',
      sql`(${table.settledAt} is null) = (${table.settlement} is null) and (${table.settledAt} is null) = (${table.settledBy} is null)`,
    ),
  ],
);

/** Words that put a post before a moderator. */
export const watchedWords = pgTable('watched_words', {
  id: rowId(),
  /** As typed by who added it. */
  word: text('word').notNull().unique(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Who was mentioned in which post: each is told once. */
export const postMentions = pgTable(
  'post_mentions',
  {
    postType: text('post_type', { enum: [...postTypes, 'comment'] }).notNull(),
    postId: reference('post_id').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Their name as the words have it; what they are called by now is theirs to say. */
    name: text('name').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postType, table.postId, table.userId] }),
    index('post_mentions_user').on(table.userId),
  ],
);

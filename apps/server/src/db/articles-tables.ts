import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

export const articleCategories = pgTable('article_categories', {
  id: rowId(),
  name: text('name').notNull().unique(),
  sort: integer('sort').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const articles = pgTable(
  'articles',
  {
    id: rowId(),
    /** Null for a draft that has none yet, and for a removed article whose category is gone. */
    categoryId: reference('category_id').references(() => articleCategories.id, { onDelete: 'set null' }),
    /** Null when the account is gone. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    thumb: text('thumb').notNull(),
    shortDescription: text('short_description').notNull(),
    /** What everybody reads: all of it when `paidContent` is empty. HTML that is closed by itself. */
    renderContent: text('render_content').notNull(),
    /** What follows for those who may read it all. HTML that is closed by itself, and never sent to anybody else. */
    paidContent: text('paid_content').notNull().default(''),
    /** Whole yuan; 0 for what everybody may read. */
    charge: integer('charge').notNull().default(0),
    /** Members read it all without buying it. */
    isVipFree: boolean('is_vip_free').notNull().default(false),
    /** Characters that are read in both parts, counted when the content is stored; the reading time comes from it. */
    characterCount: integer('character_count').notNull().default(0),
    viewTimes: bigint('view_times', { mode: 'number' }).notNull().default(0),
    /** Null for a draft. In the future: appears by itself when its time has come. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Removed in the console: nobody sees it, and what hangs on it stays for the case that it is brought back. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('articles_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null and deleted_at is null`),
    index('articles_newest_of_category')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`published_at is not null and deleted_at is null`),
    index('articles_most_read')
      .on(table.viewTimes, table.id)
      .where(sql`published_at is not null and deleted_at is null`),
    index('articles_newest_of_author').on(table.authorId, table.publishedAt, table.id),
    index('articles_latest_change')
      .on(table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    check('articles_charge', sql`${table.charge} >= 0`),
    check(
      'articles_published_in_a_category',
      sql`${table.publishedAt} is null or ${table.categoryId} is not null or ${table.deletedAt} is not null`,
    ),
  ],
);

/** Who has already been counted as a reader today. Rows of past days have no use and are deleted. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** A hash of the person or the network that reads. */
    reader: bytes('reader').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.day, table.reader] }),
    index('article_views_day').on(table.day),
  ],
);

/**
 * How often things of one kind have changed, raised by triggers within the transaction that changes them: who has read a revision and
 * finds it again may go on with what was worked out then, in any number of servers.
 */
export const revisions = pgTable('revisions', {
  /** `articles`: which there are and are not removed, of which category and date, and what the categories are. */
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

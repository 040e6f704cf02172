import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

export const articleCategories = pgTable('article_categories', {
  id: rowId(),
  name: text('name').notNull().unique(),
  sort: integer('sort').notNull().default(0),
  createdAt: createdAt(),
});

export const articles = pgTable(
  'articles',
  {
    id: rowId(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => articleCategories.id),
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
    characterCount: integer('character_count').notNull(),
    viewTimes: bigint('view_times', { mode: 'number' }).notNull().default(0),
    /** Null for a draft. In the future: appears by itself when its time has come. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('articles_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('articles_newest_of_category')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('articles_most_read')
      .on(table.viewTimes, table.id)
      .where(sql`published_at is not null`),
    index('articles_author').on(table.authorId),
    check('articles_charge', sql`${table.charge} >= 0`),
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
  /** `articles`: which there are, of which category and date, and what the categories are. */
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

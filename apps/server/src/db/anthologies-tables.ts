import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { articleCategories, articles } from './articles-tables.ts';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** Articles that are read one after the other, like the parts of a book. */
export const anthologies = pgTable(
  'anthologies',
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
    /** What it is, as HTML. */
    renderDescription: text('render_description').notNull().default(''),
    /** Whole yuan; 0 for what costs nothing, which says nothing of what its articles cost. */
    charge: integer('charge').notNull().default(0),
    /** Members read all of what is sold here without buying it. */
    isVipFree: boolean('is_vip_free').notNull().default(false),
    /** Null for a draft. In the future: appears by itself when its time has come. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('anthologies_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('anthologies_newest_of_category')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('anthologies_author').on(table.authorId),
    check('anthologies_charge', sql`${table.charge} >= 0`),
  ],
);

export const anthologyChapters = pgTable(
  'anthology_chapters',
  {
    id: rowId(),
    anthologyId: reference('anthology_id')
      .notNull()
      .references(() => anthologies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    // What an article of an anthology refers to: a chapter of the same one.
    unique('anthology_chapters_own').on(table.anthologyId, table.id),
  ],
);

/** Which articles an anthology has, in which order. An article may be part of several. */
export const anthologyArticles = pgTable(
  'anthology_articles',
  {
    anthologyId: reference('anthology_id')
      .notNull()
      .references(() => anthologies.id, { onDelete: 'cascade' }),
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Null for what stands before the first chapter. */
    chapterId: reference('chapter_id'),
    /** Among those of its chapter. */
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.anthologyId, table.articleId] }),
    index('anthology_articles_article').on(table.articleId),
    index('anthology_articles_chapter').on(table.anthologyId, table.chapterId),
    // A chapter does not go while something stands in it: who has bought the anthology would lose that.
    foreignKey({
      name: 'anthology_articles_chapter_fk',
      columns: [table.anthologyId, table.chapterId],
      foreignColumns: [anthologyChapters.anthologyId, anthologyChapters.id],
    }),
  ],
);

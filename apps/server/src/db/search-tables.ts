import { sql } from 'drizzle-orm';
import { customType, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be found: a copy of each published thing's words. Its own module keeps the copy up to date. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: rowId(),
    resourceType: text('resource_type').notNull(),
    resourceId: reference('resource_id').notNull(),
    title: text('title').notNull(),
    thumb: text('thumb').notNull(),
    description: text('description').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    /** Names of its category, teacher and tags, one a line. */
    labels: text('labels').notNull().default(''),
    /** Made by `modules/search/tokens.ts`, never by PostgreSQL's own parsers: those split Chinese by locale. */
    tokens: tsvector('tokens').notNull(),
    /** `tokenVersion` of the code that made them. Documents of an earlier one are made anew. */
    tokenVersion: smallint('token_version').notNull().default(1),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    unique('search_documents_resource').on(table.resourceType, table.resourceId),
    index('search_documents_tokens').using('gin', table.tokens),
    index('search_documents_newest').on(table.publishedAt, table.id),
  ],
);

/** The last keywords of each person. */
export const searchKeywords = pgTable(
  'search_keywords',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    usedAt: instant('used_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('search_keywords_name').on(table.userId, table.name),
    index('search_keywords_latest').on(table.userId, table.usedAt),
  ],
);

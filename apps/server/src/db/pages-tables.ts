import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, rowId } from './columns.ts';

/** Pages of the school: of itself, agreements, and further ones. One row for each that was written. */
export const pages = pgTable(
  'pages',
  {
    id: rowId(),
    /** Unique name: one that the product knows, or the last part of the address of a further page. */
    name: text('name').notNull().unique(),
    title: text('title').notNull(),
    /** HTML that is closed by itself. */
    content: text('content').notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('pages_name', sql`${table.name} ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$'`)],
);

/** What visitors have sent by the forms of pages. */
export const applications = pgTable(
  'applications',
  {
    id: rowId(),
    page: text('page', { enum: ['collaborate', 'recruit'] }).notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    about: text('about').notNull(),
    status: text('status', { enum: ['new', 'handled'] })
      .notNull()
      .default('new'),
    /** For who looks after them. */
    remark: text('remark').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Removed in the console. A day later it is gone: it says how somebody can be reached. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('applications_newest')
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('applications_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    check('applications_page', sql`${table.page} in ('collaborate', 'recruit')`),
    check('applications_status', sql`${table.status} in ('new', 'handled')`),
  ],
);

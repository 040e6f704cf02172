import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, rowId } from './columns.ts';

/** What the school says of itself: one row for each page that was written. */
export const pages = pgTable(
  'pages',
  {
    id: rowId(),
    name: text('name', { enum: ['aboutUs', 'collaborate', 'recruit'] })
      .notNull()
      .unique(),
    title: text('title').notNull(),
    /** HTML that is closed by itself. */
    content: text('content').notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('pages_name', sql`${table.name} in ('aboutUs', 'collaborate', 'recruit')`)],
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

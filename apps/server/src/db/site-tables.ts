import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { articleCategories } from './articles-tables.ts';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courseCategories } from './courses-tables.ts';

/** What the operator has set. A key without a row has the default that `modules/config` gives it. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** One row that stands for all settings together: what a change of them locks, and when the last one was. */
export const settingSheets = pgTable('setting_sheets', {
  id: rowId(),
  name: text('name').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const navItems = pgTable(
  'nav_items',
  {
    id: rowId(),
    parentId: reference('parent_id').references((): AnyPgColumn => navItems.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    sort: integer('sort').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('nav_items_parent').on(table.parentId)],
);

export const homeSliders = pgTable(
  'home_sliders',
  {
    id: rowId(),
    thumb: text('thumb').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    url: text('url').notNull(),
    sort: integer('sort').notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
    /** Null: at once. */
    startsAt: instant('starts_at'),
    /** Null: until it is taken away. */
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('home_sliders_time', sql`${table.endsAt} > ${table.startsAt}`)],
);

export const announcements = pgTable('announcements', {
  id: rowId(),
  title: text('title').notNull(),
  /** HTML that is closed by itself. */
  content: text('content').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What a block of home lists, and how that is chosen. Stored: never rename one. */
const blockSigns = ['article', 'course', 'video', 'combo', 'anthology', 'teacher'] as const;
const blockOrders = ['newest', 'most-read', 'popular', 'recommended', 'by-hand'] as const;

export const homeBlocks = pgTable(
  'home_blocks',
  {
    id: rowId(),
    sign: text('sign', { enum: blockSigns }).notNull().default('article'),
    title: text('title').notNull(),
    moreUrl: text('more_url'),
    /** Which articles or anthologies are in the list; null for all. */
    categoryId: reference('category_id').references(() => articleCategories.id, { onDelete: 'cascade' }),
    /** Which courses, videos or columns are in it; null for all. */
    courseCategoryId: reference('course_category_id').references(() => courseCategories.id, {
      onDelete: 'cascade',
    }),
    itemOrder: text('item_order', { enum: blockOrders }).notNull().default('newest'),
    /** What was chosen by hand, in its order. What has gone since is left out. */
    itemIds: reference('item_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    size: integer('size').notNull().default(4),
    sort: integer('sort').notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('home_blocks_category').on(table.categoryId),
    index('home_blocks_course_category').on(table.courseCategoryId),
  ],
);

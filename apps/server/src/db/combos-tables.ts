import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courseCategories, teachers } from './courses-tables.ts';
import { users } from './people-tables.ts';

/** Columns: courses, videos and articles in chapters, sold as one. */
export const combos = pgTable(
  'combos',
  {
    id: rowId(),
    /** Whose work it is; nobody's when the account is gone. */
    ownerId: reference('owner_id').references(() => users.id, { onDelete: 'set null' }),
    categoryId: reference('category_id')
      .notNull()
      .references(() => courseCategories.id),
    teacherId: reference('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    thumb: text('thumb').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    /** What it is, as HTML. */
    renderDescription: text('render_description').notNull().default(''),
    /** Whole yuan; 0 for what costs nothing. */
    charge: integer('charge').notNull().default(0),
    /** What it would cost otherwise, in whole yuan; 0 where nothing is struck out. */
    originalCharge: integer('original_charge').notNull().default(0),
    /** Members have it without buying it. */
    isVipFree: boolean('is_vip_free').notNull().default(false),
    /** How many have bought it. */
    userCount: integer('user_count').notNull().default(0),
    /** Null for a draft. In the future: appears by itself when its time has come. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('combos_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('combos_newest_of_category')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('combos_popular')
      .on(table.userCount, table.id)
      .where(sql`published_at is not null`),
    index('combos_cheapest')
      .on(table.charge, table.id.desc().nullsFirst())
      .where(sql`published_at is not null`),
    index('combos_teacher').on(table.teacherId),
    index('combos_owner').on(table.ownerId),
    check('combos_charge', sql`${table.charge} >= 0 and ${table.originalCharge} >= 0`),
    check('combos_user_count', sql`${table.userCount} >= 0`),
  ],
);

export const comboChapters = pgTable(
  'combo_chapters',
  {
    id: rowId(),
    comboId: reference('combo_id')
      .notNull()
      .references(() => combos.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [unique('combo_chapters_own').on(table.comboId, table.id)],
);

/** What may stand in a column. Stored: never rename one. */
const comboItemTypes = ['course', 'video', 'article'] as const;

/** What stands in a column: named by type and id, as grants name goods. */
export const comboItems = pgTable(
  'combo_items',
  {
    id: rowId(),
    comboId: reference('combo_id')
      .notNull()
      .references(() => combos.id, { onDelete: 'cascade' }),
    /** Null for what stands before the first chapter. */
    chapterId: reference('chapter_id'),
    resourceType: text('resource_type', { enum: comboItemTypes }).notNull(),
    resourceId: reference('resource_id').notNull(),
    /** Among those of its chapter. */
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    index('combo_items_chapter').on(table.comboId, table.chapterId),
    index('combo_items_resource').on(table.resourceType, table.resourceId),
    unique('combo_items_once').on(table.comboId, table.resourceType, table.resourceId),
    foreignKey({
      name: 'combo_items_chapter_fk',
      columns: [table.comboId, table.chapterId],
      foreignColumns: [comboChapters.comboId, comboChapters.id],
    }),
    check('combo_items_type', sql`${table.resourceType} in ('course', 'video', 'article')`),
  ],
);

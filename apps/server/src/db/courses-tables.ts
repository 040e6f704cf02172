import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** The categories of courses, in two levels. */
export const courseCategories = pgTable(
  'course_categories',
  {
    id: rowId(),
    /** Null at the top. */
    parentId: reference('parent_id').references((): AnyPgColumn => courseCategories.id, {
      onDelete: 'cascade',
    }),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('course_categories_parent').on(table.parentId),
    check('course_categories_own', sql`${table.parentId} <> ${table.id}`),
  ],
);

/** Who teaches courses, as the school presents them. */
export const teachers = pgTable('teachers', {
  id: rowId(),
  /** The account that owns what is taught; null for who has none. */
  userId: reference('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  /** Address of a picture; empty when there is none. */
  avatar: text('avatar').notNull().default(''),
  /** What they are, in a few words. */
  title: text('title').notNull().default(''),
  shortDescription: text('short_description').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What people work as, or want to: courses lead there. */
export const professions = pgTable('professions', {
  id: rowId(),
  name: text('name').notNull().unique(),
  /** Address of a picture; empty when there is none. */
  thumb: text('thumb').notNull().default(''),
  shortDescription: text('short_description').notNull().default(''),
  sort: integer('sort').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const courses = pgTable(
  'courses',
  {
    id: rowId(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => courseCategories.id),
    teacherId: reference('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    thumb: text('thumb').notNull(),
    shortDescription: text('short_description').notNull(),
    /** What it is, as HTML. */
    renderDescription: text('render_description').notNull().default(''),
    /** 1 for beginners, 2 elementary, 3 intermediate, 4 advanced. */
    level: smallint('level').$type<1 | 2 | 3 | 4>().notNull().default(1),
    /** Whole yuan; 0 for what costs nothing. */
    charge: integer('charge').notNull().default(0),
    /** Members have it without buying it. */
    isVipFree: boolean('is_vip_free').notNull().default(false),
    /** How many have bought it. */
    userCount: integer('user_count').notNull().default(0),
    /** What it leads to; null for none. */
    professionId: reference('profession_id').references(() => professions.id, { onDelete: 'set null' }),
    /** What one can do afterwards, in short sentences. */
    outcomes: text('outcomes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Days that who buys it has it; null for ever. */
    studyDays: integer('study_days'),
    isRecommended: boolean('is_recommended').notNull().default(false),
    /** It is not sold from then on; null for always. Who has it keeps it. */
    soldUntil: instant('sold_until'),
    /** Null for a draft. In the future: appears by itself when its time has come. */
    publishedAt: instant('published_at'),
    /** Fields as they shall be once they are published, as the console's contract has them; null for none. */
    revision: jsonb('revision').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('courses_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('courses_newest_of_category')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('courses_popular')
      .on(table.userCount, table.id)
      .where(sql`published_at is not null`),
    index('courses_recommended')
      .on(table.isRecommended, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('courses_cheapest')
      .on(table.charge, table.id.desc().nullsFirst())
      .where(sql`published_at is not null`),
    index('courses_teacher').on(table.teacherId),
    check('courses_level', sql`${table.level} between 1 and 4`),
    check('courses_charge', sql`${table.charge} >= 0`),
    index('courses_profession').on(table.professionId),
    check('courses_user_count', sql`${table.userCount} >= 0`),
    check('courses_study_days', sql`${table.studyDays} > 0`),
  ],
);

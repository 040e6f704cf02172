import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';
import { videos } from './videos-tables.ts';

/** Of papers and questions alike, on two levels. */
export const examCategories = pgTable(
  'exam_categories',
  {
    id: rowId(),
    /** Null for one of the first level. */
    parentId: reference('parent_id').references((): AnyPgColumn => examCategories.id),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('exam_categories_parent').on(table.parentId)],
);

/** What learners see of a question apart from what makes it right, so that the one is never read with the other by mistake. */
export const questionColumns = () => ({
  /** 1 single, 2 multiple, 3 blank, 4 essay, 5 judge, 6 group, 7 ordering. */
  type: smallint('type').notNull(),
  /** Tenths of a point. */
  score: integer('score').notNull(),
  /** Stem, options and parts, as the contract sends them. */
  shown: jsonb('shown').$type<Record<string, unknown>>().notNull(),
  /** What grading goes by. */
  key: jsonb('key').$type<Record<string, unknown>>().notNull(),
  /** Answers and explanations, as the contract sends them: they join `shown` when the attempt is over. */
  revealed: jsonb('revealed').$type<Record<string, unknown>>().notNull(),
});

const asked = questionColumns();

export const questions = pgTable(
  'questions',
  {
    id: rowId(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => examCategories.id),
    /** Null when the account is gone. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** 1 easy, 2 medium, 3 hard, 4 very hard. */
    level: smallint('level').notNull().default(1),
    /** The stem as plain text, by which the console finds it and its log calls it. */
    title: text('title').notNull().default(''),
    /** By what an essay is marked: HTML that only those who mark see. */
    rubric: text('rubric').notNull().default(''),
    /** The lesson that teaches it, and from which second; null where none is named. */
    videoId: reference('video_id').references(() => videos.id, { onDelete: 'set null' }),
    videoSecond: integer('video_second'),
    // The console adds a row first and writes what is asked right after it.
    type: asked.type.default(1),
    score: asked.score.default(0),
    shown: asked.shown.default({}),
    key: asked.key.default({}),
    revealed: asked.revealed.default({}),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('questions_category').on(table.categoryId, table.type),
    index('questions_newest').on(table.createdAt, table.id),
    index('questions_author').on(table.authorId),
    index('questions_video').on(table.videoId),
    check('questions_type', sql`${table.type} between 1 and 7`),
    check('questions_level', sql`${table.level} between 1 and 4`),
    check('questions_video_second', sql`${table.videoSecond} is null or ${table.videoSecond} >= 0`),
    check('questions_score', sql`${table.score} >= 0`),
  ],
);

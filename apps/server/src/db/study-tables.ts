import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { articles } from './articles-tables.ts';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courseLessons } from './course-lessons-tables.ts';
import { courses } from './courses-tables.ts';
import { users } from './people-tables.ts';

/** How far each person has read what they have begun. */
export const studyRecords = pgTable(
  'study_records',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Where they are, in whole per cent of the text. */
    place: smallint('place').notNull(),
    /** The furthest place that they have been at. */
    progress: smallint('progress').notNull(),
    studiedAt: instant('studied_at').notNull(),
    /** When it was taken out of the history; back in it by what was studied after that. */
    historyRemovedAt: instant('history_removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index('study_records_latest').on(table.userId, table.studiedAt, table.articleId),
    index('study_records_begun').on(table.createdAt),
    index('study_records_article').on(table.articleId),
    check('study_records_place', sql`${table.place} between 0 and ${table.progress}`),
    check('study_records_progress', sql`${table.progress} <= 100`),
  ],
);

/** How far each user has read the text lessons that they have begun. */
export const lessonRecords = pgTable(
  'lesson_records',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: reference('lesson_id')
      .notNull()
      .references(() => courseLessons.id, { onDelete: 'cascade' }),
    /** Current position, in whole per cent of the text. */
    place: smallint('place').notNull(),
    /** Furthest position, in whole per cent of the text. */
    progress: smallint('progress').notNull(),
    studiedAt: instant('studied_at').notNull(),
    /** When all of it had been read for the first time; null before that. */
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_records_lesson').on(table.lessonId),
    check('lesson_records_place', sql`${table.place} between 0 and ${table.progress}`),
    check('lesson_records_progress', sql`${table.progress} <= 100`),
    check('lesson_records_finished', sql`(${table.progress} = 100) = (${table.finishedAt} is not null)`),
  ],
);

/** When each person had studied all of a course for the first time; lessons that are added later leave it as it is. */
export const courseCompletions = pgTable(
  'course_completions',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: reference('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    finishedAt: instant('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_completions_course').on(table.courseId),
  ],
);

/** How long each person has studied on each day of the school's calendar. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('study_days_seconds', sql`${table.seconds} >= 0`),
  ],
);

/** What a person sorts their favourites into. */
export const favoriteFolders = pgTable(
  'favorite_folders',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('favorite_folders_name').on(table.userId, table.name)],
);

/** What may be set aside. Stored: never rename one. */
const favoriteTypes = ['article', 'course', 'anthology', 'paper', 'video', 'combo'] as const;

/** What people have set aside. A row outlives what it names. */
export const favorites = pgTable(
  'favorites',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resourceType: text('resource_type', { enum: favoriteTypes }).notNull(),
    resourceId: reference('resource_id').notNull(),
    /** Null for what was put into none. What is in a folder stays when that goes. */
    folderId: reference('folder_id').references(() => favoriteFolders.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resourceType, table.resourceId] }),
    index('favorites_latest').on(table.userId, table.resourceType, table.createdAt, table.resourceId),
    index('favorites_folder').on(table.folderId, table.createdAt),
  ],
);

/** What may be given a thumbs-up. Stored: never rename one. */
const thumbedTypes = [
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'note',
  'problem',
  'solution',
  'issue',
  'doubt',
] as const;

/** Who likes what. A row outlives what it names. */
export const thumbsUps = pgTable(
  'thumbs_ups',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resourceType: text('resource_type', { enum: thumbedTypes }).notNull(),
    resourceId: reference('resource_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resourceType, table.resourceId] }),
    index('thumbs_ups_resource').on(table.resourceType, table.resourceId),
  ],
);

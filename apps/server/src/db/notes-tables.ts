import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courses } from './courses-tables.ts';
import { users } from './people-tables.ts';
import { videos } from './videos-tables.ts';

/** What a note may hang on. Stored: never rename one. */
const notedTypes = ['video', 'article'] as const;

/** What people write down while they study, and what they write down by itself. */
export const notes = pgTable(
  'notes',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is about; null for a note that stands by itself. It outlives that. */
    resourceType: text('resource_type', { enum: notedTypes }),
    resourceId: reference('resource_id'),
    /** The moment of a video in whole seconds; null for the whole. */
    second: integer('second'),
    /** The paragraph of an article, counted from 0; null for the whole. */
    paragraph: integer('paragraph'),
    /** The course in which it was written. */
    courseId: reference('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** Empty where its first words have to do. */
    title: text('title').notNull().default(''),
    /** HTML, sanitised. */
    content: text('content').notNull(),
    /** Its first words, for lists. */
    excerpt: text('excerpt').notNull(),
    /** Others may read it. */
    isPublic: boolean('is_public').notNull().default(false),
    thumbsUpCount: integer('thumbs_up_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('notes_newest_of_user').on(table.userId, table.createdAt, table.id),
    index('notes_of_user_on_resource').on(table.userId, table.resourceType, table.resourceId),
    index('notes_newest_of_resource')
      .on(table.resourceType, table.resourceId, table.createdAt, table.id)
      .where(sql`is_public`),
    index('notes_liked_of_resource')
      .on(table.resourceType, table.resourceId, table.thumbsUpCount, table.id)
      .where(sql`is_public`),
    index('notes_newest_of_course')
      .on(table.courseId, table.createdAt, table.id)
      .where(sql`is_public`),
    index('notes_liked_of_course')
      .on(table.courseId, table.thumbsUpCount, table.id)
      .where(sql`is_public`),
    index('notes_course').on(table.courseId),
    check('notes_resource', sql`(${table.resourceType} is null) = (${table.resourceId} is null)`),
    check(
      'notes_second',
      sql`${table.second} is null or (${table.resourceType} = 'video' and ${table.second} >= 0)`,
    ),
    check(
      'notes_paragraph',
      sql`${table.paragraph} is null or (${table.resourceType} = 'article' and ${table.paragraph} >= 0)`,
    ),
    check('notes_thumbs_up_count', sql`${table.thumbsUpCount} >= 0`),
  ],
);

/** Moments of videos that people have marked as not understood. */
export const confusedVideos = pgTable(
  'confused_videos',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: reference('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    second: integer('second').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId, table.second] }),
    index('confused_videos_video').on(table.videoId, table.second),
    check('confused_videos_second', sql`${table.second} >= 0`),
  ],
);

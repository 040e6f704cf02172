import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { articles } from './articles-tables.ts';
import { instant, reference, rowId } from './columns.ts';
import { courses } from './courses-tables.ts';
import { papers } from './exams-tables.ts';
import { mediaFiles } from './media-tables.ts';
import { videos } from './videos-tables.ts';

export const courseChapters = pgTable(
  'course_chapters',
  {
    id: rowId(),
    courseId: reference('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    // What a lesson refers to: a chapter of the same course.
    unique('course_chapters_own').on(table.courseId, table.id),
  ],
);

/** A lesson's kinds. Stored: never rename one. */
const lessonKinds = ['video', 'text', 'article', 'exam', 'homework', 'attachment', 'live'] as const;

export const courseLessons = pgTable(
  'course_lessons',
  {
    id: rowId(),
    courseId: reference('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Null for what stands before the first chapter. */
    chapterId: reference('chapter_id'),
    kind: text('kind', { enum: lessonKinds }).notNull(),
    title: text('title').notNull(),
    /** Among those of its chapter. */
    sort: integer('sort').notNull().default(0),
    /** Everybody may take it. Of an article its own price says so. */
    isFree: boolean('is_free').notNull().default(false),
    /** Seconds; 0 where there is nothing to play. */
    duration: integer('duration').notNull().default(0),
    /** What an article lesson is; goes with the article. */
    articleId: reference('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    /** What a video lesson plays; null while nothing has been chosen. A video that is a lesson does not go. */
    videoId: reference('video_id').references(() => videos.id),
    /** Sanitised HTML of a text lesson; empty for the other kinds. */
    content: text('content').notNull().default(''),
    /** Characters of the text that `content` shows. */
    characterCount: integer('character_count').notNull().default(0),
    /** Paper of a test or of homework; null while none has been chosen. Deleting it is refused. */
    paperId: reference('paper_id').references(() => papers.id),
    /** The file of the library that an attachment lesson hands out; null while none has been chosen. */
    mediaId: reference('media_id').references(() => mediaFiles.id),
    /** When a live lesson begins. */
    startsAt: instant('starts_at'),
    /** Where a live lesson takes place; empty while that is not known. */
    liveUrl: text('live_url').notNull().default(''),
  },
  (table) => [
    index('course_lessons_course').on(table.courseId),
    index('course_lessons_article').on(table.articleId),
    index('course_lessons_video').on(table.videoId),
    index('course_lessons_chapter').on(table.courseId, table.chapterId),
    unique('course_lessons_article_once').on(table.courseId, table.articleId),
    // A chapter does not go while something stands in it: who has bought the course would lose that.
    foreignKey({
      name: 'course_lessons_chapter_fk',
      columns: [table.courseId, table.chapterId],
      foreignColumns: [courseChapters.courseId, courseChapters.id],
    }),
    check('course_lessons_article', sql`(${table.kind} = 'article') = (${table.articleId} is not null)`),
    check('course_lessons_video', sql`${table.kind} = 'video' or ${table.videoId} is null`),
    check('course_lessons_article_free', sql`${table.kind} <> 'article' or not ${table.isFree}`),
    check('course_lessons_live', sql`(${table.kind} = 'live') = (${table.startsAt} is not null)`),
    index('course_lessons_media').on(table.mediaId),
    check('course_lessons_media', sql`${table.kind} = 'attachment' or ${table.mediaId} is null`),
    index('course_lessons_paper').on(table.paperId),
    check('course_lessons_text', sql`${table.kind} = 'text' or ${table.content} = ''`),
    check('course_lessons_paper', sql`${table.kind} in ('exam', 'homework') or ${table.paperId} is null`),
    check('course_lessons_characters', sql`${table.characterCount} >= 0`),
    check('course_lessons_live_url', sql`${table.kind} = 'live' or ${table.liveUrl} = ''`),
    check('course_lessons_duration', sql`${table.duration} >= 0`),
  ],
);

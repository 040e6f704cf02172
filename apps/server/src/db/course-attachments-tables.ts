import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courses } from './courses-tables.ts';
import { mediaFiles } from './media-tables.ts';

/** Files that come with a course. */
export const courseAttachments = pgTable(
  'course_attachments',
  {
    id: rowId(),
    courseId: reference('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** A file of the library; while it is attached it does not go. */
    mediaId: reference('media_id')
      .notNull()
      .references(() => mediaFiles.id),
    /** What readers see; what it is downloaded as is the file's own name. */
    name: text('name').notNull(),
    /** Only who has the course may have it; otherwise whoever is signed in. */
    onlyBuyer: boolean('only_buyer').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    downloadTimes: integer('download_times').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('course_attachments_course').on(table.courseId, table.sort),
    index('course_attachments_media').on(table.mediaId),
    check('course_attachments_download_times', sql`${table.downloadTimes} >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

export const recordCategories = pgTable(
  'record_categories',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null at the top. */
    parentId: reference('parent_id').references((): AnyPgColumn => recordCategories.id, {
      onDelete: 'cascade',
    }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('record_categories_name').on(table.userId, table.parentId, table.name).nullsNotDistinct(),
    index('record_categories_parent').on(table.parentId),
  ],
);

/**
 * Who was given credentials to upload what, until the video is gone. People's ids carry no foreign key on purpose: what a
 * closed account has left behind is found by them, and goes from the cloud too.
 */
export const videoUploads = pgTable(
  'video_uploads',
  {
    /** The cloud's. */
    videoId: text('video_id').primaryKey(),
    userId: reference('user_id').notNull(),
    /** As the person has said before, as the cloud has said afterwards; null while neither has. */
    bytes: reference('bytes'),
    /** Its first picture was uploaded and looked at. Never for what a cloud draws itself. */
    hasPicture: boolean('has_picture').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('video_uploads_user').on(table.userId),
    index('video_uploads_created_at').on(table.createdAt),
  ],
);

export const videoRecords = pgTable(
  'video_records',
  {
    /** Random below 2^53, since it opens what is shared. */
    id: reference('id').primaryKey(),
    userId: reference('user_id').notNull(),
    videoId: text('video_id')
      .notNull()
      .unique()
      .references(() => videoUploads.videoId),
    categoryId: reference('category_id').references(() => recordCategories.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    /** Seconds. */
    duration: doublePrecision('duration').notNull(),
    /** False while the cloud has not said the length: then it is what the player has said. */
    isMeasured: boolean('is_measured').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('video_records_newest').on(table.userId, table.createdAt, table.id),
    index('video_records_category').on(table.categoryId),
    check('video_records_id', sql`${table.id} between 1 and 9007199254740991`),
    check('video_records_duration', sql`${table.duration} >= 0`),
  ],
);

/** Videos that the cloud has still to forget. Written together with what takes them out of the library. */
export const videoRemovals = pgTable('video_removals', {
  videoId: text('video_id').primaryKey(),
  /** Since when, and when it was last tried. */
  createdAt: instant('created_at').notNull(),
  triedAt: instant('tried_at').notNull(),
});

/** What the local video cloud has given credentials for. Empty where a real one does. */
export const localVideos = pgTable(
  'local_videos',
  {
    videoId: text('video_id').primaryKey(),
    userId: reference('user_id').notNull(),
    /** All that the store takes in of it. */
    maxBytes: reference('max_bytes').notNull(),
    contentType: text('content_type').notNull(),
    /** What was found in the file; null while nobody has looked. A file that is there never changes. */
    seconds: doublePrecision('seconds'),
    mimeType: text('mime_type'),
    /** Pixels as it is shown; null also where they were not looked for. */
    width: integer('width'),
    height: integer('height'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('local_videos_created_at').on(table.createdAt)],
);

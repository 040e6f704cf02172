import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { courseCategories, teachers } from './courses-tables.ts';
import { mediaFiles } from './media-tables.ts';
import { users } from './people-tables.ts';

/** Videos: alone in their list, or as lessons of courses and parts of columns. */
export const videos = pgTable(
  'videos',
  {
    id: rowId(),
    /** Whose work it is; nobody's when the account is gone. */
    ownerId: reference('owner_id').references(() => users.id, { onDelete: 'set null' }),
    categoryId: reference('category_id')
      .notNull()
      .references(() => courseCategories.id),
    teacherId: reference('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    /** What plays. Null while nothing has been uploaded. */
    mediaId: reference('media_id').references(() => mediaFiles.id),
    title: text('title').notNull(),
    thumb: text('thumb').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    /** What it is, as HTML. */
    renderDescription: text('render_description').notNull().default(''),
    /** Seconds, as they were found in the file; 0 while they are not known. */
    duration: integer('duration').notNull().default(0),
    /** Whole yuan; 0 for what costs nothing. Null: it is not sold alone, only as part of something. */
    charge: integer('charge'),
    /** Members have it without buying it. */
    isVipFree: boolean('is_vip_free').notNull().default(false),
    /** Seconds from its beginning that everybody may watch. */
    freeSeconds: integer('free_seconds').notNull().default(0),
    /** Neither dragging nor speed until it was watched. */
    banDrag: boolean('ban_drag').notNull().default(false),
    viewNum: integer('view_num').notNull().default(0),
    /** How many have bought it. */
    userCount: integer('user_count').notNull().default(0),
    /** When it appears in the list of videos; null for what is only a part of something, and for a draft. */
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('videos_newest')
      .on(table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('videos_newest_of_category')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('videos_popular')
      .on(table.userCount, table.id)
      .where(sql`published_at is not null`),
    index('videos_cheapest')
      .on(table.charge, table.id.desc().nullsFirst())
      .where(sql`published_at is not null`),
    index('videos_teacher').on(table.teacherId),
    index('videos_owner').on(table.ownerId),
    index('videos_media').on(table.mediaId),
    check('videos_charge', sql`${table.charge} >= 0`),
    check('videos_duration', sql`${table.duration} >= 0`),
    check('videos_free_seconds', sql`${table.freeSeconds} >= 0`),
    check('videos_counts', sql`${table.viewNum} >= 0 and ${table.userCount} >= 0`),
    // What stands in the list is free or has a price.
    check('videos_listed', sql`${table.publishedAt} is null or ${table.charge} is not null`),
  ],
);

/** The captions of videos; a transcript is drawn from them. */
export const videoCaptions = pgTable(
  'video_captions',
  {
    id: rowId(),
    videoId: reference('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** As BCP 47 has it: zh-CN, en. */
    language: text('language').notNull(),
    /** What the menu calls it. */
    label: text('label').notNull(),
    /** WebVTT in UTF-8, whatever was uploaded. */
    vtt: text('vtt').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('video_captions_language').on(table.videoId, table.language)],
);

/** How far each person has watched what they have begun. */
export const videoProgress = pgTable(
  'video_progress',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: reference('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Seconds: where they are. */
    position: doublePrecision('position').notNull(),
    /** Seconds that were played, each counted once. */
    watchSeconds: doublePrecision('watch_seconds').notNull(),
    /** When it was watched to its end; it stays so. */
    watchedAt: instant('watched_at'),
    studiedAt: instant('studied_at').notNull(),
    /** When it was taken out of the history; back in it by what was watched after that. */
    historyRemovedAt: instant('history_removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('video_progress_latest').on(table.userId, table.studiedAt, table.videoId),
    index('video_progress_video').on(table.videoId),
    check('video_progress_seconds', sql`${table.position} >= 0 and ${table.watchSeconds} >= 0`),
  ],
);

/** When each person was first given a video to play: nobody has watched more of it than there was time for since then. */
export const videoStarts = pgTable(
  'video_starts',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: reference('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('video_starts_video').on(table.videoId),
  ],
);

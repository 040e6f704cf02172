import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** What the media library is sorted into. A folder goes only when nothing stands in it. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: rowId(),
    /** Null at the top. */
    parentId: reference('parent_id').references((): AnyPgColumn => mediaFolders.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('media_folders_name').on(table.parentId, table.name).nullsNotDistinct(),
    index('media_folders_parent').on(table.parentId),
    check('media_folders_own', sql`${table.parentId} <> ${table.id}`),
  ],
);

/** Kinds of files. Stored: never rename one. */
const mediaKinds = ['picture', 'video', 'file'] as const;

/** How far a video is: nothing has come, it is being looked at, it plays, or it can't. Stored: never rename one. */
const mediaStates = ['none', 'running', 'ready', 'failed'] as const;

/** Files of the media library: what articles, courses and pages show and hand out. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: rowId(),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    /** Who has uploaded it; nobody's when the account is gone. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    folderId: reference('folder_id').references(() => mediaFolders.id),
    title: text('title').notNull(),
    /** End of the public address of a picture or a sound. It stays when the file is replaced. */
    slug: text('slug').notNull().default(''),
    /** As it was uploaded: what it is downloaded as. Never part of a path. */
    fileName: text('file_name').notNull(),
    /** By what its bytes are, whatever its name says. */
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Pixels; null where they are not known. */
    width: integer('width'),
    height: integer('height'),
    /** Seconds; null for what does not play. */
    duration: doublePrecision('duration'),
    /** The cloud's, of a video. */
    videoId: text('video_id'),
    /** Where the bytes of a picture or file lie, a new place for each replacement. */
    storageKey: text('storage_key'),
    /** sha256 of the bytes in hexadecimal: the ETag of all widths. Null for what was uploaded in parts. */
    digest: text('digest'),
    status: text('status', { enum: mediaStates }).notNull(),
    /** Why it can't be played, as the contract names it. */
    failure: text('failure'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** What still shows it goes on to do so for as long as it can be brought back. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('media_files_newest').on(table.kind, table.createdAt, table.id),
    index('media_files_folder').on(table.folderId),
    index('media_files_user').on(table.userId),
    index('media_files_video').on(table.videoId),
    check('media_files_kind', sql`${table.kind} in ('picture', 'video', 'file')`),
    check('media_files_status', sql`${table.status} in ('none', 'running', 'ready', 'failed')`),
    check('media_files_stored', sql`(${table.kind} = 'video') = (${table.storageKey} is null)`),
    check('media_files_video_id', sql`(${table.kind} = 'video') = (${table.videoId} is not null)`),
    check('media_files_failure', sql`(${table.status} = 'failed') = (${table.failure} is not null)`),
  ],
);

/** A film of the library in a further, smaller quality. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    mediaId: reference('media_id')
      .notNull()
      .references(() => mediaFiles.id, { onDelete: 'cascade' }),
    /** Pixels, which name the quality. */
    height: integer('height').notNull(),
    /** The cloud's. */
    videoId: text('video_id').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.height] }),
    index('media_renditions_video').on(table.videoId),
    check('media_renditions_size', sql`${table.height} > 0 and ${table.bytes} > 0`),
  ],
);

/** Where a file is used: kept up with each change of what uses it. */
export const mediaUses = pgTable(
  'media_uses',
  {
    mediaId: reference('media_id')
      .notNull()
      .references(() => mediaFiles.id, { onDelete: 'cascade' }),
    /** As the console's log names it. */
    entity: text('entity').notNull(),
    entityId: reference('entity_id').notNull(),
    /** What that is called. */
    title: text('title').notNull().default(''),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.entity, table.entityId] }),
    index('media_uses_entity').on(table.entity, table.entityId),
  ],
);

/**
 * Files that are uploaded in parts: whose access was lent for which. What comes into the library stays here until its
 * bytes go; what does not is removed.
 */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    /** Random, since it stands in the key of the object. */
    id: text('id').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('media_uploads_user').on(table.userId),
    index('media_uploads_created_at').on(table.createdAt),
  ],
);

/** Bytes whose file shows others now. They wait here, since a replacement can be undone. */
export const mediaLeftovers = pgTable(
  'media_leftovers',
  {
    kind: text('kind', { enum: mediaKinds }).notNull(),
    /** Key of a picture or file, the cloud's id of a video. */
    place: text('place').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.place] }),
    index('media_leftovers_left_at').on(table.leftAt),
  ],
);

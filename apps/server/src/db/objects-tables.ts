import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';

const byteCount = (name: string) => bigint(name, { mode: 'number' });

/** What the object store holds, complete and readable. An object that is here never changes. */
export const storedObjects = pgTable(
  'stored_objects',
  {
    key: text('key').primaryKey(),
    /** Whose quota it counts in; null for a file of our own. No foreign key: tidying removes what closed accounts leave. */
    userId: reference('user_id'),
    bytes: byteCount('bytes').notNull(),
    /** In hexadecimal, of an upload in parts with their number after it. */
    etag: text('etag').notNull(),
    contentType: text('content_type').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [index('stored_objects_user').on(table.userId)],
);

/** Access to put one object. Who has it signs with a secret that no table holds. */
export const objectLoans = pgTable(
  'object_loans',
  {
    key: text('key').primaryKey(),
    userId: reference('user_id').notNull(),
    maxBytes: byteCount('max_bytes').notNull(),
    contentType: text('content_type').notNull(),
    /** When the last access that was lent runs out. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('object_loans_user').on(table.userId),
    index('object_loans_expires_at').on(table.expiresAt),
  ],
);

/** Uploads in parts. A completed one stays for a day, to answer who asks twice. */
export const objectUploads = pgTable(
  'object_uploads',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    begunAt: instant('begun_at').notNull(),
    completedAt: instant('completed_at'),
    /** Of the object it has become. */
    etag: text('etag'),
  },
  (table) => [index('object_uploads_key').on(table.key), index('object_uploads_begun_at').on(table.begunAt)],
);

/**
 * The files on disk, each known here before its first byte is written: what a killed server leaves is found without
 * looking through folders. An object is its files one after the other, so that completing an upload copies nothing.
 */
export const objectFiles = pgTable(
  'object_files',
  {
    /** Its name on disk too. */
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    /** Null for an object that was put at once. */
    uploadId: text('upload_id'),
    /** Of the part. */
    number: integer('number').notNull(),
    /** `removed` waits for its file to go. */
    state: text('state', { enum: ['writing', 'part', 'object', 'removed'] }).notNull(),
    /** While it is written: what was announced. */
    bytes: byteCount('bytes').notNull(),
    /** md5 in hexadecimal. Null while it is written. */
    etag: text('etag'),
    /** Where in the object its bytes begin. */
    startsAt: byteCount('starts_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('object_files_key').on(table.key, table.startsAt),
    index('object_files_upload').on(table.uploadId, table.number),
    index('object_files_leftover')
      .on(table.createdAt)
      .where(sql`${table.state} in ('writing', 'removed')`),
    check('object_files_state', sql`${table.state} in ('writing', 'part', 'object', 'removed')`),
  ],
);

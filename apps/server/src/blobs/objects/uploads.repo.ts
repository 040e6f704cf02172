import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { objectFiles, objectUploads } from '../../db/schema.ts';

export type UploadRow = typeof objectUploads.$inferSelect;

export async function insertUpload(
  tx: Database,
  upload: { id: string; key: string; begunAt: Date },
): Promise<void> {
  await tx.insert(objectUploads).values(upload);
}

export async function findUpload(db: Database, key: string, id: string): Promise<UploadRow | undefined> {
  const [found] = await db
    .select()
    .from(objectUploads)
    .where(and(eq(objectUploads.id, id), eq(objectUploads.key, key)));
  return found;
}

/** As `findUpload`, and lets nobody else change it until the transaction ends. */
export async function lockUpload(tx: Database, key: string, id: string): Promise<UploadRow | undefined> {
  const [found] = await tx
    .select()
    .from(objectUploads)
    .where(and(eq(objectUploads.id, id), eq(objectUploads.key, key)))
    .for('update');
  return found;
}

/**
 * Holds an upload open, and every attempt at one of its parts, until the transaction ends: whoever ends the upload waits, and
 * so does another attempt at this part, but no other part. False when it is not open.
 */
export async function holdPart(
  tx: Database,
  { key, uploadId, number }: { key: string; uploadId: string; number: number },
): Promise<boolean> {
  // In the order of ids, so that two attempts never wait for each other.
  const { rows } = await tx.execute(sql`
    select ${objectFiles.id} from ${objectUploads} join ${objectFiles} on ${objectFiles.uploadId} = ${objectUploads.id}
    where ${objectUploads.id} = ${uploadId} and ${objectUploads.key} = ${key}
      and ${objectUploads.completedAt} is null and ${objectFiles.number} = ${number}
    order by ${objectFiles.id}
    for share of ${objectUploads} for update of ${objectFiles}`);
  return rows.length > 0;
}

/** Those of one object that have not been completed. */
export async function findOpenUploads(db: Database, key: string): Promise<UploadRow[]> {
  return db
    .select()
    .from(objectUploads)
    .where(and(eq(objectUploads.key, key), isNull(objectUploads.completedAt)));
}

export async function markCompleted(
  tx: Database,
  id: string,
  done: { completedAt: Date; etag: string },
): Promise<void> {
  await tx.update(objectUploads).set(done).where(eq(objectUploads.id, id));
}

export async function deleteUpload(tx: Database, id: string): Promise<void> {
  await tx.delete(objectUploads).where(eq(objectUploads.id, id));
}

/** Uploads at which nothing has happened since `before`. */
export async function findIdleUploads(db: Database, before: Date, limit: number): Promise<UploadRow[]> {
  const recent = db
    .select({ id: objectFiles.id })
    .from(objectFiles)
    .where(and(eq(objectFiles.uploadId, objectUploads.id), sql`${objectFiles.createdAt} >= ${before}`));
  return db
    .select()
    .from(objectUploads)
    .where(and(isNull(objectUploads.completedAt), lt(objectUploads.begunAt, before), notExists(recent)))
    .limit(limit);
}

/** Forgets what was completed before: nobody asks twice so late. */
export async function deleteCompletedUploads(db: Database, before: Date): Promise<void> {
  await db
    .delete(objectUploads)
    .where(and(isNotNull(objectUploads.completedAt), lt(objectUploads.completedAt, before)));
}

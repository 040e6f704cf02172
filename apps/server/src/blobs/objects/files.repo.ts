import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { objectFiles } from '../../db/schema.ts';

/** Where a file belongs. */
export interface Place {
  key: string;
  /** Null for an object that is put at once. */
  uploadId: string | null;
  number: number;
}

/**
 * What lies on the disk for a key without being an object: all of it, and of the same upload the other parts, those
 * included that are being written.
 */
export async function countUnfinished(
  db: Database,
  { key, uploadId, number }: Place,
): Promise<{ all: number; otherParts: number }> {
  const parts = db
    .select({
      uploadId: objectFiles.uploadId,
      number: objectFiles.number,
      all: sql`sum(${objectFiles.bytes})`.as('all_bytes'),
      largest: sql`max(${objectFiles.bytes})`.as('largest'),
    })
    .from(objectFiles)
    .where(and(eq(objectFiles.key, key), inArray(objectFiles.state, ['writing', 'part'])))
    .groupBy(objectFiles.uploadId, objectFiles.number)
    .as('parts');
  const isOther = sql`${parts.uploadId} = ${uploadId} and ${parts.number} <> ${number}`;
  const [counted] = await db
    .select({
      all: sql`coalesce(sum(${parts.all}), 0)`.mapWith(Number),
      otherParts: sql`coalesce(sum(${parts.largest}) filter (where ${isOther}), 0)`.mapWith(Number),
    })
    .from(parts);
  return counted ?? { all: 0, otherParts: 0 };
}

/** Announces a file that will be written. */
export async function announceFile(
  db: Database,
  file: Place & { id: string; bytes: number; createdAt: Date },
): Promise<void> {
  await db.insert(objectFiles).values({ ...file, state: 'writing' });
}

/**
 * Makes a written file a part; the caller holds its upload. True when there was one of the same number, which waits to be
 * removed.
 */
export async function keepPart(
  tx: Database,
  { uploadId, number }: { uploadId: string; number: number },
  { id, etag }: { id: string; etag: string },
): Promise<boolean> {
  const isOurs = eq(objectFiles.id, id);
  const { rowCount } = await tx
    .update(objectFiles)
    .set({
      state: sql`case when ${isOurs} then 'part' else 'removed' end`,
      etag: sql`case when ${isOurs} then ${etag} else ${objectFiles.etag} end`,
    })
    .where(
      and(
        eq(objectFiles.uploadId, uploadId),
        eq(objectFiles.number, number),
        or(isOurs, eq(objectFiles.state, 'part')),
      ),
    );
  return rowCount !== 1;
}

export async function findParts(
  db: Database,
  uploadId: string,
  { after = 0, limit }: { after?: number; limit: number },
) {
  const rows = await db
    .select()
    .from(objectFiles)
    .where(
      and(eq(objectFiles.uploadId, uploadId), eq(objectFiles.state, 'part'), gt(objectFiles.number, after)),
    )
    .orderBy(asc(objectFiles.number))
    .limit(limit);
  return rows.map(({ id, number, bytes, etag, createdAt }) => ({
    id,
    number,
    bytes,
    etag: etag ?? '',
    createdAt,
  }));
}

/** Makes files an object, one after the other by their numbers. */
export async function joinFiles(tx: Database, ids: string[]): Promise<void> {
  const placed = tx
    .select({
      id: objectFiles.id,
      startsAt:
        sql<number>`sum(${objectFiles.bytes}) over (order by ${objectFiles.number}) - ${objectFiles.bytes}`.as(
          'starts_at_now',
        ),
    })
    .from(objectFiles)
    .where(isOneOf(ids))
    .as('placed');
  await tx
    .update(objectFiles)
    .set({ state: 'object', startsAt: sql`${placed.startsAt}` })
    .from(placed)
    .where(eq(objectFiles.id, placed.id));
}

/** One parameter, however many there are. */
const isOneOf = (ids: string[]) => sql`${objectFiles.id} = any(${sql.param(ids)}::uuid[])`;

/** Marks files to be removed: an upload's, or those of an object. One that is being written is left to its writer. */
export async function discardFiles(
  tx: Database,
  of: { uploadId: string } | { key: string; state?: 'object' | 'part' },
): Promise<void> {
  const whose = 'uploadId' in of ? eq(objectFiles.uploadId, of.uploadId) : eq(objectFiles.key, of.key);
  const states = 'state' in of && of.state ? [of.state] : (['part', 'object'] as const);
  await tx
    .update(objectFiles)
    .set({ state: 'removed' })
    .where(and(whose, inArray(objectFiles.state, [...states])));
}

/** Marks one file to be removed that has become neither a part nor an object. */
export async function discardWritten(db: Database, id: string): Promise<void> {
  await db
    .update(objectFiles)
    .set({ state: 'removed' })
    .where(and(eq(objectFiles.id, id), eq(objectFiles.state, 'writing')));
}

/** Files that wait to be removed: of one key, or left by whoever should have done it before `before`. */
export async function findLeftFiles(db: Database, of: { key: string } | { before: Date }, limit: number) {
  const which =
    'key' in of
      ? and(eq(objectFiles.key, of.key), eq(objectFiles.state, 'removed'))
      : or(
          eq(objectFiles.state, 'removed'),
          and(eq(objectFiles.state, 'writing'), lt(objectFiles.createdAt, of.before)),
        );
  const rows = await db.select({ id: objectFiles.id }).from(objectFiles).where(which).limit(limit);
  return rows.map(({ id }) => id);
}

export async function forgetFiles(db: Database, ids: string[]): Promise<void> {
  await db.delete(objectFiles).where(isOneOf(ids));
}

/** The files below the bytes from `start` up to but without `end`, in their order. */
export async function findFilesOf(db: Database, key: string, start: number, end: number) {
  const rows = await db
    .select()
    .from(objectFiles)
    .where(
      and(
        eq(objectFiles.key, key),
        eq(objectFiles.state, 'object'),
        lt(objectFiles.startsAt, end),
        sql`${objectFiles.startsAt} + ${objectFiles.bytes} > ${start}`,
      ),
    )
    .orderBy(asc(objectFiles.startsAt));
  return rows.map(({ id, bytes, startsAt }) => ({ id, bytes, startsAt: startsAt ?? 0 }));
}

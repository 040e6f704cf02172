import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  courseAttachments,
  courseLessons,
  mediaFiles,
  mediaLeftovers,
  mediaUploads,
  mediaUses,
  videos,
} from '../../db/schema.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { forgetVideos } from '../uploads/forget-videos.ts';
import { giveUp } from '../uploads/uploads.repo.ts';
import { isShown } from './media.repo.ts';
import { listRenditions } from './renditions.repo.ts';
import { removeBytes } from './remove-bytes.ts';
import { lookAgain } from './replace-media.ts';
import { fileKey } from './store-file.ts';

type TidyDeps = Pick<ModuleDeps, 'blobs' | 'clock' | 'cloudVideo' | 'log' | 'objects'>;

const day = 24 * 60 * 60 * 1000;

/** How long the bytes of what was removed stay, of what was replaced, and an upload that nobody has kept. */
const retention = { removed: 30 * day, replaced: day, unkept: 7 * day };

const batch = 100;

/**
 * Removes the bytes that have had their time, and looks at videos that the cloud was at work with. Any number of servers
 * may do so at once: what is removed twice is removed.
 */
export async function tidyMedia(deps: TidyDeps, db: Database): Promise<void> {
  const before = (age: number) => new Date(deps.clock.now().getTime() - age);
  await tidyLeftovers(deps, db, before(retention.replaced));
  await tidyRemoved(deps, db, before(retention.removed));
  await tidyUploads(deps, db, before(retention.unkept));
  await lookAgain(deps, db, { ownerId: null, limit: 20 });
}

async function tidyLeftovers(deps: TidyDeps, db: Database, before: Date): Promise<void> {
  const left = await db.select().from(mediaLeftovers).where(lt(mediaLeftovers.leftAt, before)).limit(batch);
  for (const { kind, place } of left) {
    const isIt = and(eq(mediaLeftovers.kind, kind), eq(mediaLeftovers.place, place));
    if (kind === 'video')
      await giveUpVideos(deps, db, [place], (tx) => tx.delete(mediaLeftovers).where(isIt));
    else {
      if (!(await isShown(db, place))) await removeBytes(deps, kind, place);
      await db.delete(mediaLeftovers).where(isIt);
    }
  }
}

async function tidyRemoved(deps: TidyDeps, db: Database, before: Date): Promise<void> {
  const uses = db.select().from(mediaUses).where(eq(mediaUses.mediaId, mediaFiles.id));
  const plays = db.select().from(videos).where(eq(videos.mediaId, mediaFiles.id));
  const isLesson = db.select().from(courseLessons).where(eq(courseLessons.mediaId, mediaFiles.id));
  const isAttached = db.select().from(courseAttachments).where(eq(courseAttachments.mediaId, mediaFiles.id));
  const removed = await db
    .select()
    .from(mediaFiles)
    // What came to use it at the moment of its removal goes on showing it.
    .where(
      and(
        isNotNull(mediaFiles.deletedAt),
        lt(mediaFiles.deletedAt, before),
        notExists(uses),
        notExists(plays),
        notExists(isLesson),
        notExists(isAttached),
      ),
    )
    .limit(batch);
  for (const { id, kind, videoId, storageKey } of removed) {
    const isIt = eq(mediaFiles.id, id);
    if (videoId !== null) {
      // They go with the film, of which they are.
      const renditions = await listRenditions(db, id);
      const places = [videoId, ...renditions.map((rendition) => rendition.videoId)];
      await giveUpVideos(deps, db, places, (tx) => tx.delete(mediaFiles).where(isIt));
    } else {
      if (storageKey !== null && !(await isShown(db, storageKey, id)))
        await removeBytes(deps, kind, storageKey);
      await db.delete(mediaFiles).where(isIt);
    }
  }
}

/** What stands nowhere any more the cloud forgets; a recording that shows it keeps it. */
async function giveUpVideos(
  deps: TidyDeps,
  db: Database,
  videoIds: readonly string[],
  release: (tx: Database) => Promise<unknown>,
): Promise<void> {
  const given = await db.transaction(async (tx) => {
    await release(tx);
    return giveUp(tx, videoIds, deps.clock.now());
  });
  await forgetVideos(deps, db, given);
}

async function tidyUploads(deps: TidyDeps, db: Database, before: Date): Promise<void> {
  const isKept = db
    .select()
    .from(mediaFiles)
    .where(eq(mediaFiles.storageKey, sql`${fileKey('')}::text || ${mediaUploads.id}`));
  const isLeft = db
    .select()
    .from(mediaLeftovers)
    .where(eq(mediaLeftovers.place, sql`${fileKey('')}::text || ${mediaUploads.id}`));
  const unkept = await db.transaction((tx) =>
    tx
      .delete(mediaUploads)
      .where(
        inArray(
          mediaUploads.id,
          tx
            .select({ id: mediaUploads.id })
            .from(mediaUploads)
            .where(and(lt(mediaUploads.createdAt, before), notExists(isKept), notExists(isLeft)))
            .limit(batch)
            .for('update', { skipLocked: true }),
        ),
      )
      .returning({ id: mediaUploads.id }),
  );
  for (const { id } of unkept) await deps.objects.remove(fileKey(id));
}

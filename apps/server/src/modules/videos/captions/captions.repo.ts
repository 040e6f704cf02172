import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mediaFiles, videoCaptions, videos } from '../../../db/schema.ts';

const { id, videoId, language, label, vtt, createdAt } = videoCaptions;

/** Captions with their words, as a player takes them. Chinese comes first. */
export const listCaptions = (db: Database, video: number) =>
  db
    .select({ language, label, vtt })
    .from(videoCaptions)
    .where(eq(videoId, video))
    .orderBy(sql`${language} not like 'zh%'`, asc(id));

/** What the console lists of them. */
const managed = {
  id,
  language,
  label,
  cuesCount: sql<number>`(length(${vtt}) - length(replace(${vtt}, ' --> ', ''))) / length(' --> ')`,
  createdAt,
  /** Another file plays since. */
  isOutdated: sql<boolean>`coalesce(${mediaFiles.createdAt} > ${createdAt}, false)`,
};

const selectManaged = (db: Database) =>
  db
    .select(managed)
    .from(videoCaptions)
    .innerJoin(videos, eq(videos.id, videoId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, videos.mediaId));

export const listManagedCaptions = (db: Database, video: number) =>
  selectManaged(db).where(eq(videoId, video)).orderBy(asc(language));

/** Whether a video is there, and somebody's own; a null owner may change all of them. */
export async function isInReach(db: Database, video: number, ownerId: number | null): Promise<boolean> {
  const isTheirs = ownerId === null ? undefined : eq(videos.ownerId, ownerId);
  const [found] = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, video), isTheirs));
  return found !== undefined;
}

/** In place of those in the same language. */
export async function putCaptions(
  db: Database,
  captions: { videoId: number; language: string; label: string; vtt: string; createdAt: Date },
) {
  const [stored] = await db
    .insert(videoCaptions)
    .values(captions)
    .onConflictDoUpdate({
      target: [videoId, language],
      set: { label: captions.label, vtt: captions.vtt, createdAt: captions.createdAt },
    })
    .returning({ id });
  const [found] = stored ? await selectManaged(db).where(eq(id, stored.id)) : [];
  return found;
}

/** False where there are none. */
export async function removeCaptions(db: Database, video: number, captions: number): Promise<boolean> {
  const removed = await db
    .delete(videoCaptions)
    .where(and(eq(id, captions), eq(videoId, video)))
    .returning({ id });
  return removed.length > 0;
}

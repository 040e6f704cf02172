import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { confusedVideos } from '../../db/schema.ts';

interface Mark {
  userId: number;
  videoId: number;
  second: number;
}

const { userId: userColumn, videoId: videoColumn, second: secondColumn } = confusedVideos;

/** A person's marks of one video, in its order. */
export const listMarks = (db: Database, userId: number, videoId: number) =>
  db
    .select({ second: secondColumn, createdAt: confusedVideos.createdAt })
    .from(confusedVideos)
    .where(and(eq(userColumn, userId), eq(videoColumn, videoId)))
    .orderBy(asc(secondColumn));

export async function addMark(db: Database, mark: Mark, now: Date): Promise<void> {
  await db
    .insert(confusedVideos)
    .values({ ...mark, createdAt: now })
    .onConflictDoNothing();
}

export async function removeMark(db: Database, { userId, videoId, second }: Mark): Promise<void> {
  await db
    .delete(confusedVideos)
    .where(and(eq(userColumn, userId), eq(videoColumn, videoId), eq(secondColumn, second)));
}

/** Seconds that are counted as one place. */
const span = 10;

/** How many people have not understood a video, by ten seconds. */
export function countConfusion(db: Database, videoId: number) {
  const begin = sql<number>`(${secondColumn} / ${sql.raw(String(span))}) * ${sql.raw(String(span))}`;
  return db
    .select({ second: begin, count: count(sql`distinct ${userColumn}`) })
    .from(confusedVideos)
    .where(eq(videoColumn, videoId))
    .groupBy(begin)
    .orderBy(asc(begin));
}

import type { Database } from '../../db/database.ts';
import { videos, videoStarts } from '../../db/schema.ts';
import { createCourseCategory } from '../courses/courses.fixtures.ts';

/** A published video of ten minutes that costs nothing, in a category of its own unless one is given. */
export async function createVideo(
  db: Database,
  video: Partial<typeof videos.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(videos)
    .values({
      categoryId: video.categoryId ?? (await createCourseCategory(db)),
      title: '一段视频',
      thumb: '/blobs/video.svg',
      duration: 600,
      charge: 0,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...video,
    })
    .returning({ id: videos.id });
  return row!.id;
}

/** Lets a person have asked for videos so long ago that what they say of them is believed. */
export const startVideos = (db: Database, userId: number, videoIds: readonly number[]) =>
  db
    .insert(videoStarts)
    .values(videoIds.map((videoId) => ({ userId, videoId, startedAt: new Date(0) })))
    .onConflictDoNothing();

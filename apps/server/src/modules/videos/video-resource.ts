import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { videoProgress, videos } from '../../db/schema.ts';
import type { Listed } from '../resource-cards/resource.ts';
import { ownerOf } from '../courses/owner-of.ts';
import { taughtGoods } from '../courses/taught-goods.ts';

/** A video, for who points at it. */
export const videoResource = {
  listed: {
    table: videos,
    id: videos.id,
    title: videos.title,
    thumb: videos.thumb,
    shortDescription: videos.shortDescription,
    charge: sql<number>`coalesce(${videos.charge}, 0)`,
    isVipFree: videos.isVipFree,
    publishedAt: videos.publishedAt,
    extent: () => sql`greatest(1, round(${videos.duration} / 60.0))`,
    isPublished: (now) => lte(videos.publishedAt, now),
    isKeptByOwners: true,
    // What is not sold alone stands for itself in no list: its course or column does.
    studiedBy: (userId) => sql`
      select ${videoProgress.videoId} as id, ${videoProgress.studiedAt} as studied_at,
        case when ${videoProgress.watchedAt} is not null then 100
          else least(99, floor(${videoProgress.watchSeconds} * 100 / greatest(1, ${videos.duration})))::int end as progress
      from ${videoProgress} join ${videos} on ${eq(videos.id, videoProgress.videoId)}
      where ${and(eq(videoProgress.userId, userId), isNotNull(videos.charge))}`,
  } satisfies Listed,
  sold: taughtGoods('video', videos, ownerOf(videos.ownerId)),
};

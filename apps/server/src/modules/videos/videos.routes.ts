import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { sceneTree } from '../courses/category-tree.ts';
import { countByCategory } from '../courses/course-catalog.repo.ts';
import { networkOf } from '../../limits/network.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findMarks } from '../study-records/marks.repo.ts';
import { countWatched } from './count-watched.ts';
import { requireVideo } from './video-access.ts';
import * as repo from './videos.repo.ts';
import { videoStrings as strings } from './videos.strings.ts';

type Card = AnswerOf<Contract['videos']['list']>['data']['data'][number];

/** A film that one person watches asks for its address a few times an hour. */
const plays = { limit: 600, windowSeconds: 60 * 60 };

/** The calls about videos. */
export function videosRoutes({ clock, cloudVideo, limiter }: ModuleDeps): Handlers<Contract['videos']> {
  return {
    async list({ db, query: { category_id: categoryId, scene, ...slice } }) {
      const now = clock.now();
      const filter = { now, categoryId, scene };
      const [rows, total, categories] = await Promise.all([
        repo.listVideos(db, filter, slice),
        repo.countVideos(db, filter),
        countByCategory(db, videos, now),
      ]);
      return {
        data: { data: rows.map(cardOf), total },
        categories: sceneTree(categories, (count) => ({ videos_count: count })),
      };
    },

    async detail({ db, params: { id }, viewer }) {
      const now = clock.now();
      const userId = viewer?.userId;
      const { video, right } = await requireVideo(db, id, userId, now);
      const [course, marks, progress] = await Promise.all([
        repo.findCourseOf(db, id, now),
        findMarks(db, userId, { type: 'video', id }),
        userId === undefined ? undefined : repo.findProgress(db, userId, id),
      ]);
      return {
        video: {
          ...factsOf(video),
          published_at: video.publishedAt?.toISOString() ?? null,
          charge: video.isFree ? 0 : video.charge,
          render_description: video.renderDescription,
          ban_drag: video.banDrag,
          can_watch: right.isOpen,
          is_buy: right.isOwned,
          ...marks,
        },
        course: course ?? null,
        progress: progress
          ? {
              position: progress.position,
              watch_seconds: progress.watchSeconds,
              is_watched: progress.watchedAt !== null,
            }
          : null,
      };
    },

    async play({ db, params: { id }, query: { is_try: isTry }, viewer, request }) {
      const { video, right } = await requireVideo(db, id, viewer?.userId, clock.now());
      const isTrial = !right.isOpen && isTry === 1 && video.freeSeconds > 0;
      if (!right.isOpen && !isTrial)
        throw viewer ? new Problem(1, strings.notBought) : new Problem(401, strings.signIn);
      const asker = viewer ? `play:${viewer.userId}` : `play:network:${networkOf(request.ip)}`;
      const { allowed, retryAfter } = await limiter.take(asker, plays);
      if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
      const freeSeconds = isTrial ? video.freeSeconds : null;
      if (video.cloudId === null) return { urls: [], free_seconds: freeSeconds };
      const found = await cloudVideo.inspect(video.cloudId);
      if (found.status !== 'ready') return { urls: [], free_seconds: freeSeconds };
      const { url } = await cloudVideo.play(video.cloudId);
      await repo.countView(db, id);
      const [format = found.mimeType] = found.mimeType.split(';', 1);
      return {
        urls: [{ url, format, duration: found.seconds, name: strings.original }],
        free_seconds: freeSeconds,
      };
    },

    async record({ db, params: { id }, body: { duration, position = duration }, viewer: { userId } }) {
      const now = clock.now();
      const { video, right } = await requireVideo(db, id, userId, now);
      if (!right.isOpen) throw new Problem(403, strings.notBought);
      const kept = await repo.findProgress(db, userId, id);
      const counted = countWatched({ duration, position }, kept, {
        length: video.duration,
        isStrict: video.banDrag,
        now,
      });
      await repo.keepProgress(db, { userId, videoId: id, ...counted, now });
      return {};
    },
  };
}

const factsOf = (row: Omit<repo.VideoRow, 'charge' | 'publishedAt'>) => ({
  id: row.id,
  title: row.title,
  thumb: row.thumb,
  short_description: row.shortDescription,
  category: row.category,
  teacher: row.teacher,
  duration: row.duration,
  view_num: row.viewNum,
  user_count: row.userCount,
  is_vip_free: row.isVipFree,
  free_seconds: row.freeSeconds,
});

const cardOf = (row: repo.VideoRow): Card => ({
  ...factsOf(row),
  charge: row.charge,
  published_at: row.publishedAt.toISOString(),
});

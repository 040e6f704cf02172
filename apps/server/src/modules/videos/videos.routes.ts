import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { sceneTree } from '../courses/category-tree.ts';
import { countByCategory } from '../courses/course-catalog.repo.ts';
import { networkOf } from '../../limits/network.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findMarks } from '../study-records/marks.repo.ts';
import { listCaptions } from './captions/captions.repo.ts';
import { filmUrls, isUploaded } from './film-urls.ts';
import { recordWatched } from './record-watched.ts';
import { requireVideo } from './video-access.ts';
import { videoCard, videoFacts } from './video-card.ts';
import * as repo from './videos.repo.ts';
import { videoStrings as strings } from './videos.strings.ts';
import { findWatermark } from './watermark.ts';

/** A film that one person watches asks for its address a few times an hour. */
const plays = { limit: 600, windowSeconds: 60 * 60 };

/** The calls about videos. */
export function videosRoutes({ clock, cloudVideo, limiter }: ModuleDeps): Handlers<Contract['videos']> {
  return {
    async list({ db, query: { category_id: categoryId, teacher_id: teacherId, scene, sort, ...slice } }) {
      const now = clock.now();
      const filter = { now, categoryId, teacherId, scene, sort };
      const [rows, total, categories] = await Promise.all([
        repo.listVideos(db, filter, slice),
        repo.countVideos(db, filter),
        countByCategory(db, videos, now),
      ]);
      return {
        data: { data: rows.map(videoCard), total },
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
          ...videoFacts(video),
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
      const now = clock.now();
      const { video, right } = await requireVideo(db, id, viewer?.userId, now);
      const tried = isTry === 1 && right.sample?.kind === 'seconds' ? right.sample.seconds : null;
      if (!right.isOpen && tried === null)
        throw viewer ? new Problem(1, strings.notBought) : new Problem(401, strings.signIn);
      const asker = viewer ? `play:${viewer.userId}` : `play:network:${networkOf(request.ip)}`;
      const { allowed, retryAfter } = await limiter.take(asker, plays);
      if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
      const [urls, captions, watermark] = await Promise.all([
        isUploaded(video) ? filmUrls(cloudVideo, db, video) : [],
        listCaptions(db, id),
        findWatermark(db, viewer?.userId),
      ]);
      if (urls.length > 0) await repo.countView(db, id);
      // Nobody is told this: it is what their reports are held against.
      if (urls.length > 0 && viewer && right.isOpen)
        await repo.keepStart(db, { userId: viewer.userId, videoId: id, startedAt: now });
      return { urls, free_seconds: tried, captions, watermark };
    },

    async record({ db, params: { id }, body, viewer: { userId } }) {
      const now = clock.now();
      const { video, right } = await requireVideo(db, id, userId, now);
      if (!right.isOpen) throw new Problem(403, strings.notBought);
      await recordWatched(db, { userId, video, told: body, now });
      return {};
    },
  };
}

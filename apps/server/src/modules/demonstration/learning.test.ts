import { createCombosApi, createReviewsApi, createVideosApi } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviews, videoCaptions, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { comboSeeds } from './learning/combos.seed.ts';
import { reviewSeeds } from './learning/reviews.seed.ts';
import { videoSeeds } from './learning/videos.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the videos of the demonstration play, each as long as it says, and lessons with their course', async () => {
  const { http, courses } = clientOf(server);
  const api = createVideosApi(http);
  const { data } = await api.list({ size: 100 });
  expect(data.data.map(({ title }) => title)).toEqual(
    videoSeeds.toSorted((a, b) => a.daysAgo - b.daysAgo).map(({ title }) => title),
  );
  expect(data.total).toBe(20);
  for (const { id, charge, duration, title } of data.data) {
    if (charge > 0) continue;
    const { urls } = await api.play(id, false);
    expect([title, urls]).toMatchObject([
      title,
      [{ format: expect.stringMatching(/^video\//) as string, duration }],
    ]);
  }
  const found = (await courses.list()).data.data.find(({ title }) => title === '一起读难书')!;
  const lesson = (await courses.detail(found.id)).chapters
    .flatMap((chapter) => chapter.lessons)
    .find(({ video_id: id }) => id !== null);
  expect((await api.play(lesson!.video_id!, false)).urls).toHaveLength(1);
});

it('of a film that lasts five minutes, all five chapters are named', async () => {
  const api = createVideosApi(clientOf(server).http);
  const long = (await api.list({ size: 100 })).data.data.filter(({ duration }) => duration === 300);
  expect(long).toHaveLength(1);
  const { video } = await api.detail(long[0]!.id);
  expect(video.render_description.match(/\d:00/g)).toEqual(['0:00', '1:00', '2:00', '3:00', '4:00']);
});

it('every video has captions that end with it, one of them in two languages', async () => {
  const rows = await server.db
    .select({ duration: videos.duration, language: videoCaptions.language, vtt: videoCaptions.vtt })
    .from(videos)
    .leftJoin(videoCaptions, eq(videoCaptions.videoId, videos.id));
  expect(rows.filter(({ language }) => language === null)).toEqual([]);
  expect(rows.filter(({ language }) => language === 'en')).toHaveLength(1);
  for (const { duration, vtt } of rows) {
    expect(vtt).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
    const end = /.*--> (\d\d):(\d\d\.\d{3})\n/s.exec(vtt ?? '');
    expect(Number(end?.[1]) * 60 + Number(end?.[2])).toBeCloseTo(duration, 2);
  }
});

it('the columns of the demonstration hold all that they name, and are found by searching', async () => {
  const { http, search } = clientOf(server);
  const combos = createCombosApi(http);
  for (const { id, title } of (await combos.list()).data.data) {
    const seed = comboSeeds.find((one) => one.title === title)!;
    const { chapters } = await combos.detail(id);
    expect(chapters.map(({ items }) => items.map((item) => item.title))).toEqual(
      seed.chapters.map(({ items }) => items.flatMap((item) => Object.values(item) as string[])),
    );
  }
  expect(await search.find({ keywords: '第一次学算法', type: 'combo' })).toMatchObject({ total: 1 });
  expect(await search.find({ keywords: '扑克牌', type: 'video' })).toMatchObject({ total: 1 });
});

it('every course of the demonstration is judged, differently, with answers, and one review still waits', async () => {
  const { http, courses } = clientOf(server);
  const all = (await courses.list()).data.data;
  const summaries = await Promise.all(
    all.map(async ({ id }) => (await createReviewsApi(http).list({ type: 'course', id })).summary),
  );
  expect(Math.min(...summaries.map(({ count }) => count))).toBeGreaterThanOrEqual(2);
  expect(summaries.reduce((sum, { count }) => sum + count, 0)).toBe(reviewSeeds.length - 1);
  expect(
    new Set(reviewSeeds.map(({ ratings }) => Math.round((ratings[0] + ratings[1] + ratings[2]) / 3))).size,
  ).toBe(5);
  expect(reviewSeeds.filter(({ reply }) => reply !== undefined).length).toBeGreaterThanOrEqual(8);
  expect(await server.db.$count(reviews, eq(reviews.state, 'pending'))).toBe(1);
});

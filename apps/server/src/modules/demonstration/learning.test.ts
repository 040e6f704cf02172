import { createCombosApi, createReviewsApi, createVideosApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { comboSeeds, reviewSeeds, videoSeeds } from './learning.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the videos of the demonstration play, those that are lessons with their course', async () => {
  const { http, courses } = clientOf(server);
  const videos = createVideosApi(http);
  const { data } = await videos.list();
  const listed = videoSeeds.filter(({ charge }) => charge !== null);
  expect(new Set(data.data.map(({ title }) => title))).toEqual(new Set(listed.map(({ title }) => title)));
  const free = data.data.find(({ charge }) => charge === 0)!;
  const { urls } = await videos.play(free.id, false);
  expect(urls).toMatchObject([
    { format: expect.stringMatching(/^video\//) as string, duration: free.duration },
  ]);
  const found = (await courses.list()).data.data.find(({ title }) => title === '一起读难书')!;
  const lessons = (await courses.detail(found.id)).chapters.flatMap((chapter) => chapter.lessons);
  expect(lessons.filter(({ video_id: id }) => id !== null).map(({ title }) => title)).toEqual([
    '在页边和作者说话',
  ]);
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

it('the courses of the demonstration are judged', async () => {
  const { http, courses } = clientOf(server);
  const all = (await courses.list()).data.data;
  const counts = await Promise.all(
    all.map(async ({ id }) => (await createReviewsApi(http).list({ type: 'course', id })).summary.count),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(reviewSeeds.length);
});

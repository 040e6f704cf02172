import { createProductsApi, type ProductQuery } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await createArticle(server.db, { title: '免费的一篇', publishedAt: daysAgo(1) });
  await createArticle(server.db, {
    title: '写作的一篇',
    charge: 9,
    paidContent: '<p>暗香</p>',
    publishedAt: daysAgo(2),
  });
  await createCourse(server.db, { title: '写作课', charge: 99, isVipFree: true, publishedAt: daysAgo(3) });
  await createCourse(server.db, { title: '数学课', charge: 49, publishedAt: daysAgo(4) });
  await createCourse(server.db, { title: '还没有上架的写作课', charge: 49, publishedAt: null });
});
afterAll(() => server.close());

const list = (query?: ProductQuery) => createProductsApi(clientOf(server).http).list(query);
const titles = async (query?: ProductQuery) => (await list(query)).data.data.map(({ title }) => title);

it('lists what is published and has a price, of all types, the newest first', async () => {
  expect(await titles()).toEqual(['写作的一篇', '写作课', '数学课']);
  expect((await list()).counts).toEqual({ article: 1, course: 2 });
});

it('is narrowed by type, by words and to what members have, and counts types for the same words', async () => {
  expect(await titles({ type: 'course' })).toEqual(['写作课', '数学课']);
  const found = await list({ type: 'course', keywords: '写作' });
  expect(found).toMatchObject({ data: { total: 1 }, counts: { article: 1, course: 1 } });
  expect(await titles({ member_free: 'yes' })).toEqual(['写作课']);
});

it('takes every character of the words as it is', async () => {
  expect(await titles({ keywords: '%' })).toEqual([]);
  expect(await titles({ keywords: '_' })).toEqual([]);
});

it('is ordered by price', async () => {
  expect(await titles({ sort: 'cheapest' })).toEqual(['写作的一篇', '数学课', '写作课']);
  expect(await titles({ sort: 'dearest' })).toEqual(['写作课', '数学课', '写作的一篇']);
});

it('CR-03 has nothing on a page past the end, and nothing of a section that is switched off', async () => {
  expect(await list({ page: 9 })).toMatchObject({ data: { data: [], total: 3 } });
  expect(await list({ type: 'paper' })).toMatchObject({ data: { data: [], total: 0 } });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, ownArticles, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-21T04:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

type Query = Parameters<Manager['manage']['articles']['list']>[0];

const titles = async (query: Query, by = admin) =>
  (await by.manage.articles.list(query)).data.map(({ title }) => title);

describe('a list of the console', () => {
  it('is cut into pages that lose and double nothing, also when all are equal in what it is ordered by', async () => {
    const categoryId = await createCategory(server.db);
    for (let count = 0; count < 25; count += 1)
      await createArticle(server.db, { categoryId, updatedAt: ago(5) });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        admin.manage.articles.list({ category_id: categoryId, page, size: 10, sort: 'charge' }),
      ),
    );
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
      [10, 25],
      [10, 25],
      [5, 25],
      [0, 25],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(25);
  });

  it('shows what was changed last first, and any other order when it is asked for', async () => {
    const categoryId = await createCategory(server.db);
    const of = { category_id: categoryId };
    await createArticle(server.db, {
      categoryId,
      title: '甲',
      updatedAt: ago(2),
      viewTimes: 1,
      publishedAt: null,
    });
    await createArticle(server.db, {
      categoryId,
      title: '乙',
      updatedAt: ago(1),
      viewTimes: 9,
      publishedAt: ago(9),
    });
    await createArticle(server.db, {
      categoryId,
      title: '丙',
      updatedAt: ago(3),
      viewTimes: 5,
      publishedAt: ago(8),
    });
    expect(await titles(of)).toEqual(['乙', '甲', '丙']);
    expect(await titles({ ...of, order: 'asc' })).toEqual(['丙', '甲', '乙']);
    expect(await titles({ ...of, sort: 'view_times' })).toEqual(['乙', '丙', '甲']);
    expect(await titles({ ...of, sort: 'view_times', order: 'asc' })).toEqual(['甲', '丙', '乙']);
    // What has no date comes last in either direction.
    expect(await titles({ ...of, sort: 'published_at' })).toEqual(['丙', '乙', '甲']);
    expect(await titles({ ...of, sort: 'published_at', order: 'asc' })).toEqual(['乙', '丙', '甲']);
  });

  it('finds part of a title or an id, and takes wildcards for what they are', async () => {
    const categoryId = await createCategory(server.db);
    const of = { category_id: categoryId };
    const id = await createArticle(server.db, { categoryId, title: '读书 100% 有用' });
    await createArticle(server.db, { categoryId, title: '读书 1000 有用' });
    await createArticle(server.db, { categoryId, title: 'snake_case 与 \\ 反斜杠' });
    await createArticle(server.db, { categoryId, title: 'snakeXcase' });
    await createArticle(server.db, { categoryId, title: `第 ${id} 号` });
    expect(await titles({ ...of, keywords: '0%' })).toEqual(['读书 100% 有用']);
    expect(await titles({ ...of, keywords: 'e_c' })).toEqual(['snake_case 与 \\ 反斜杠']);
    expect(await titles({ ...of, keywords: 'SNAKE' })).toHaveLength(2);
    expect(await titles({ ...of, keywords: '\\' })).toEqual(['snake_case 与 \\ 反斜杠']);
    expect((await titles({ ...of, keywords: String(id) })).toSorted()).toEqual(
      ['读书 100% 有用', `第 ${id} 号`].toSorted(),
    );
    expect(await titles({ ...of, keywords: '99999999999999999999' })).toEqual([]);
    expect(await titles({ ...of, keywords: "'; drop\u0000" })).toEqual([]);
  });

  it('is narrowed by state, category, author and price, alone and together', async () => {
    const [categoryId, other] = [await createCategory(server.db), await createCategory(server.db)];
    const { id: authorId } = await createPerson(server.db);
    const of = { category_id: categoryId };
    await createArticle(server.db, { categoryId, title: '草稿', publishedAt: null, authorId });
    await createArticle(server.db, { categoryId, title: '明天', publishedAt: ago(-1440), charge: 9 });
    await createArticle(server.db, {
      categoryId,
      title: '已发布',
      publishedAt: ago(1),
      authorId,
      charge: 9,
      isVipFree: true,
    });
    await createArticle(server.db, { categoryId: other, title: '别处' });
    expect(await titles({ ...of, status: 'draft' })).toEqual(['草稿']);
    expect(await titles({ ...of, status: 'scheduled' })).toEqual(['明天']);
    expect(await titles({ ...of, status: 'published' })).toEqual(['已发布']);
    expect((await titles({ author_id: authorId })).toSorted()).toEqual(['已发布', '草稿'].toSorted());
    expect(await titles({ ...of, price: 'free' })).toEqual(['草稿']);
    expect(await titles({ ...of, price: 'member' })).toEqual(['已发布']);
    expect((await titles({ ...of, price: 'sold' })).toSorted()).toEqual(['已发布', '明天'].toSorted());
    expect(await titles({ author_id: authorId, status: 'draft', keywords: '稿' })).toEqual(['草稿']);
    expect(await titles({ category_id: other })).toEqual(['别处']);
  });

  it('shows of each row what its form needs to be opened', async () => {
    const { id: authorId } = await createPerson(server.db, { nickName: '林老师', avatar: '/a.svg' });
    const categoryId = await createCategory(server.db, '读书方法');
    const article = { authorId, categoryId, charge: 9, isVipFree: true, viewTimes: 7, characterCount: 30 };
    const id = await createArticle(server.db, { ...article, title: '一篇', paidContent: '<p>后半</p>' });
    const [row] = (await admin.manage.articles.list({ category_id: categoryId })).data;
    expect(row).toMatchObject({
      id,
      title: '一篇',
      category: { id: categoryId, name: '读书方法' },
      author: { id: authorId, nick_name: '林老师', avatar: '/a.svg' },
      status: 'published',
      published_at: '2026-01-01T00:00:00.000Z',
      charge: 9,
      is_vip_free: true,
      view_times: 7,
      character_count: 30,
    });
    expect(row).not.toHaveProperty('render_content');
    expect(await admin.manage.articles.find(id)).toMatchObject({
      ...row,
      short_description: '简介',
      render_content: '<p>正文</p>',
      paid_content: '<p>后半</p>',
    });
  });

  it('shows to who reaches their own alone no more than that', async () => {
    const teacher = await createManager(server, ownArticles);
    const own = await createArticle(server.db, { title: '自己的', authorId: teacher.id });
    const other = await createArticle(server.db, { title: '别人的', authorId: admin.id });
    expect(await titles({}, teacher)).toEqual(['自己的']);
    expect(await titles({ author_id: admin.id }, teacher)).toEqual([]);
    expect((await teacher.manage.articles.list({})).total).toBe(1);
    expect(await teacher.manage.articles.find(own)).toMatchObject({ title: '自己的' });
    await expect(teacher.manage.articles.find(other)).rejects.toMatchObject({ code: 404 });
  });
});

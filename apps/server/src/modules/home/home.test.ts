import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { announcements, homeBlocks, homeSliders, navItems } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await createTestServer();
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());

describe('the home page', () => {
  it('is empty, not broken, on a new site', async () => {
    expect(await client.home.index()).toEqual({ sliders: [], announcement: null, blocks: [] });
    expect(await client.navigation.header()).toEqual([]);
  });

  it('shows sliders in their order, and hidden ones not', async () => {
    const slider = { thumb: '/blobs/s.svg', description: '说明', url: '/article' };
    await server.db.insert(homeSliders).values([
      { ...slider, title: '第二', sort: 2 },
      { ...slider, title: '藏起', sort: 0, isShown: false },
      { ...slider, title: '第一', sort: 1 },
    ]);
    const { sliders } = await client.home.index();
    expect(sliders.map(({ title }) => title)).toEqual(['第一', '第二']);
    expect(sliders[0]).toMatchObject(slider);
  });

  it('shows the newest announcement', async () => {
    await server.db.insert(announcements).values([
      { title: '新', content: '', createdAt: new Date('2026-11-02') },
      { title: '旧', content: '', createdAt: new Date('2026-11-01') },
    ]);
    expect((await client.home.index()).announcement).toMatchObject({
      title: '新',
      created_at: '2026-11-02T00:00:00.000Z',
    });
  });

  it('fills lists with the newest or the most read of all or of one category, and leaves out empty ones', async () => {
    const [quiet, loud, empty] = [
      await createCategory(server.db),
      await createCategory(server.db),
      await createCategory(server.db),
    ];
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await createArticle(server.db, { categoryId: quiet, title: '静 1', publishedAt: at(1), viewTimes: 5 });
    await createArticle(server.db, { categoryId: loud, title: '闹 2', publishedAt: at(2), viewTimes: 90 });
    await createArticle(server.db, { categoryId: quiet, title: '静 3', publishedAt: at(3), viewTimes: 1 });
    const block = { sign: 'article' as const, size: 2 };
    await server.db.insert(homeBlocks).values([
      { ...block, title: '静', categoryId: quiet, sort: 2, moreUrl: `/article?category=${quiet}` },
      { ...block, title: '最多', itemOrder: 'most-read', sort: 1 },
      { ...block, title: '空', categoryId: empty, sort: 0 },
    ]);
    const { blocks } = await client.home.index();
    expect(
      blocks.map(({ title, items, more_url }) => [title, items.map((item) => item.title), more_url]),
    ).toEqual([
      ['最多', ['闹 2', '静 1'], null],
      ['静', ['静 3', '静 1'], `/article?category=${quiet}`],
    ]);
  });

  it('has the navigation in its order', async () => {
    const [parent] = await server.db
      .insert(navItems)
      .values([
        { name: '文章', url: '/article', sort: 2 },
        { name: '首页', url: '/', sort: 1 },
      ])
      .returning({ id: navItems.id });
    await server.db
      .insert(navItems)
      .values({ name: '读书', url: '/article?category=1', parentId: parent!.id });
    const items = await client.navigation.header();
    expect(items.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['首页', []],
      ['文章', ['读书']],
    ]);
  });
});

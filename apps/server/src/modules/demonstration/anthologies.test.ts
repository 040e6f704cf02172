import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navItems } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { anthologySeeds } from './anthologies.seed.ts';
import { seedAnthologies } from './seed-anthologies.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

const topLevel = async () =>
  (await clientOf(server).navigation.header()).map(({ name, url }) => `${name} ${url}`);
const withEntry = [
  '首页 /',
  '文章 /article',
  '文集 /anthologies',
  '课程 /courses',
  '考试 /exam',
  '问答 /problem',
  '会员 /vip',
];

describe('the anthologies of the demonstration', () => {
  it('are all there, free ones, one that members have and one that everybody buys', async () => {
    const { data } = await clientOf(server).anthologies.list();
    expect(data.data.map(({ title }) => title)).toEqual(anthologySeeds.map(({ title }) => title));
    const kinds = data.data.map(({ charge, is_vip_free }) =>
      charge === 0 ? 'free' : is_vip_free ? 'member' : 'sold',
    );
    expect(kinds.toSorted()).toEqual(['free', 'free', 'member', 'sold']);
    for (const { author, articles_count: count } of data.data) {
      expect(author).not.toBeNull();
      expect(count).toBeGreaterThanOrEqual(4);
    }
  });

  it('hold every article that they name, and cost less than what is sold in them', async () => {
    const { anthologies } = clientOf(server);
    for (const { id } of (await anthologies.list()).data.data) {
      const { anthology, chapters } = await anthologies.detail(id);
      const seed = anthologySeeds.find(({ title }) => title === anthology.title);
      expect(
        chapters.map(({ name, articles }) => ({ name, articles: articles.map(({ title }) => title) })),
      ).toEqual(seed?.chapters);
      const apart = chapters.flatMap(({ articles }) => articles).reduce((sum, { charge }) => sum + charge, 0);
      expect(anthology.charge).toBeLessThan(Math.max(1, apart));
      expect(anthology.charge > 0).toBe(apart > 0);
    }
  });

  it('are found by searching, and stand in the navigation after the articles', async () => {
    const { total } = await clientOf(server).search.find({ keywords: '数学散步', type: 'anthology' });
    expect(total).toBe(1);
    expect(await topLevel()).toEqual(withEntry);
  });
});

describe('the navigation', () => {
  const seedAgain = () => server.db.transaction((tx) => seedAnthologies(server.deps, tx));

  it('is given its entry once', async () => {
    await seedAgain();
    expect(await topLevel()).toEqual(withEntry);
  });

  it('stays as a school has made it', async () => {
    await server.db.execute(sql`delete from nav_items where url = '/anthologies'`);
    await server.db.update(navItems).set({ name: '文库' }).where(eq(navItems.url, '/article'));
    await seedAgain();
    expect(await topLevel()).toEqual([
      '首页 /',
      '文库 /article',
      '课程 /courses',
      '考试 /exam',
      '问答 /problem',
      '会员 /vip',
    ]);
  });
});

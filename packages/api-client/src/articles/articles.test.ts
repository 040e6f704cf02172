import { blockSize } from '../manage/home-blocks.rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { checkAnswer } from '../contract.ts';
import { createClient, type Client } from '../create-client.ts';
import { featureNames } from '../access/feature-names.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());

describe('the reading calls over the real server', () => {
  it('list articles of all categories and of one, and open each from the list', async () => {
    const { data, categories } = await client.articles.list({});
    expect(data.data).toHaveLength(12);
    expect(categories.reduce((sum, { articles_count }) => sum + articles_count, 0)).toBe(data.total);
    const [category] = categories;
    const ofOne = await client.articles.list({ category_id: category!.id, size: 100 });
    expect(ofOne.data.data.every((article) => article.category.id === category!.id)).toBe(true);
    const { article, related } = await client.articles.detail(ofOne.data.data[0]!.id);
    expect(article.render_content).toContain('<h2>');
    expect(related.map(({ id }) => id)).not.toContain(article.id);
  });

  it('walk from the newest article to the oldest and back by their neighbours', async () => {
    const { data } = await client.articles.list({ size: 100 });
    const ids = data.data.map(({ id }) => id);
    const walked = [ids[0]!];
    for (;;) {
      const { previous } = await client.articles.detail(walked.at(-1)!);
      if (!previous) break;
      walked.push(previous.id);
    }
    expect(walked).toEqual(ids);
    const { next } = await client.articles.detail(ids[1]!);
    expect(next?.id).toBe(ids[0]);
  });

  it('reject with code 404 for an article that is not there', async () => {
    await expect(client.articles.detail(999_999_999)).rejects.toMatchObject({
      kind: 'business',
      code: 404,
      status: 404,
    });
  });

  it('read the configuration, the navigation and the home page', async () => {
    const { features, webname } = await client.config.public();
    expect([webname, Object.keys(features).length]).toEqual(['书院', featureNames.length]);
    const navigation = await client.navigation.header();
    expect(navigation.map(({ url }) => url)).toEqual([
      '/',
      '/article',
      '/anthologies',
      '/courses',
      '/exam',
      '/problem',
      '/vip',
    ]);
    expect(navigation[1]?.children).toHaveLength(6);
    const { sliders, blocks } = await client.home.index();
    expect(sliders).toHaveLength(3);
    expect(blocks.every(({ items }) => items.length > 0 && items.length <= blockSize)).toBe(true);
  });
});

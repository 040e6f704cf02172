import { createTagsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { tagsEntry, tagSeeds } from './tags.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the tags of the demonstration are on everything that they name, and stand under the articles', async () => {
  const client = clientOf(server);
  const { tags } = await createTagsApi(client.http).list();
  expect(tags.map(({ name, category, resources_count: count }) => [category.name, name, count])).toEqual(
    tagSeeds.flatMap(({ category, tags: ofCategory }) =>
      ofCategory.map(({ name, titles }) => [category, name, Object.values(titles).flat().length]),
    ),
  );
  const entry = (await client.navigation.header()).find(({ url }) => url === '/article');
  expect(entry?.children.map(({ name, url }) => ({ name, url }))).toContainEqual(tagsEntry);
});

import { createFavoritesApi } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { createScenarioClient, favoriteScenarios } from './index.ts';

const ask = (name: keyof typeof favoriteScenarios) =>
  createFavoritesApi(createScenarioClient(favoriteScenarios[name]).client.http);

it('LD-13 the scenarios of favourites keep to the contract where everything works', async () => {
  const favorites = ask('works');
  const { data, total, counts } = await favorites.list();
  expect([data.length, total, counts]).toEqual([5, 5, { article: 2, course: 1, anthology: 1, paper: 1 }]);
  expect((await favorites.list({ category_id: 1 })).total).toBe(3);
  expect((await favorites.folders()).categories).toHaveLength(2);
  const thing = { type: 'article' as const, id: 301 };
  expect(await favorites.move({ favorites: [thing], category_id: 2 })).toEqual({ moved_count: 1 });
  await favorites.createFolder('摄影');
  await favorites.renameFolder(1, '摄影');
  await favorites.removeFolder(1);
});

it('LD-13 have pages, have nothing, and fail as the server does', async () => {
  expect(await ask('many').list({ page: 3 })).toMatchObject({ total: 30, data: { length: 6 } });
  expect(await ask('empty').list()).toEqual({ data: [], total: 0, counts: {} });
  await expect(ask('works').list({ category_id: 99 })).rejects.toMatchObject({ code: 404 });
  await expect(ask('refused').createFolder('写作')).rejects.toMatchObject({ kind: 'business', code: 1 });
  await expect(ask('offline').list()).rejects.toMatchObject({ kind: 'network' });
});

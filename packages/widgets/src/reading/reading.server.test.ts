import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArticleCard, Client, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createFakeText } from './fake-text.fixtures.ts';
import { favoriteButtonStrings } from './favorite-button.strings.ts';
import { createFavoriteStore } from './favorite.store.ts';
import { createReadingPlaceStore } from './reading-place.store.ts';

let server: TestServer;
let client: Client;
let user: User;
let articles: ArticleCard[];

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
  articles = (await client.articles.list({ size: 50 })).data.data;
});
afterAll(() => server.close());

const studyOf = async (id: number) => (await client.articles.detail(id)).study;

/** One that the learner may read all of, or may not, and has neither begun nor set aside. */
async function untouched({ isReadable }: { isReadable: boolean }) {
  for (const { id } of articles) {
    const { article, study } = await client.articles.detail(id);
    if (article.can_read === isReadable && study?.progress === 0 && !study.is_collected) return id;
  }
  throw new Error('The demonstration has no such article.');
}

it('sets an article aside and puts it back, as the article itself says from then on', async () => {
  const articleId = await untouched({ isReadable: true });
  const host = createTestHost({ user });
  const strings = favoriteButtonStrings['zh-CN'];
  const told: boolean[] = [];
  const onChange = (isCollected: boolean) => void told.push(isCollected);
  const favorite = { type: 'article', id: articleId } as const;
  const props = { study: client.study, favorite, isCollected: false, onChange };
  const { actions } = createFavoriteStore({ host, strings, getProps: () => props });
  actions.toggle();
  await until(() => told.length, 1);
  expect(await studyOf(articleId)).toMatchObject({ is_collected: true });
  actions.toggle();
  await until(() => told.length, 2);
  expect(await studyOf(articleId)).toMatchObject({ is_collected: false });
  expect(host.notices).toEqual([]);
});

it('says in the server’s words what cannot be set aside', async () => {
  const host = createTestHost({ user });
  const strings = favoriteButtonStrings['zh-CN'];
  const favorite = { type: 'article', id: 999_999_999 } as const;
  const props = { study: client.study, favorite, isCollected: false };
  const store = createFavoriteStore({ host, strings, getProps: () => props });
  store.actions.toggle();
  await until(() => host.notices.length, 1);
  expect(store.getState().isCollected).toBe(false);
  expect(host.notices[0]?.tone).toBe('critical');
  expect(host.notices[0]?.text).not.toBe(strings.notCollected);
});

async function readOn(articleId: number, kept: number, places: readonly number[]) {
  const host = createTestHost({ user });
  const page = createFakeText();
  /** Places that the server has answered. */
  const told: number[] = [];
  const record = async (id: number, place: number) => {
    try {
      return await client.study.record(id, place);
    } finally {
      told.push(place);
    }
  };
  const store = createReadingPlaceStore({ study: { record }, host, articleId, kept });
  const stop = store.start(page.text);
  for (const [index, place] of places.entries()) {
    page.scrollTo(place);
    await host.advance(20_000);
    await until(() => told.length, index + 1);
  }
  return { host, page, store, stop, told };
}

it('is offered the next time where the reader was, and keeps the furthest that they have been', async () => {
  const articleId = await untouched({ isReadable: true });
  const first = await readOn(articleId, 0, [40]);
  first.stop();
  expect(await studyOf(articleId)).toMatchObject({ place: 40, progress: 40 });
  const again = await readOn(articleId, 40, []);
  expect(again.store.getState().offer).toBe(40);
  again.store.resume();
  again.stop();
  await readOn(articleId, 40, [70]);
  const back = await readOn(articleId, 70, [20, 15]);
  expect(back.store.getState().offer).toBeNull();
  expect(await studyOf(articleId)).toMatchObject({ place: 15, progress: 70 });
});

it('tells no second place of a text that may not be read all', async () => {
  const articleId = await untouched({ isReadable: false });
  const { host, page, told, stop } = await readOn(articleId, 0, [40]);
  page.scrollTo(60);
  await host.advance(60_000);
  stop();
  await host.settle();
  expect(told).toEqual([40]);
  expect(await studyOf(articleId)).toMatchObject({ place: 0, progress: 0 });
});

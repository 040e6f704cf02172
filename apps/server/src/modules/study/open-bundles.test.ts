import { createFavoritesApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyAnthology, createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { becomeMember, createArticle } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let reader: Person;
let anthology: number;
let combo: number;
const now = new Date('2026-11-20T04:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  reader = await createPerson(server.db);
  const article = await createArticle(server.db);
  anthology = await createAnthology(server.db, { charge: 49, articles: [article] });
  combo = await createCombo(server.db, {
    charge: 128,
    items: [{ resourceType: 'article', resourceId: article }],
  });
  await clientOf(server, reader).study.record(article, 40);
});
afterAll(() => server.close());

const learning = async () =>
  (await clientOf(server, reader).study.list({ scene: 'learning' })).data.map(
    ({ resource }) => resource.type,
  );

it('a bundle of which a free part was studied is begun only once it is open to its reader', async () => {
  expect(await learning()).toEqual(['article']);
  await addGrant(server.db, {
    userId: reader.id,
    goods: { type: 'combo', id: combo },
    source: 'given',
    startsAt: now,
  });
  expect((await learning()).toSorted()).toEqual(['article', 'combo']);
  await buyAnthology(server.db, reader.id, anthology, now);
  expect((await learning()).toSorted()).toEqual(['anthology', 'article', 'combo']);
});

it('lists say of what is open to the reader that it is, so that no price stands beside it', async () => {
  const person = await createPerson(server.db);
  const { study, http } = clientOf(server, person);
  const isOpen = async () => (await createFavoritesApi(http).list({})).data.map(({ is_open: open }) => open);
  const paid = await createArticle(server.db, { charge: 9, isVipFree: true });
  await study.collect({ type: 'article', id: paid });
  expect(await isOpen()).toEqual([false]);
  await becomeMember(server.db, person.id, now);
  expect(await isOpen()).toEqual([true]);
  expect((await study.list({ scene: 'collected' })).data[0]?.is_open).toBe(true);
});

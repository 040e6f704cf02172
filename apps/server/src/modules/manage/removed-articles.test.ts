import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@shuyuan/api-client';
import type { ArticleDraft } from '@shuyuan/api-client/manage';
import { articles, homeBlocks, searchDocuments } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let reader: Person;
let calls: Client;
let categoryId: number;
let now: Date;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  now = new Date('2026-11-21T04:00:00Z');
  admin = await createAdministrator(server);
  await server.db.insert(homeBlocks).values([
    { sign: 'article', title: '最新' },
    { sign: 'article', title: '最多', itemOrder: 'most-read' },
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-21T04:00:00Z');
  await server.db.delete(articles);
  await server.db.delete(searchDocuments);
  categoryId = await createCategory(server.db);
  reader = await createPerson(server.db);
  calls = clientOf(server, reader);
});

const store = async (fields: Partial<ArticleDraft> = {}) =>
  (
    await admin.manage.articles.store({
      title: '独角兽',
      category_id: categoryId,
      render_content: '<p>正文</p>',
      published_at: '2026-11-20T00:00:00Z',
      ...fields,
    })
  ).id;

/** Where a reader meets an article: whether it is there, or what the call says. */
async function placesOf(id: number) {
  const has = (rows: readonly { id: number }[]) => rows.some((row) => row.id === id);
  const told = async (call: Promise<unknown>) =>
    call.then(
      () => 'there',
      (error: { code: number }) => error.code,
    );
  const { data, categories } = await calls.articles.list({ category_id: categoryId });
  const studied = async (scene: 'learning' | 'subscribed' | 'collected') =>
    (await calls.study.list({ scene })).data.find(({ resource }) => resource.id === id)?.resource.state;
  return {
    list: has(data.data),
    counted: data.total,
    countedInCategories: categories.find((each) => each.id === categoryId)?.articles_count,
    home: (await calls.home.index()).blocks.map(({ items }) => has(items)),
    found: (await calls.search.find({ keywords: '独角兽' })).data.some(
      ({ resource_id }) => resource_id === id,
    ),
    learning: await studied('learning'),
    subscribed: await studied('subscribed'),
    collected: await studied('collected'),
    detail: await told(calls.articles.detail(id)),
    comments: await told(calls.comments.list({ type: 'article', id }, { page: 1, size: 9 })),
    collecting: await told(calls.study.collect({ type: 'article', id })),
    reading: await told(calls.study.record(id, 60)),
  };
}

const everywhere = {
  list: true,
  counted: 1,
  countedInCategories: 1,
  home: [true, true],
  found: true,
  learning: 'published',
  subscribed: 'published',
  collected: 'published',
  detail: 'there',
  comments: 'there',
  collecting: 'there',
  reading: 'there',
};

/** Nowhere but where somebody has it in a list of their own, which says that it is gone. */
const kept = { learning: 'gone', subscribed: 'gone', collected: 'gone' };

const nowhere = {
  list: false,
  counted: 0,
  countedInCategories: 0,
  home: [],
  found: false,
  detail: 404,
  comments: 404,
  collecting: 404,
  reading: 404,
};

describe('an article that is removed', () => {
  it('is nowhere at once, and comes back by the undo with all that hangs on it', async () => {
    const id = await store();
    await buyArticle(server.db, reader.id, id, now);
    await calls.study.collect({ type: 'article', id });
    await calls.study.record(id, 60);
    await calls.comments.submit({ type: 'article', id }, { content: '写得好' });
    expect(await placesOf(id)).toEqual(everywhere);

    const { action_id } = await admin.manage.articles.remove(id);
    expect(await placesOf(id)).toEqual({ ...nowhere, ...kept });

    await admin.manage.log.undo(action_id);
    expect(await placesOf(id)).toEqual(everywhere);
    expect((await calls.articles.detail(id)).study).toMatchObject({ place: 60, is_collected: true });
    expect((await calls.comments.list({ type: 'article', id }, { page: 1, size: 9 })).comments.total).toBe(1);
  });

  it('is sold to nobody, and stays with who has it', async () => {
    const id = await store({ charge: 9, paid_content: '<p>后半</p>' });
    const buyer = await createPerson(server.db);
    await buyArticle(server.db, buyer.id, id, now);
    const order = () => calls.orders.create({ goods_type: 'article', goods_id: id });
    const { action_id } = await admin.manage.articles.remove(id);
    await expect(order()).rejects.toMatchObject({ code: 404 });
    await admin.manage.log.undo(action_id);
    const { article } = await clientOf(server, buyer).articles.detail(id);
    expect(article).toMatchObject({ is_buy: true, can_read: true });
    expect(article.render_content).toContain('后半');
    await expect(order()).resolves.toMatchObject({ charge: 9 });
  });

  it('is no neighbour and no related article of others', async () => {
    const [before, id, after] = [
      await store({ published_at: '2026-11-18T00:00:00Z' }),
      await store({ published_at: '2026-11-19T00:00:00Z' }),
      await store({ published_at: '2026-11-20T00:00:00Z' }),
    ];
    await admin.manage.articles.remove(id);
    const { next, related } = await calls.articles.detail(before);
    expect(next?.id).toBe(after);
    expect(related.map((each) => each.id)).toEqual([after]);
  });
});

describe('an article that is hidden, scheduled or published again', () => {
  it('is nowhere as a draft, and everywhere when it is published again', async () => {
    const id = await store();
    await admin.manage.articles.update(id, { published_at: null });
    expect(await placesOf(id)).toEqual(nowhere);
    await admin.manage.articles.update(id, { published_at: '2026-11-20T00:00:00Z' });
    expect(await placesOf(id)).toMatchObject({
      list: true,
      home: [true, true],
      found: true,
      detail: 'there',
    });
  });

  it('appears by itself when its time has come', async () => {
    const id = await store({ published_at: '2026-11-21T04:05:00Z' });
    expect((await admin.manage.articles.find(id)).status).toBe('scheduled');
    expect(await placesOf(id)).toEqual(nowhere);
    now = new Date('2026-11-21T04:05:00Z');
    expect(await placesOf(id)).toMatchObject({ list: true, counted: 1, home: [true, true], found: true });
    expect((await admin.manage.articles.find(id)).status).toBe('published');
  });

  it('is found by its new words and not by its old ones, by the free part alone', async () => {
    const id = await store({ title: '麒麟', render_content: '<p>凤凰</p>', paid_content: '<p>貔貅</p>' });
    const finds = async (keywords: string) => (await calls.search.find({ keywords })).data.length;
    expect([await finds('麒麟'), await finds('凤凰'), await finds('貔貅')]).toEqual([1, 1, 0]);
    await admin.manage.articles.update(id, { title: '饕餮' });
    await admin.manage.articles.update(id, { render_content: '<p>螭吻</p>' });
    expect([await finds('麒麟'), await finds('凤凰'), await finds('饕餮'), await finds('螭吻')]).toEqual([
      0, 0, 1, 1,
    ]);
  });
});

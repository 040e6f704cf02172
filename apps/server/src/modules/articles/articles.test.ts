import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createComments, createReplies } from '../comments/comments.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createArticle, createCategory } from './articles.fixtures.ts';
import { isPublished } from './card-columns.ts';

let server: TestServer;
let client: Client;
let now = new Date('2026-11-21T04:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

describe('the list of articles', () => {
  it('shows what is published, newest first, and nothing that is a draft or still to come', async () => {
    const categoryId = await createCategory(server.db);
    await createArticle(server.db, { categoryId, title: '昨天', publishedAt: ago(1440) });
    await createArticle(server.db, { categoryId, title: '刚才', publishedAt: ago(1) });
    await createArticle(server.db, { categoryId, title: '草稿', publishedAt: null });
    await createArticle(server.db, { categoryId, title: '明天', publishedAt: ago(-1440) });
    const { data, categories } = await client.articles.list({ category_id: categoryId });
    expect(titles(data.data)).toEqual(['刚才', '昨天']);
    expect(data.total).toBe(2);
    expect(categories.find(({ id }) => id === categoryId)?.articles_count).toBe(2);
  });

  it('shows a coming article by itself when its time has come', async () => {
    const categoryId = await createCategory(server.db);
    await createArticle(server.db, { categoryId, title: '一分钟后', publishedAt: ago(-1) });
    const before = now;
    now = new Date(now.getTime() + 61_000);
    const { data } = await client.articles.list({ category_id: categoryId });
    now = before;
    expect(titles(data.data)).toEqual(['一分钟后']);
  });

  it('cuts into pages without losing or doubling an article, also when all have one time', async () => {
    const categoryId = await createCategory(server.db);
    for (let count = 0; count < 25; count += 1)
      await createArticle(server.db, { categoryId, publishedAt: ago(5) });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => client.articles.list({ category_id: categoryId, page })),
    );
    expect(pages.map(({ data }) => data.data.length)).toEqual([12, 12, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.data.map(({ id }) => id))).size).toBe(25);
  });

  it('keeps a category without articles, and answers an unknown one with an empty list', async () => {
    const empty = await createCategory(server.db);
    const { categories } = await client.articles.list({});
    expect(categories.find(({ id }) => id === empty)?.articles_count).toBe(0);
    expect((await client.articles.list({ category_id: 999_999 })).data).toEqual({ data: [], total: 0 });
  });

  it('tells as many comments as the comment list has, the author, and the minutes of reading', async () => {
    const person = await createPerson(server.db, { nickName: '沈砚秋', avatar: '/blobs/s.svg' });
    const categoryId = await createCategory(server.db);
    const id = await createArticle(server.db, { categoryId, authorId: person.id, characterCount: 1700 });
    const target = { type: 'article' as const, id };
    await createReplies(
      server.db,
      target,
      await createComments(server.db, target, person.id, 3),
      person.id,
      4,
    );
    const { data } = await client.articles.list({ category_id: categoryId });
    expect(data.data[0]).toMatchObject({
      author: { id: person.id, nick_name: '沈砚秋', avatar: '/blobs/s.svg' },
      comments_count: 3,
      read_minutes: 4,
    });
    expect((await client.comments.list(target, { page: 1, size: 10 })).comments.total).toBe(3);
    expect(await client.comments.counts('article', [id])).toEqual({ [id]: 3 });
    await server.db.execute(sql`delete from users where id = ${person.id}`);
    expect((await client.articles.list({ category_id: categoryId })).data.data[0]?.author).toBeNull();
  });

  it('finds the newest of many by an index', async () => {
    const categoryId = await createCategory(server.db);
    await server.db.execute(sql`
      insert into articles (category_id, title, thumb, short_description, render_content, character_count, published_at)
      select ${categoryId}, 't', 't', 's', 'c', 1, now() - make_interval(mins => i) from generate_series(1, 5000) i`);
    await server.db.execute(sql`analyze articles`);
    const { rows } = await server.db.execute<Record<string, string>>(
      sql`explain select id from articles where ${isPublished(sql`now()`)} order by published_at desc, id desc limit 12`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('articles_newest');
    await server.db.execute(sql`delete from articles where category_id = ${categoryId}`);
  });
});

describe('one article', () => {
  it('comes with its text, its neighbours by date, and up to four others of its category', async () => {
    await server.db.execute(sql`delete from articles`);
    const categoryId = await createCategory(server.db);
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      ids.push(
        await createArticle(server.db, {
          categoryId,
          title: `第 ${count} 篇`,
          publishedAt: ago(100 - count),
        }),
      );
    }
    await createArticle(server.db, { title: '别的分类', publishedAt: ago(97.5) });
    const third = await client.articles.detail(ids[3]!);
    expect(third.article).toMatchObject({ title: '第 3 篇', render_content: '<p>正文</p>' });
    expect([third.previous?.title, third.next?.title]).toEqual(['别的分类', '第 4 篇']);
    expect(titles(third.related)).toEqual(['第 6 篇', '第 5 篇', '第 4 篇', '第 2 篇']);
    expect((await client.articles.detail(ids[0]!)).previous).toBeNull();
    expect((await client.articles.detail(ids[6]!)).next).toBeNull();
  });

  it('comes with up to four others of who wrote it, of all categories, and none once the account is gone', async () => {
    const [author, other] = [await createPerson(server.db), await createPerson(server.db)];
    const write = (title: string, hours: number, authorId = author.id) =>
      createArticle(server.db, { title, authorId, publishedAt: ago(hours) });
    const id = await write('这一篇', 50);
    for (let count = 1; count <= 5; count += 1) await write(`另 ${count} 篇`, 60 - count);
    await createArticle(server.db, { title: '草稿', authorId: author.id, publishedAt: null });
    await write('还没到时候', -1);
    await write('别人的', 51, other.id);
    expect(titles((await client.articles.detail(id)).by_author)).toEqual([
      '另 5 篇',
      '另 4 篇',
      '另 3 篇',
      '另 2 篇',
    ]);
    await server.db.execute(sql`delete from users where id = ${author.id}`);
    expect((await client.articles.detail(id)).by_author).toEqual([]);
  });

  it('has neighbours also among articles of the same moment', async () => {
    const publishedAt = ago(5000);
    const [a, b, c] = [
      await createArticle(server.db, { title: '甲', publishedAt }),
      await createArticle(server.db, { title: '乙', publishedAt }),
      await createArticle(server.db, { title: '丙', publishedAt }),
    ];
    const middle = await client.articles.detail(b);
    expect([middle.previous?.id, middle.next?.id]).toEqual([a, c]);
  });

  it('is missing when it is a draft, still to come, or was never there', async () => {
    const draft = await createArticle(server.db, { publishedAt: null });
    const coming = await createArticle(server.db, { publishedAt: ago(-10) });
    for (const id of [draft, coming, 999_999_999, Number.MAX_SAFE_INTEGER]) {
      await expect(client.articles.detail(id)).rejects.toMatchObject({ code: 404, status: 404 });
    }
  });
});

describe('counting readers', () => {
  const views = async (id: number) => (await client.articles.detail(id)).article.view_times;
  const read = (id: number, headers: Record<string, string> = {}, remoteAddress = '203.0.113.9') =>
    server.app.inject({ url: `/api/v2/article/${id}/detail`, headers, remoteAddress });

  it('counts one visitor once a day, however often they reload or what their browser claims', async () => {
    const id = await createArticle(server.db);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        read(id, { 'user-agent': `browser ${n}`, 'x-forwarded-for': `10.0.0.${n}` }),
      ),
    );
    await views(id);
    expect(await views(id)).toBe(2);
  });

  it('counts another network, a signed-in person, and the same visitor on another day', async () => {
    const id = await createArticle(server.db);
    const person = await createPerson(server.db);
    await read(id);
    await read(id, {}, '203.0.113.10');
    await read(id, person.headers);
    await read(id, person.headers, '198.51.100.5');
    const before = now;
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    await read(id);
    await views(id);
    expect(await views(id)).toBe(5);
    now = before;
  });

  it('forgets who has read on past days', async () => {
    const id = await createArticle(server.db);
    await read(id);
    const before = now;
    now = new Date(now.getTime() + 48 * 60 * 60_000);
    for (let count = 0; count < 3; count += 1) await read(await createArticle(server.db));
    now = before;
    const { rows } = await server.db.execute(sql`select * from article_views where article_id = ${id}`);
    expect(rows).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, isApiError, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { indexForSearch } from './search-index.ts';
import type { Findable } from './search-source.ts';
import { textOf } from './text-of.ts';

let server: TestServer;
let visitor: Client;
let now = new Date('2026-11-21T04:00:00Z');
let ids = 0;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  visitor = clientOf(null);
});
afterAll(() => server.close());

const clientOf = (token: string | null) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });

const put = (thing: Partial<Findable>) =>
  indexForSearch(server.db, {
    type: 'article',
    id: (ids += 1),
    title: '无题',
    thumb: '',
    description: '',
    html: '',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...thing,
  });

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

describe('finding', () => {
  it('SD-03 puts a match in the title before one in the description, and that before one in the text', async () => {
    await put({ title: '正文里有', html: '<p>说到<b>光合</b>作用</p>' });
    await put({ title: '光合作用是什么' });
    await put({ title: '简介里有', description: '光合作用的三个实验' });
    await put({ title: '别的', html: '<p>光与合作</p>' });
    const { data, total } = await visitor.search.find({ keywords: '光合作用' });
    expect(titles(data)).toEqual(['光合作用是什么', '简介里有', '正文里有']);
    expect(total).toBe(3);
  });

  it('SD-05 answers the snippet as HTML and as data, with every occurrence marked and hostile words inert', async () => {
    await put({
      title: '潮汐 <script>alert(1)</script>',
      description: '潮汐"与"<img src=x onerror=alert(1)>潮汐',
    });
    const { data } = await visitor.search.find({ keywords: '潮汐' });
    const [found] = data;
    expect(found?.p).toBe(
      '<mark>潮汐</mark>&quot;与&quot;&lt;img src=x onerror=alert(1)&gt;<mark>潮汐</mark>',
    );
    expect(found?.snippet_marks.map(([from, to]) => found.snippet.slice(from, to))).toEqual(['潮汐', '潮汐']);
    expect(found?.title_marks).toEqual([[0, 2]]);
  });

  it('SD-03 narrows to a type, and counts all types all the same', async () => {
    for (const type of ['video', 'video', 'vod', 'combo', 'anthology'] as const)
      await put({ type, title: `敦煌壁画 ${type}` });
    const all = await visitor.search.find({ keywords: '敦煌', type: '' });
    expect(all.total).toBe(5);
    expect(all.counts).toEqual({ video: 2, vod: 1, combo: 1, anthology: 1 });
    const videos = await visitor.search.find({ keywords: '敦煌', type: 'video' });
    expect(videos.total).toBe(2);
    expect(videos.data.map(({ resource_type: type }) => type)).toEqual(['video', 'video']);
    expect(videos.counts).toEqual(all.counts);
    expect(await visitor.search.find({ keywords: '敦煌', type: 'article' })).toMatchObject({
      data: [],
      total: 0,
      counts: all.counts,
    });
  });

  it('SD-03 finds everything by the key of the tab that holds everything', async () => {
    await put({ type: 'video', title: '云冈石窟' });
    const { data } = (
      await server.app.inject({ url: '/api/v2/search', query: { keywords: '云冈', type: '0' } })
    ).json<{
      data: unknown;
    }>();
    expect(data).toEqual(await visitor.search.find({ keywords: '云冈' }));
    expect(data).toMatchObject({ total: 1 });
  });

  it('SD-03 turns pages without losing or doubling a row, also when all are equally good', async () => {
    for (let count = 0; count < 23; count += 1) await put({ title: '围棋定式' });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => visitor.search.find({ keywords: '围棋', page })),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(23);
  });

  it('SD-03 counts, ranks and turns pages of a word in most documents as of one in few', async () => {
    const crowd = await createTestServer({ clock: { now: () => now } });
    const visitor = createClient({ baseUrl: '', fetch: crowd.fetch, checkAnswer });
    const types = ['article', 'video', 'vod'] as const;
    const day = (count: number) => new Date(now.getTime() - count * 86_400_000);
    for (let count = 0; count < 600; count += 1)
      await indexForSearch(crowd.db, {
        type: types[count % 3]!,
        id: 1000 + count,
        title: count === 7 ? '寻常事' : `第 ${count} 篇`,
        thumb: '',
        description: '',
        html: `<p>寻常${count < 540 ? '' : '罕见'}</p>`,
        publishedAt: day(count),
      });
    const idsOf = async (keywords: string, page: number, type: '' | 'vod' = '') =>
      (await visitor.search.find({ keywords, page, type })).data.map(({ resource_id: id }) => id - 1000);
    const from = (first: number, step = 1) => Array.from({ length: 10 }, (_, n) => first + n * step);
    const all = await visitor.search.find({ keywords: '寻常' });
    expect(all).toMatchObject({ total: 600, counts: { article: 200, video: 200, vod: 200 } });
    expect(await idsOf('寻常', 1)).toEqual([7, 0, 1, 2, 3, 4, 5, 6, 8, 9]);
    expect(await idsOf('寻常', 2)).toEqual(from(10));
    expect(await idsOf('寻常', 60)).toEqual(from(590));
    expect(await idsOf('寻常', 1, 'vod')).toEqual(from(2, 3));
    expect(await visitor.search.find({ keywords: '罕见' })).toMatchObject({ total: 60, counts: { vod: 20 } });
    expect(await idsOf('罕见', 2)).toEqual(from(550));
    expect(await idsOf('罕', 6)).toEqual(from(590));
    await crowd.close();
  });

  it('finds a coming thing when its time has come, and a changed one by its new words only', async () => {
    const thing = { id: 900_001, title: '昆曲入门', publishedAt: new Date(now.getTime() + 60_000) };
    await put(thing);
    expect((await visitor.search.find({ keywords: '昆曲' })).total).toBe(0);
    const before = now;
    now = new Date(now.getTime() + 61_000);
    expect((await visitor.search.find({ keywords: '昆曲' })).total).toBe(1);
    await put({ ...thing, title: '京剧入门' });
    expect((await visitor.search.find({ keywords: '昆曲' })).total).toBe(0);
    expect((await visitor.search.find({ keywords: '京剧' })).total).toBe(1);
    now = before;
  });

  it('finds what an earlier version of the index has kept, once a server has started', async () => {
    await put({ id: 900_002, title: '用 Vue3 写線性代數課件' });
    const found = async () => (await visitor.search.find({ keywords: 'Vue 线性代数' })).total;
    await server.db.execute(
      sql`update search_documents set tokens = '''vue3'':1A', token_version = 1 where resource_id = 900002`,
    );
    expect(await found()).toBe(0);
    await server.modules.tidy(server.db);
    expect(await found()).toBe(1);
    await server.db.execute(sql`update search_documents set tokens = '' where resource_id = 900002`);
    await server.modules.tidy(server.db);
    expect(await found()).toBe(0);
  });

  it.each(['', '   ', '　'])('asks for a keyword when there is none: %j', async (keywords) => {
    await expect(visitor.search.find({ keywords })).rejects.toMatchObject({
      kind: 'business',
      message: '请输入关键字',
    });
  });

  it('answers what cannot be looked for with nothing', async () => {
    expect(await visitor.search.find({ keywords: '…！！' })).toEqual({ data: [], total: 0, counts: {} });
    for (const keywords of ["'", "\\'); drop table", 'a:* | b', '<->', 'a\uD800b'])
      await expect(visitor.search.find({ keywords })).resolves.toMatchObject({ total: 0 });
  });

  it('looks the words up in the index', async () => {
    await server.db.execute(sql`set enable_seqscan = off`);
    const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from search_documents where tokens @@ ${"'敦煌'"}::tsquery`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('search_documents_tokens');
  });
});

describe('recent keywords', () => {
  it('SD-06 are the last ten of a person, the latest first, each once, and none of a visitor', async () => {
    const { token } = await createPerson(server.db);
    const me = clientOf(token);
    for (let count = 1; count <= 11; count += 1) {
      now = new Date(now.getTime() + 1000);
      await me.search.find({ keywords: `词${count}` });
    }
    now = new Date(now.getTime() + 1000);
    await me.search.find({ keywords: '  词5 ' });
    await me.search.find({ keywords: '词6', page: 2 });
    await me.search.find({ keywords: '\u0000' }).catch(() => {});
    await visitor.search.find({ keywords: '游客的词' });
    const names = (await me.search.keywords()).map(({ name }) => name);
    expect(names).toEqual(['词5', '词11', '词10', '词9', '词8', '词7', '词6', '词4', '词3', '词2']);
  });

  it('SD-06 are deleted by their owner only', async () => {
    const [mine, other] = [await createPerson(server.db), await createPerson(server.db)];
    const [me, somebody] = [clientOf(mine.token), clientOf(other.token)];
    await me.search.find({ keywords: '我的词' });
    const [keyword] = await me.search.keywords();
    await somebody.search.deleteKeywords([keyword!.id]);
    expect(await me.search.keywords()).toHaveLength(1);
    await me.search.deleteKeywords([keyword!.id, 999_999]);
    expect(await me.search.keywords()).toEqual([]);
  });

  it('ask for a sign-in', async () => {
    const refused = await visitor.search.keywords().catch((error: unknown) => error);
    expect(isApiError(refused) && refused.kind).toBe('unauthorized');
  });
});

it('the words of HTML are what is read', () => {
  expect(
    textOf('<h2>一</h2><p>二<b>三</b>四&amp;五&#x4e2d;&nbsp;六</p><style>p{}</style><script>x</script>'),
  ).toBe('一 二三四&五中 六');
});

it('the demonstration’s articles can be found', async () => {
  const demonstration = await createTestServer({ seedDemonstration: true });
  const client = createClient({ baseUrl: '', fetch: demonstration.fetch, checkAnswer });
  const { data, total } = await client.search.find({ keywords: '二分查找' });
  expect(total).toBeGreaterThan(0);
  expect(data[0]?.title).toContain('二分查找');
  await demonstration.close();
});

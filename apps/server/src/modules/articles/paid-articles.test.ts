import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeBlocks } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { findArticleGoods } from './article-goods.ts';
import { becomeMember, buyArticle, createArticle } from './articles.fixtures.ts';
import { indexArticles } from './index-articles.ts';

let server: TestServer;
const now = new Date('2026-11-20T04:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from articles`);
  await server.db.execute(sql`delete from search_documents`);
});

const freePart = '<p>人人可读的开头。</p>';
const paidPart = '<p>暗香浮动月黄昏。</p>';
const secret = '暗香浮动';

const sell = (article: Parameters<typeof createArticle>[1] = {}) =>
  createArticle(server.db, { renderContent: freePart, paidContent: paidPart, charge: 9, ...article });

async function open(id: number, person?: Person) {
  const { article } = await clientOf(server, person).articles.detail(id);
  return [article.render_content, article.can_read, article.is_buy];
}

const free = [freePart, false, false];
const whole = [freePart + paidPart, true, false];
const bought = [freePart + paidPart, true, true];

describe('the text of an article that is sold', () => {
  it('is its free part for visitors and for people who have not bought it', async () => {
    const id = await sell();
    const person = await createPerson(server.db);
    await buyArticle(server.db, person.id, await sell(), now);
    expect(await open(id)).toEqual(free);
    expect(await open(id, person)).toEqual(free);
  });

  it('is all of it for who has bought it, also after its price has changed', async () => {
    const id = await sell();
    const person = await createPerson(server.db);
    await buyArticle(server.db, person.id, id, daysAgo(400));
    expect(await open(id, person)).toEqual(bought);
    await server.db.execute(sql`update articles set charge = 99 where id = ${id}`);
    expect(await open(id, person)).toEqual(bought);
  });

  it('is all of it for who wrote it, and for everybody once it costs nothing', async () => {
    const author = await createPerson(server.db);
    const id = await sell({ authorId: author.id });
    expect(await open(id, author)).toEqual(whole);
    expect(await open(id, await createPerson(server.db))).toEqual(free);
    await server.db.execute(sql`update articles set charge = 0 where id = ${id}`);
    expect(await open(id)).toEqual(whole);
  });

  it('is not all of it for nobody, when the account of who wrote it is gone', async () => {
    const id = await sell({ authorId: null });
    expect(await open(id)).toEqual(free);
  });

  it('is all of it for members where it is free for them, as long as they are members', async () => {
    const [forMembers, forBuyers] = [await sell({ isVipFree: true }), await sell()];
    const [member, former] = [await createPerson(server.db), await createPerson(server.db)];
    await becomeMember(server.db, member.id, daysAgo(29));
    await becomeMember(server.db, former.id, daysAgo(31));
    expect(await open(forMembers, member)).toEqual(whole);
    expect(await open(forBuyers, member)).toEqual(free);
    expect(await open(forMembers, former)).toEqual(free);
  });

  it('can be studied by who may read it all', async () => {
    const id = await sell();
    const person = await createPerson(server.db);
    const { study } = clientOf(server, person);
    await expect(study.record(id, 20)).rejects.toMatchObject({ code: 403 });
    await buyArticle(server.db, person.id, id, now);
    await expect(study.record(id, 20)).resolves.toEqual({});
  });
});

describe('what an article costs', () => {
  it('stands on its cards, in its detail and among what can be bought', async () => {
    const author = await createPerson(server.db);
    const id = await sell({ charge: 39, isVipFree: true, authorId: author.id, title: '改稿' });
    const price = { charge: 39, is_vip_free: true };
    const client = clientOf(server);
    expect((await client.articles.list({})).data.data).toMatchObject([price]);
    expect((await client.articles.detail(id)).article).toMatchObject(price);
    expect(await findArticleGoods(server.db, id, now)).toEqual({
      name: '改稿',
      thumb: '/blobs/cover.svg',
      charge: 39,
      isVipFree: true,
      ownerId: author.id,
    });
    expect(await findArticleGoods(server.db, id, daysAgo(9999))).toBeUndefined();
  });

  it('is never less than nothing', async () => {
    await expect(sell({ charge: -1 })).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('the paid part', () => {
  const get = async (url: string, person?: Person, headers = {}) =>
    server.app.inject({ url, headers: { ...headers, ...person?.headers } });
  const find = (words: string) => `/api/v2/search?keywords=${encodeURIComponent(words)}`;

  it('leaves the server in no answer but the article of who may read it', async () => {
    const id = await sell({ title: '梅' });
    const beside = await createArticle(server.db, { publishedAt: daysAgo(1) });
    const ofItsCategory = await createArticle(server.db, { categoryId: await categoryOf(id) });
    await server.db.insert(homeBlocks).values({ title: '新', sign: 'article', size: 8, itemOrder: 'newest' });
    await indexArticles(server.db);
    const [buyer, other] = [await createPerson(server.db), await createPerson(server.db)];
    await buyArticle(server.db, buyer.id, id, now);
    const path = (of: number) => `/api/v2/article/${of}/detail`;
    expect((await get(path(id), buyer)).payload).toContain(secret);
    const addresses = ['/api/v2/article', '/api/v2/home', find('梅'), find('人人可读'), '/api/openapi.json'];
    for (const person of [undefined, other, buyer])
      for (const address of [...addresses, path(beside), path(ofItsCategory)]) {
        const { statusCode, payload } = await get(address, person);
        expect([address, statusCode, payload.includes(secret)]).toEqual([address, 200, false]);
      }
    for (const person of [undefined, other])
      expect((await get(path(id), person)).payload).not.toContain(secret);
    await clientOf(server, buyer).study.collect({ type: 'article', id });
    for (const scene of ['learning', 'subscribed', 'collected'])
      expect((await get(`/api/v2/my/study?scene=${scene}`, buyer)).payload).not.toContain(secret);
    expect(server.log.join('\n')).not.toContain(secret);
  });

  it('is not found by its words, as the free part is', async () => {
    const id = await sell();
    await indexArticles(server.db);
    const { search } = clientOf(server);
    expect((await search.find({ keywords: '人人可读' })).data).toMatchObject([{ resource_id: id }]);
    expect((await search.find({ keywords: secret })).total).toBe(0);
  });

  it('is stored by no browser, and never answered to another out of what was', async () => {
    const id = await sell();
    const url = `/api/v2/article/${id}/detail`;
    const buyer = await createPerson(server.db);
    await buyArticle(server.db, buyer.id, id, now);
    const theirs = await get(url, buyer);
    const forEach = { vary: expect.stringContaining('authorization') as string };
    expect(theirs.headers).toMatchObject({ 'cache-control': 'no-store', ...forEach });
    expect(theirs.headers).not.toHaveProperty('etag');
    await get(url); // Is counted, which the next answer tells.
    const visited = await get(url);
    expect(visited.headers).toMatchObject({ 'cache-control': 'no-cache', ...forEach });
    const tag = { 'if-none-match': String(visited.headers['etag']) };
    expect((await get(url, undefined, tag)).statusCode).toBe(304);
    const again = await get(url, buyer, tag);
    expect([again.statusCode, again.payload.includes(secret)]).toEqual([200, true]);
  });
});

async function categoryOf(id: number) {
  const { rows } = await server.db.execute<{ category_id: string }>(
    sql`select category_id from articles where id = ${id}`,
  );
  return Number(rows[0]?.category_id);
}

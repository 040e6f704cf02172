import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anthologies, anthologyChapters, articleCategories, studyRecords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, buyArticle, createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { buyAnthology, createAnthology } from './anthologies.fixtures.ts';
import { indexAnthologies } from './index-anthologies.ts';

let server: TestServer;
const now = new Date('2026-11-20T04:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from anthologies`);
  await server.db.execute(sql`delete from articles`);
  await server.db.execute(sql`delete from article_categories`);
});

const { list, detail } = {
  list: (query: Parameters<ReturnType<typeof clientOf>['anthologies']['list']>[0] = {}) =>
    clientOf(server).anthologies.list(query),
  detail: (id: number, person?: Person) => clientOf(server, person).anthologies.detail(id),
};
const freePart = '<p>人人可读。</p>';
const paidPart = '<p>暗香浮动。</p>';
const sell = (article: Parameters<typeof createArticle>[1] = {}) =>
  createArticle(server.db, { renderContent: freePart, paidContent: paidPart, charge: 9, ...article });

describe('the list of anthologies', () => {
  it('has the published ones, the newest first, with what they hold that is published', async () => {
    const author = await createPerson(server.db, { nickName: '沈砚秋' });
    const categoryId = await createCategory(server.db, '读书');
    const long = await createArticle(server.db, { characterCount: 1800 });
    const short = await createArticle(server.db, { characterCount: 40 });
    const draft = await createArticle(server.db, { characterCount: 4000, publishedAt: null });
    const older = await createAnthology(server.db, {
      title: '读书三讲',
      shortDescription: '从难处读起。',
      categoryId,
      authorId: author.id,
      charge: 29,
      isVipFree: true,
      publishedAt: daysAgo(3),
      articles: [long, draft],
      chapters: [{ name: '第二章', articles: [short] }],
    });
    const newer = await createAnthology(server.db, { publishedAt: daysAgo(1) });
    await createAnthology(server.db, { publishedAt: null });
    await createAnthology(server.db, { publishedAt: new Date(now.getTime() + 1) });

    const { data } = await list();
    expect([data.total, data.data.map(({ id }) => id)]).toEqual([2, [newer, older]]);
    expect(data.data[0]).toMatchObject({ articles_count: 0, read_minutes: 0, author: null });
    expect(data.data[1]).toEqual({
      id: older,
      title: '读书三讲',
      thumb: '/blobs/anthology.svg',
      short_description: '从难处读起。',
      category: { id: categoryId, name: '读书' },
      author: { id: author.id, avatar: expect.any(String) as string, nick_name: '沈砚秋' },
      articles_count: 2,
      // 1800 characters are 4.5 minutes, 40 are one all the same.
      read_minutes: 6,
      published_at: daysAgo(3).toISOString(),
      charge: 29,
      is_vip_free: true,
    });
  });

  it('is of one category and one page, and names the categories that have any', async () => {
    const [reading, writing, empty] = await Promise.all(
      ['读书', '写作', '空'].map((name) => createCategory(server.db, name)),
    );
    await server.db.update(articleCategories).set({ sort: 9 }).where(eq(articleCategories.id, reading!));
    const ids: number[] = [];
    for (const [index, categoryId] of [reading!, reading!, reading!, writing!].entries())
      ids.push(await createAnthology(server.db, { categoryId, publishedAt: daysAgo(10 - index) }));

    const { data, categories } = await list({ category_id: reading!, size: 2, page: 2 });
    expect([data.total, data.data.map(({ id }) => id)]).toEqual([3, [ids[0]]]);
    expect(categories).toEqual([
      { id: writing, name: '写作', anthologies_count: 1 },
      { id: reading, name: '读书', anthologies_count: 3 },
    ]);
    expect((await list({ category_id: empty! })).data).toEqual({ data: [], total: 0 });
  });
});

describe('an anthology', () => {
  it('has its published articles in the order of its chapters, what stands before them first', async () => {
    const ids: number[] = [];
    for (const title of ['序', '一', '二', '三']) ids.push(await createArticle(server.db, { title }));
    const draft = await createArticle(server.db, { publishedAt: null });
    const id = await createAnthology(server.db, {
      renderDescription: '<p>三讲。</p>',
      articles: [ids[0]!],
      chapters: [
        { name: '下篇', articles: [ids[3]!] },
        { name: '上篇', articles: [ids[2]!, draft, ids[1]!] },
        { name: '只有草稿', articles: [] },
      ],
    });
    await server.db.update(anthologyChapters).set({ sort: -1 }).where(eq(anthologyChapters.name, '上篇'));

    const { anthology, chapters, study } = await detail(id);
    expect(anthology).toMatchObject({
      render_description: '<p>三讲。</p>',
      articles_count: 4,
      read_minutes: 4,
      can_read: true,
      is_buy: false,
    });
    expect(chapters.map(({ name, articles }) => [name, articles.map(({ title }) => title)])).toEqual([
      ['', ['序']],
      ['上篇', ['二', '一']],
      ['下篇', ['三']],
    ]);
    expect(chapters[0]?.id).toBeNull();
    expect(chapters[1]?.articles[0]).toEqual({
      id: ids[2],
      title: '二',
      read_minutes: 1,
      charge: 0,
      can_read: true,
      progress: 0,
    });
    expect(study).toBeNull();
  });

  it.each([
    ['is not there', async () => 999_999_999],
    ['is a draft', () => createAnthology(server.db, { publishedAt: null })],
    ['is still to come', () => createAnthology(server.db, { publishedAt: new Date(now.getTime() + 1) })],
  ])('is missing while it %s', async (_, create) => {
    const id = await create();
    await expect(detail(id)).rejects.toMatchObject({ code: 404, message: '文集不存在或已下架' });
  });

  it('has one progress for each reader, from the places in its articles', async () => {
    const [reader, other] = [await createPerson(server.db), await createPerson(server.db)];
    const [first, second] = [await createArticle(server.db), await createArticle(server.db)];
    const elsewhere = await createArticle(server.db);
    const id = await createAnthology(server.db, { articles: [first, second] });
    const read = { userId: reader.id, studiedAt: now, createdAt: now };
    await server.db.insert(studyRecords).values([
      { ...read, articleId: first, place: 10, progress: 100 },
      { ...read, articleId: second, place: 30, progress: 40 },
      { ...read, articleId: elsewhere, place: 5, progress: 5 },
    ]);

    const { study, chapters } = await detail(id, reader);
    expect(study).toEqual({ progress: 70, read_count: 1, next_id: second });
    expect(chapters[0]?.articles.map(({ progress }) => progress)).toEqual([100, 40]);
    expect((await detail(id, other)).study).toEqual({ progress: 0, read_count: 0, next_id: first });
  });
});

describe('what an anthology opens', () => {
  const texts = async (ids: readonly number[], person?: Person) =>
    Promise.all(
      ids.map(async (id) => {
        const { article } = await clientOf(server, person).articles.detail(id);
        expect(article.can_read).toBe(article.render_content.includes('暗香'));
        return article.can_read;
      }),
    );
  const contents = async (id: number, person?: Person) =>
    (await detail(id, person)).chapters.flatMap(({ articles }) => articles.map(({ can_read }) => can_read));
  const rights = async (id: number, person?: Person) => {
    const { can_read, is_buy } = (await detail(id, person)).anthology;
    return [can_read, is_buy];
  };

  it('is every article in it to who has bought it, and to nobody else', async () => {
    const [buyer, stranger] = [await createPerson(server.db), await createPerson(server.db)];
    const inside = [await sell(), await sell()];
    const outside = await sell();
    const id = await createAnthology(server.db, { charge: 29, articles: inside });
    await buyAnthology(server.db, buyer.id, id, daysAgo(400));
    expect(await texts([...inside, outside], buyer)).toEqual([true, true, false]);
    expect(await texts(inside, stranger)).toEqual([false, false]);
    expect(await texts(inside)).toEqual([false, false]);
    expect([await contents(id, buyer), await rights(id, buyer)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect([await contents(id, stranger), await rights(id, stranger)]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect([await contents(id), await rights(id)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('stays open to who has bought it when it is hidden, and not when an article is taken out of it', async () => {
    const buyer = await createPerson(server.db);
    const [kept, taken] = [await sell(), await sell()];
    const id = await createAnthology(server.db, { charge: 29, articles: [kept, taken] });
    await buyAnthology(server.db, buyer.id, id, now);
    await server.db.update(anthologies).set({ publishedAt: null });
    await server.db.execute(sql`delete from anthology_articles where article_id = ${taken}`);
    expect(await texts([kept, taken], buyer)).toEqual([true, false]);
  });

  it('is every article in it to members, while it is published and members have it', async () => {
    const [member, former] = [await createPerson(server.db), await createPerson(server.db)];
    await becomeMember(server.db, member.id, daysAgo(1));
    await becomeMember(server.db, former.id, daysAgo(31));
    const article = await sell();
    const id = await createAnthology(server.db, { charge: 29, isVipFree: true, articles: [article] });
    expect([await texts([article], member), await rights(id, member)]).toEqual([[true], [true, false]]);
    expect([await texts([article], former), await rights(id, former)]).toEqual([[false], [false, false]]);
    await server.db.update(anthologies).set({ publishedAt: null });
    expect(await texts([article], member)).toEqual([false]);
    await server.db.update(anthologies).set({ publishedAt: daysAgo(1), isVipFree: false });
    expect(await texts([article], member)).toEqual([false]);
  });

  it('is nothing that is sold, where it costs nothing itself', async () => {
    const member = await createPerson(server.db);
    await becomeMember(server.db, member.id, daysAgo(1));
    const article = await sell();
    const id = await createAnthology(server.db, { charge: 0, isVipFree: true, articles: [article] });
    expect(await texts([article])).toEqual([false]);
    expect(await texts([article], member)).toEqual([false]);
    expect(await contents(id, member)).toEqual([false]);
  });

  it('is what has been bought by itself too, in its contents', async () => {
    const buyer = await createPerson(server.db);
    const [own, other] = [await sell(), await sell()];
    const id = await createAnthology(server.db, { charge: 29, articles: [own, other] });
    await buyArticle(server.db, buyer.id, own, now);
    expect(await contents(id, buyer)).toEqual([true, false]);
    expect(await rights(id, buyer)).toEqual([false, false]);
  });

  it('lets the place of its buyers be kept', async () => {
    const [buyer, stranger] = [await createPerson(server.db), await createPerson(server.db)];
    const article = await sell();
    const id = await createAnthology(server.db, { charge: 29, articles: [article] });
    await buyAnthology(server.db, buyer.id, id, now);
    await clientOf(server, buyer).study.record(article, 100);
    expect((await detail(id, buyer)).study).toEqual({ progress: 100, read_count: 1, next_id: null });
    await expect(clientOf(server, stranger).study.record(article, 5)).rejects.toMatchObject({ code: 403 });
  });

  it('is everything to who has made it, but for the articles of others', async () => {
    const author = await createPerson(server.db);
    const [own, other] = [await sell({ authorId: author.id }), await sell()];
    const id = await createAnthology(server.db, { charge: 29, authorId: author.id, articles: [own, other] });
    expect(await rights(id, author)).toEqual([true, false]);
    expect(await contents(id, author)).toEqual([true, false]);
  });
});

describe('searching', () => {
  it('finds a published anthology by what it says of itself, and leads to it', async () => {
    const text = { title: '灯下读帖', renderDescription: '<p>从兰亭序读起。</p>' };
    const id = await createAnthology(server.db, { ...text, publishedAt: daysAgo(1) });
    await createAnthology(server.db, { ...text, publishedAt: null });
    await createAnthology(server.db, { ...text, publishedAt: new Date(now.getTime() + 60_000) });
    await indexAnthologies(server.db);
    const { search } = clientOf(server);
    for (const keywords of ['读帖', '兰亭序'])
      expect(await search.find({ keywords, type: 'anthology' })).toMatchObject({
        data: [
          { resource_type: 'anthology', resource_id: id, title: '灯下读帖', thumb: '/blobs/anthology.svg' },
        ],
        total: 1,
      });
  });
});

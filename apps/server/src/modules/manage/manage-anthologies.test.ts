import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { articles } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyAnthology } from '../anthologies/anthologies.fixtures.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let categoryId: number;
const now = new Date('2026-11-20T04:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['grants', 'orders', 'anthologies', 'articles', 'article_categories'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
  categoryId = await createCategory(server.db);
});

const refs = (...ids: number[]) => ids.map((id) => ({ id }));
const store = (more: Partial<Parameters<typeof admin.manage.anthologies.store>[0]> = {}) =>
  admin.manage.anthologies.store({ title: '慢读入门', category_id: categoryId, thumb: '/a.svg', ...more });
const contentsOf = async (id: number) =>
  (await admin.manage.anthologies.find(id)).contents.map((chapter) => [
    chapter.name,
    chapter.articles.map((article) => article.id),
  ]);
const createArticles = () => Promise.all([1, 2, 3].map(() => createArticle(server.db)));

it('keeps articles by chapter in their order, as readers see them, and brings them back by an undo', async () => {
  const [a, b, c] = (await createArticles()) as [number, number, number];
  const { id } = await store({
    charge: 19,
    is_vip_free: true,
    published_at: '2026-11-01T00:00:00.000Z',
    render_description: '<p>慢慢读</p><script>x()</script>',
    contents: [
      { name: '', articles: refs(c) },
      { name: '怎样读', articles: refs(b, a) },
      { name: '还没写', articles: [] },
    ],
  });
  expect(await contentsOf(id)).toEqual([
    ['', [c]],
    ['怎样读', [b, a]],
    ['还没写', []],
  ]);
  const { chapters, anthology } = await clientOf(server).anthologies.detail(id);
  expect(chapters.map(({ name, articles: entries }) => [name, entries.map((entry) => entry.id)])).toEqual([
    ['', [c]],
    ['怎样读', [b, a]],
  ]);
  expect(anthology).toMatchObject({ charge: 19, is_vip_free: true, render_description: '<p>慢慢读</p>' });
  expect((await clientOf(server).search.find({ keywords: '慢读入门' })).total).toBe(1);

  const { action_id: action } = await admin.manage.anthologies.update(id, {
    contents: [{ name: '读什么', articles: refs(a) }],
  });
  expect(await contentsOf(id)).toEqual([['读什么', [a]]]);
  await admin.manage.log.undo(action);
  expect(await contentsOf(id)).toEqual([
    ['', [c]],
    ['怎样读', [b, a]],
    ['还没写', []],
  ]);
  await admin.manage.anthologies.update(id, { published_at: null });
  expect((await clientOf(server).search.find({ keywords: '慢读入门' })).total).toBe(0);
});

it('refuses contents that may not be, on their field, and leaves what was there', async () => {
  const [a, b] = (await createArticles()) as [number, number, number];
  const { id } = await store({ contents: [{ name: '', articles: refs(a) }] });
  const update = (...contents: { name: string; articles: { id: number }[] }[]) =>
    admin.manage.anthologies.update(id, { contents });
  const one = { name: '一', articles: refs(a) };
  await expect(update(one, { name: '', articles: refs(b) })).rejects.toMatchObject({
    message: '只有第一章可以没有名称',
    data: { field: 'contents' },
  });
  await expect(update(one, { name: '二', articles: refs(a) })).rejects.toMatchObject({
    message: '同一篇文章在文集里只能放一次',
  });
  await expect(update({ name: '一', articles: refs(a + 999) })).rejects.toMatchObject({
    message: '所选的文章有的已不存在，请重新选择',
  });
  await expect(store({ published_at: now.toISOString() })).rejects.toMatchObject({
    message: '发布前至少放进一篇文章',
  });
  expect(await contentsOf(id)).toEqual([['', [a]]]);
});

it('takes nothing from who has bought it: articles come in and change places, none goes out', async () => {
  const [a, b, c] = (await createArticles()) as [number, number, number];
  const contents = [{ name: '', articles: refs(a, b) }];
  const { id } = await store({ charge: 19, published_at: now.toISOString(), contents });
  const learner = await createPerson(server.db);
  await buyAnthology(server.db, learner.id, id, now);
  await expect(
    admin.manage.anthologies.update(id, { contents: [{ name: '', articles: refs(a) }] }),
  ).rejects.toMatchObject({ message: '已有学员购买该文集或下过订单，可以加文章、换顺序，不能移出文章' });
  await admin.manage.anthologies.update(id, { contents: [{ name: '新的一章', articles: refs(c, b, a) }] });
  expect(await contentsOf(id)).toEqual([['新的一章', [c, b, a]]]);
  await expect(admin.manage.anthologies.remove(id)).rejects.toMatchObject({
    message: '已有学员购买该文集或下过订单，不能删除，可以把它转为草稿',
  });
});

it('keeps the place of a removed article, and says that it is one', async () => {
  const [a, b] = (await createArticles()) as [number, number, number];
  const { id } = await store({ contents: [{ name: '', articles: refs(a, b) }] });
  await server.db.update(articles).set({ deletedAt: now }).where(eq(articles.id, a));
  const [first] = (await admin.manage.anthologies.find(id)).contents;
  expect(first?.articles.map((article) => article.is_removed)).toEqual([true, false]);
  await admin.manage.anthologies.update(id, { contents: [{ name: '', articles: refs(b, a) }] });
  expect(await contentsOf(id)).toEqual([['', [b, a]]]);
  await expect(store({ contents: [{ name: '', articles: refs(a) }] })).rejects.toMatchObject({ code: 1 });
});

it('is removed once it is empty, and keeps its category', async () => {
  const [a] = (await createArticles()) as [number, number, number];
  const { id } = await store({ contents: [{ name: '', articles: refs(a) }] });
  await expect(admin.manage.articleCategories.remove(categoryId)).rejects.toMatchObject({
    message: '分类下还有文集，不能删除',
  });
  await expect(admin.manage.anthologies.remove(id)).rejects.toMatchObject({ code: 1 });
  await admin.manage.anthologies.update(id, { contents: [] });
  await admin.manage.anthologies.remove(id);
  expect((await admin.manage.anthologies.list({})).total).toBe(0);
});

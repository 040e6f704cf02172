import { createCombosApi } from '@shuyuan/api-client';
import type { ManageCombosContract, ResourceDraft } from '@shuyuan/api-client/manage';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { articles } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { buyCombo } from '../combos/combos.fixtures.ts';
import { createCourse, createCourseCategory } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let categoryId: number;
const now = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['grants', 'orders', 'combos', 'courses', 'videos', 'search_documents'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
  categoryId = await createCourseCategory(server.db);
});

type Draft = ResourceDraft<ManageCombosContract>;
type Item = NonNullable<Draft['contents']>[number]['items'][number];
const store = (draft: Partial<Draft> = {}) =>
  admin.manage.combos.store({ title: '慢读专栏', category_id: categoryId, thumb: '/a.svg', ...draft });
const contentsOf = async (id: number) =>
  (await admin.manage.combos.find(id)).contents.map(({ title, items }) => [
    title,
    items.map(({ type, resource_id }) => ({ type, resource_id })),
  ]);
const found = async () => (await clientOf(server).search.find({ keywords: '慢读专栏', type: 'combo' })).total;

async function createParts() {
  const course: Item = { type: 'course', resource_id: await createCourse(server.db, { title: '写作课' }) };
  const video: Item = { type: 'video', resource_id: await createVideo(server.db, { title: '删法' }) };
  const article: Item = { type: 'article', resource_id: await createArticle(server.db, { title: '一篇' }) };
  return { course, video, article };
}

it('keeps what stands in it by chapter in its order, as people see it, and brings it back by an undo', async () => {
  const { course, video, article } = await createParts();
  const { id } = await store({
    charge: 199,
    original_charge: 299,
    published_at: '2026-11-01T00:00:00.000Z',
    render_description: '<p>慢慢读</p><script>x()</script>',
    contents: [
      { title: '', items: [article] },
      { title: '怎样读', items: [video, course] },
      { title: '还没写', items: [] },
    ],
  });
  const all = [
    ['', [article]],
    ['怎样读', [video, course]],
    ['还没写', []],
  ];
  expect(await contentsOf(id)).toEqual(all);
  const { chapters, combo } = await createCombosApi(clientOf(server).http).detail(id);
  expect(chapters.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
    ['', ['一篇']],
    ['怎样读', ['删法', '写作课']],
  ]);
  expect(combo).toMatchObject({ charge: 199, original_charge: 299, render_description: '<p>慢慢读</p>' });
  expect(await found()).toBe(1);

  const { action_id: action } = await admin.manage.combos.update(id, {
    contents: [{ title: '读什么', items: [course] }],
  });
  expect(await contentsOf(id)).toEqual([['读什么', [course]]]);
  await admin.manage.log.undo(action);
  expect(await contentsOf(id)).toEqual(all);
  await admin.manage.combos.update(id, { title: '慢读专栏续' });
  expect(await contentsOf(id)).toEqual(all);
  await admin.manage.combos.update(id, { published_at: null });
  expect(await found()).toBe(0);
});

it('refuses contents that may not be, on their field, and leaves what was there', async () => {
  const { course, video } = await createParts();
  const { id } = await store({ contents: [{ title: '', items: [course] }] });
  const update = (...contents: { title: string; items: Item[] }[]) =>
    admin.manage.combos.update(id, { contents });
  const one = { title: '一', items: [course] };
  const refused = (message: string) => ({ code: 1, message, data: { field: 'contents' } });
  await expect(update(one, { title: '', items: [video] })).rejects.toMatchObject(
    refused('只有第一章可以没有名称'),
  );
  await expect(update(one, { title: '二', items: [course] })).rejects.toMatchObject(
    refused('同一项内容在专栏里只能放一次'),
  );
  for (const type of ['course', 'video', 'article'] as const)
    await expect(update({ title: '一', items: [{ type, resource_id: 999_999 }] })).rejects.toMatchObject(
      refused('所选的课程、视频或文章有的已不存在，请重新选择'),
    );
  await expect(store({ published_at: now.toISOString() })).rejects.toMatchObject(
    refused('发布前至少放进一项内容'),
  );
  expect(await contentsOf(id)).toEqual([['', [course]]]);
});

it('keeps the place of a removed article, and takes no other in', async () => {
  const { article, video } = await createParts();
  const { id } = await store({ contents: [{ title: '', items: [article, video] }] });
  await server.db.update(articles).set({ deletedAt: now }).where(eq(articles.id, article.resource_id));
  const [first] = (await admin.manage.combos.find(id)).contents;
  expect(first?.items.map((item) => item.is_removed)).toEqual([true, false]);
  await admin.manage.combos.update(id, { contents: [{ title: '', items: [video, article] }] });
  await expect(store({ contents: [{ title: '', items: [article] }] })).rejects.toMatchObject({ code: 1 });
});

it('CR-06 takes nothing from who has bought it: nothing goes out of it, nor does it itself', async () => {
  const { course, video, article } = await createParts();
  const contents = [{ title: '', items: [course, video] }];
  const { id } = await store({ charge: 19, published_at: now.toISOString(), contents });
  await buyCombo(server.db, (await createPerson(server.db)).id, id, now);
  await expect(
    admin.manage.combos.update(id, { contents: [{ title: '', items: [course] }] }),
  ).rejects.toMatchObject({ message: '已有学员拥有该专栏或下过订单，可以加内容、换顺序，不能移出内容' });
  await admin.manage.combos.update(id, {
    contents: [{ title: '新的一章', items: [article, video, course] }],
  });
  expect(await contentsOf(id)).toEqual([['新的一章', [article, video, course]]]);
  await expect(admin.manage.combos.remove(id)).rejects.toMatchObject({
    message: '已有 1 位学员拥有该专栏，不能删除，可以把它转为草稿',
  });
});

it('is removed once it is empty, and keeps its courses from being removed until then', async () => {
  const { course } = await createParts();
  const { id } = await store({ contents: [{ title: '', items: [course] }] });
  await expect(admin.manage.combos.remove(id)).rejects.toMatchObject({
    message: '专栏里还有内容，不能删除，请先移出内容，或者把它转为草稿',
  });
  await expect(admin.manage.courses.remove(course.resource_id)).rejects.toMatchObject({
    message: '课程还在专栏里，请先从专栏移出',
  });
  await admin.manage.combos.update(id, { contents: [] });
  await admin.manage.combos.remove(id);
  expect((await admin.manage.combos.list({})).total).toBe(0);
  await admin.manage.courses.remove(course.resource_id);
});

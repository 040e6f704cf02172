import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, courses, resourceTags, tagCategories, tags } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createTagsApi } from '@shuyuan/api-client';
import { createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let categoryId: number;
const now = new Date('2026-11-20T04:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [tags, tagCategories, resourceTags, articles, courses]) await server.db.delete(table);
  categoryId = (await admin.manage.tagCategories.store({ name: '主题' })).id;
});

const list = (query: Parameters<ReturnType<typeof createTagsApi>['list']>[0] = {}) =>
  createTagsApi(clientOf(server).http).list(query);
const createTag = async (name: string, rest: { sort?: number; is_show?: boolean } = {}) =>
  (await admin.manage.tags.store({ category_id: categoryId, name, ...rest })).id;
const refsOf = ({ data }: Awaited<ReturnType<typeof list>>) =>
  data.data.map(({ type, id }) => `${type} ${id}`);

async function carry(resourceType: 'article' | 'course' | 'anthology', resourceId: number, ...ids: number[]) {
  await server.db.insert(resourceTags).values(ids.map((tagId) => ({ resourceType, resourceId, tagId })));
}

describe('what carries a tag', () => {
  it('is of all types, the newest first, each once and published', async () => {
    const [slow, exact] = [await createTag('慢读', { sort: 2 }), await createTag('精读', { sort: 1 })];
    const article = await createArticle(server.db, { title: '读一遍', charge: 6, publishedAt: daysAgo(3) });
    const course = await createCourse(server.db, { publishedAt: daysAgo(1) });
    const anthology = await createAnthology(server.db, { publishedAt: daysAgo(2) });
    const draft = await createArticle(server.db, { publishedAt: null });
    const removed = await createArticle(server.db, { publishedAt: daysAgo(4), deletedAt: now });
    await carry('article', article, slow, exact);
    await carry('course', course, slow);
    await carry('anthology', anthology, exact);
    await carry('article', draft, slow);
    await carry('article', removed, slow);
    await carry('course', course + 999, slow);

    const all = await list();
    expect(refsOf(all)).toEqual([`course ${course}`, `anthology ${anthology}`, `article ${article}`]);
    expect(all.data.total).toBe(3);
    expect(all.counts).toEqual({ article: 1, course: 1, anthology: 1 });
    expect(all.data.data[2]).toMatchObject({
      title: '读一遍',
      charge: 6,
      published_at: daysAgo(3).toISOString(),
    });
    expect(all.tags).toEqual([
      { id: exact, name: '精读', category: { id: categoryId, name: '主题' }, resources_count: 2 },
      { id: slow, name: '慢读', category: { id: categoryId, name: '主题' }, resources_count: 2 },
    ]);
    expect(refsOf(await list({ tag_id: slow }))).toEqual([`course ${course}`, `article ${article}`]);
    const ofType = await list({ tag_id: slow, type: 'article' });
    expect([refsOf(ofType), ofType.data.total]).toEqual([[`article ${article}`], 1]);
    expect(ofType.counts).toEqual({ article: 1, course: 1 });
    const second = await list({ page: 2, size: 2 });
    expect([refsOf(second), second.data.total]).toEqual([[`article ${article}`], 3]);
  });

  it('is nothing of a tag that is hidden, removed or was never there', async () => {
    const hidden = await createTag('藏着的', { is_show: false });
    const gone = await createTag('删掉的');
    const article = await createArticle(server.db);
    await carry('article', article, hidden, gone);
    await admin.manage.tags.remove(gone);
    for (const tag_id of [hidden, gone, gone + 999])
      expect((await list({ tag_id })).data).toEqual({ data: [], total: 0 });
    expect(await list()).toMatchObject({ data: { total: 0 }, tags: [] });
  });
});

describe('the tags of an article and of a course', () => {
  it('are written with them, and come back by an undo', async () => {
    const [first, second] = [await createTag('慢读'), await createTag('精读')];
    const { id } = await admin.manage.articles.store({ title: '草稿', tag_ids: [second, first, first] });
    expect((await admin.manage.articles.find(id)).tag_ids).toEqual([first, second]);
    const { action_id: action } = await admin.manage.articles.update(id, { tag_ids: [] });
    expect((await admin.manage.articles.find(id)).tag_ids).toEqual([]);
    await admin.manage.log.undo(action);
    expect((await admin.manage.articles.find(id)).tag_ids).toEqual([first, second]);

    const course = await createCourse(server.db);
    await admin.manage.courses.update(course, { tag_ids: [second] });
    expect((await admin.manage.courses.find(course)).tag_ids).toEqual([second]);
    expect((await admin.manage.tags.list({})).data.map((tag) => tag.resources_count)).toEqual([0, 1]);
  });

  it('stand on their pages in the order of the tag page, but for those that are hidden or removed', async () => {
    const tagIds = [
      await createTag('慢读', { sort: 2 }),
      await createTag('精读', { sort: 1 }),
      await createTag('藏着的', { is_show: false }),
      await createTag('删掉的'),
    ] as const;
    const [article, course] = [await createArticle(server.db), await createCourse(server.db)];
    await carry('article', article, ...tagIds);
    await carry('course', course, tagIds[0]);
    await admin.manage.tags.remove(tagIds[3]);
    const visitor = clientOf(server);
    expect((await visitor.articles.detail(article)).article.tags).toEqual([
      { id: tagIds[1], name: '精读' },
      { id: tagIds[0], name: '慢读' },
    ]);
    expect((await visitor.courses.detail(course)).course.tags).toEqual([{ id: tagIds[0], name: '慢读' }]);
    await admin.manage.tags.update(tagIds[0], { name: '细读' });
    expect((await visitor.articles.detail(article)).article.tags.at(-1)).toEqual({
      id: tagIds[0],
      name: '细读',
    });
  });

  it('are refused when one of them is gone, on their field', async () => {
    const id = await createTag('慢读');
    await admin.manage.tags.remove(id);
    await expect(admin.manage.articles.store({ title: '草稿', tag_ids: [id] })).rejects.toMatchObject({
      code: 1,
      message: '所选的标签有的已不存在，请重新选择',
      data: { field: 'tag_ids' },
    });
  });

  it('keep a removed tag for the case that it is brought back', async () => {
    const [kept, removed] = [await createTag('慢读'), await createTag('精读')];
    const { id } = await admin.manage.articles.store({ title: '草稿', tag_ids: [kept, removed] });
    const { action_id: action } = await admin.manage.tags.remove(removed);
    await admin.manage.articles.update(id, { tag_ids: [kept] });
    expect((await admin.manage.articles.find(id)).tag_ids).toEqual([kept]);
    await admin.manage.log.undo(action);
    expect((await admin.manage.articles.find(id)).tag_ids).toEqual([kept, removed]);
  });
});

describe('tags and their categories in the console', () => {
  it('have names of their own, which a removed tag gives free', async () => {
    const id = await createTag('慢读');
    await expect(createTag('慢读')).rejects.toMatchObject({ code: 1, message: '已有同名的标签' });
    await expect(admin.manage.tagCategories.store({ name: '主题' })).rejects.toMatchObject({
      message: '已有同名的分类',
    });
    const { action_id: action } = await admin.manage.tags.remove(id);
    await createTag('慢读');
    await expect(admin.manage.log.undo(action)).rejects.toMatchObject({ message: '已有同名的标签' });
  });

  it('keep a category that has tags, and a tag away whose category is gone', async () => {
    const id = await createTag('慢读');
    await expect(admin.manage.tagCategories.remove(categoryId)).rejects.toMatchObject({
      code: 1,
      message: '分类下还有标签，不能删除',
    });
    const { action_id: action } = await admin.manage.tags.remove(id);
    await admin.manage.tagCategories.remove(categoryId);
    await expect(admin.manage.log.undo(action)).rejects.toMatchObject({
      message: '所选的分类已不存在，请重新选择',
    });
  });

  it('lists tags by category and by whether they are shown', async () => {
    await createTag('慢读');
    await createTag('精读', { is_show: false });
    const { id: other } = await admin.manage.tagCategories.store({ name: '方法' });
    expect((await admin.manage.tags.list({ is_show: 'no' })).data).toMatchObject([{ name: '精读' }]);
    expect((await admin.manage.tags.list({ category_id: other })).total).toBe(0);
    const counts = (await admin.manage.tagCategories.list({ sort: 'tags_count' })).data;
    expect(counts.map((row) => row.tags_count)).toEqual([2, 0]);
  });
});

import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeBlocks, homeSliders, navItems } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createCourse, createCourseCategory } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let visitor: Client;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  for (const table of [homeBlocks, homeSliders, navItems]) await server.db.delete(table);
});

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();
const slide = { title: '一张', thumb: '/blobs/one.png', url: '/article/1/detail' };
const shown = async () => (await visitor.home.index()).sliders.map(({ title }) => title);

describe('slides', () => {
  it('are on home from the moment on that they are added, in the order that they are put in', async () => {
    const one = await admin.manage.sliders.store({ ...slide, title: '一' });
    const two = await admin.manage.sliders.store({ ...slide, title: '二', sort: 5 });
    expect(await shown()).toEqual(['一', '二']);
    const { action_id } = await admin.manage.sliders.arrange([two.id, one.id]);
    expect(await shown()).toEqual(['二', '一']);
    await admin.manage.log.undo(action_id);
    expect(await shown()).toEqual(['一', '二']);
  });

  it('come and go by themselves, and the list says where they are', async () => {
    await admin.manage.sliders.store({ ...slide, title: '将来', starts_at: hours(1), ends_at: hours(3) });
    await admin.manage.sliders.store({ ...slide, title: '收起', is_shown: false });
    const status = async () => {
      const { data } = await admin.manage.sliders.list({ page: 1, size: 10 });
      return Object.fromEntries(data.map((row) => [row.title, row.status]));
    };
    expect(await status()).toEqual({ 将来: 'coming', 收起: 'hidden' });
    expect(await shown()).toEqual([]);
    now = new Date(now.getTime() + 3_600_000);
    expect(await shown()).toEqual(['将来']);
    expect(await status()).toEqual({ 将来: 'shown', 收起: 'hidden' });
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect(await shown()).toEqual([]);
    expect(await status()).toEqual({ 将来: 'over', 收起: 'hidden' });
  });

  it('do not end before they begin', async () => {
    const late = { ...slide, starts_at: hours(2), ends_at: hours(1) };
    await expect(admin.manage.sliders.store(late)).rejects.toMatchObject({
      code: 1,
      data: { field: 'ends_at' },
    });
  });

  it.each([
    'javascript:alert(1)',
    '//other.example/',
    'article/1',
    '/\\other.example',
    'data:text/html,x',
    '',
  ])('lead nowhere that a link may not: %s', async (url) => {
    await expect(admin.manage.sliders.store({ ...slide, url })).rejects.toMatchObject({ code: 400 });
  });

  it('lead to pages and to other sites', async () => {
    for (const url of ['/', '/article?category=1', 'https://other.example/a?b=c'])
      await expect(admin.manage.sliders.store({ ...slide, url })).resolves.toMatchObject({});
  });
});

describe('the navigation', () => {
  const entry = async (name: string, parent: number | null = null) =>
    (await admin.manage.navs.store({ name, url: `/${name}`, parent_id: parent })).id;
  const tree = async () =>
    (await visitor.navigation.header()).map(({ name, children }) => [
      name,
      children.map((each) => each.name),
    ]);

  it('is the tree that it was put into, and that can be taken back', async () => {
    const [home, texts, read] = [await entry('首页'), await entry('文章'), await entry('读书')];
    const { action_id } = await admin.manage.navs.arrange([
      { id: texts, parent_id: null },
      { id: read, parent_id: texts },
      { id: home, parent_id: null },
    ]);
    expect(await tree()).toEqual([
      ['文章', ['读书']],
      ['首页', []],
    ]);
    await admin.manage.log.undo(action_id);
    expect(await tree()).toEqual([
      ['首页', []],
      ['文章', []],
      ['读书', []],
    ]);
  });

  it('has two levels: no entry stands under one that stands under another, or under itself', async () => {
    const top = await entry('上');
    const below = await entry('中', top);
    const tooDeep = { code: 1, message: '导航最多两级' };
    await expect(admin.manage.navs.update(top, { parent_id: top })).rejects.toMatchObject(tooDeep);
    await expect(entry('下', below)).rejects.toMatchObject(tooDeep);
    const other = await entry('旁');
    await expect(
      admin.manage.navs.arrange([
        { id: other, parent_id: null },
        { id: top, parent_id: other },
      ]),
    ).rejects.toMatchObject(tooDeep);
    expect(await tree()).toEqual([
      ['上', ['中']],
      ['旁', []],
    ]);
  });

  it('loses no entry with the one that it stands under', async () => {
    const top = await entry('上');
    const below = await entry('中', top);
    await expect(admin.manage.navs.remove(top)).rejects.toMatchObject({ code: 1 });
    const { action_id } = await admin.manage.navs.removeMany([top, below]);
    expect(await tree()).toEqual([]);
    await admin.manage.log.undo(action_id);
    expect(await tree()).toEqual([['上', ['中']]]);
  });

  it('is not put in order with an entry that is not there', async () => {
    const top = await entry('上');
    const places = [top, 999_999].map((id) => ({ id, parent_id: null }));
    await expect(admin.manage.navs.arrange(places)).rejects.toMatchObject({ code: 404 });
  });
});

describe('blocks of home', () => {
  it('show what they are told to, in their order, unless they are put away', async () => {
    const categoryId = await createCategory(server.db);
    await createArticle(server.db, { title: '远', categoryId, viewTimes: 9, publishedAt: new Date(0) });
    await createArticle(server.db, { title: '近', categoryId, viewTimes: 1, publishedAt: new Date(1e12) });
    const store = async (title: string, item_order: 'newest' | 'most-read', size = 1) =>
      (await admin.manage.homeBlocks.store({ title, category_id: categoryId, item_order, size })).id;
    const newest = await store('新近', 'newest');
    const most = await store('最多', 'most-read', 2);
    const seen = async () =>
      (await visitor.home.index()).blocks.map(({ title, items }) => [title, items.map((each) => each.title)]);
    expect(await seen()).toEqual([
      ['新近', ['近']],
      ['最多', ['远', '近']],
    ]);
    await admin.manage.homeBlocks.arrange([most, newest]);
    expect((await seen()).map(([title]) => title)).toEqual(['最多', '新近']);
    await admin.manage.homeBlocks.update(most, { is_shown: false });
    expect((await seen()).map(([title]) => title)).toEqual(['新近']);
  });

  it('list what was picked by hand, which a change and its undo keep in order', async () => {
    const [one, two] = [await createCourse(server.db), await createCourse(server.db)];
    const draft = { title: '挑选', sign: 'course', item_order: 'by-hand' } as const;
    const { id } = await admin.manage.homeBlocks.store({ ...draft, items: [{ id: two }, { id: one }] });
    const picked = async () => (await admin.manage.homeBlocks.find(id)).items.map((item) => item.id);
    const { action_id } = await admin.manage.homeBlocks.update(id, { items: [{ id: one }, { id: 999_999 }] });
    expect((await admin.manage.homeBlocks.find(id)).items).toEqual([
      { id: one, title: '一门课程' },
      { id: 999_999, title: null },
    ]);
    expect((await visitor.home.index()).blocks.map(({ items }) => items.map((item) => item.id))).toEqual([
      [one],
    ]);
    await admin.manage.log.undo(action_id);
    expect(await picked()).toEqual([two, one]);
  });

  it.each([
    [{ sign: 'article', item_order: 'popular' }, 'item_order'],
    [{ sign: 'video', item_order: 'recommended' }, 'item_order'],
    [{ sign: 'course', item_order: 'by-hand' }, 'items'],
  ] as const)('refuse %j, naming the field', async (block, field) => {
    await expect(admin.manage.homeBlocks.store({ title: '不行', ...block })).rejects.toMatchObject({
      code: 1,
      data: { field },
    });
  });

  it('refuse a category of another kind, also when the kind alone is changed', async () => {
    const [categoryId, courseCategoryId] = [
      await createCategory(server.db),
      await createCourseCategory(server.db),
    ];
    const wrong = { title: '不行', sign: 'teacher', course_category_id: courseCategoryId } as const;
    await expect(admin.manage.homeBlocks.store(wrong)).rejects.toMatchObject({
      code: 1,
      data: { field: 'course_category_id' },
    });
    const { id } = await admin.manage.homeBlocks.store({ title: '文章', category_id: categoryId });
    await expect(admin.manage.homeBlocks.update(id, { sign: 'course' })).rejects.toMatchObject({
      code: 1,
      data: { field: 'category_id' },
    });
  });

  it('refuse a category that is not there', async () => {
    await expect(admin.manage.homeBlocks.store({ title: '无', category_id: 999_999 })).rejects.toMatchObject({
      code: 1,
      data: { field: 'category_id' },
    });
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDraft } from '@shuyuan/api-client/manage';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, ownArticles, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let teacher: Manager;
let categoryId: number;
let now: Date;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  now = new Date('2026-11-21T04:00:00Z');
  admin = await createAdministrator(server);
  teacher = await createManager(server, ownArticles);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-21T04:00:00Z');
  categoryId = await createCategory(server.db);
});

const find = (id: number) => admin.manage.articles.find(id);
const draft = (fields: Partial<ArticleDraft> = {}): ArticleDraft => ({ title: '一篇', ...fields });
const published = (fields: Partial<ArticleDraft> = {}): ArticleDraft =>
  draft({
    category_id: categoryId,
    render_content: '<p>正文</p>',
    published_at: '2026-11-20T00:00:00Z',
    ...fields,
  });

describe('adding', () => {
  it('makes an article of a title alone a draft of who adds it', async () => {
    const { id } = await teacher.manage.articles.store({ title: ' 只有标题 ' });
    expect(await find(id)).toMatchObject({
      title: '只有标题',
      status: 'draft',
      category: null,
      author: { id: teacher.id },
      character_count: 0,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
  });

  it('counts the characters of both parts', async () => {
    const { id } = await admin.manage.articles.store(
      draft({ render_content: '<p>一二 三</p>', paid_content: '<p>四<b>五</b></p>' }),
    );
    expect((await find(id)).character_count).toBe(5);
    await admin.manage.articles.update(id, { paid_content: '' });
    expect((await find(id)).character_count).toBe(3);
  });

  it('publishes nothing without a category, and nothing that is empty', async () => {
    const { articles } = admin.manage;
    const refused = { code: 1, data: { field: 'category_id' } };
    await expect(articles.store(published({ category_id: null }))).rejects.toMatchObject(refused);
    for (const empty of ['', '<p> </p>', '<p><br></p>', '<script>1</script>'])
      await expect(articles.store(published({ render_content: empty }))).rejects.toMatchObject({
        code: 1,
        data: { field: 'render_content' },
      });
    const picture = published({ render_content: '<p><img src="/a.svg" alt=""></p>' });
    await expect(articles.store(picture)).resolves.toMatchObject({ id: expect.any(Number) as number });
    const { id } = await articles.store(published({ render_content: '', paid_content: '<p>只有后半</p>' }));
    await expect(articles.update(id, { category_id: null })).rejects.toMatchObject(refused);
    await expect(articles.update(id, { paid_content: '' })).rejects.toMatchObject({ code: 1 });
    expect(await find(id)).toMatchObject({ category: { id: categoryId }, paid_content: '<p>只有后半</p>' });
  });

  it('refuses a category that is not there, in words', async () => {
    const refused = { code: 1, data: { field: 'category_id' } };
    await expect(admin.manage.articles.store(draft({ category_id: 2 ** 40 }))).rejects.toMatchObject(refused);
  });

  it('takes both parts as long as they may be, and refuses what is longer', async () => {
    const longest = `<p>${'长'.repeat(399_993)}</p>`;
    const { id } = await admin.manage.articles.store(
      published({ render_content: longest, paid_content: longest }),
    );
    expect(await find(id)).toMatchObject({ character_count: 2 * 399_993, paid_content: longest });
    await expect(admin.manage.articles.update(id, { render_content: `${longest}多` })).rejects.toMatchObject({
      code: 400,
    });
  });

  it('adds one of a call that is sent twice with one key', async () => {
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/v2/article/store',
        headers: { ...admin.headers, 'idempotency-key': 'once' },
        payload: { title: '一次' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect((await admin.manage.articles.list({ keywords: '一次' })).total).toBe(1);
  });
});

describe('changing', () => {
  it('keeps every field that it does not name', async () => {
    const { id } = await admin.manage.articles.store(
      published({ charge: 9, is_vip_free: true, short_description: '简介', paid_content: '<p>后半</p>' }),
    );
    const before = await find(id);
    const { updated_at } = await admin.manage.articles.update(id, { title: '新的标题' });
    expect(await find(id)).toEqual({ ...before, title: '新的标题', updated_at });
  });

  it('refuses with code 409 what was made upon an earlier state, also within one millisecond', async () => {
    const { id } = await admin.manage.articles.store(draft());
    const { updated_at: seen } = await find(id);
    const { updated_at: later } = await admin.manage.articles.update(id, { title: '先到' }, seen);
    expect(new Date(later).getTime()).toBeGreaterThan(new Date(seen).getTime());
    await expect(admin.manage.articles.update(id, { title: '后到' }, seen)).rejects.toMatchObject({
      kind: 'business',
      code: 409,
      status: 409,
    });
    expect((await find(id)).title).toBe('先到');
    await admin.manage.articles.update(id, { title: '再改' }, later);
    await admin.manage.articles.update(id, { title: '不问' });
    expect((await find(id)).title).toBe('不问');
  });

  it('says with code 409 who has changed which fields since, and when', async () => {
    const { id } = await admin.manage.articles.store(draft());
    const { updated_at: seen } = await find(id);
    const other = await createAdministrator(server);
    now = new Date('2026-11-21T04:01:00Z');
    await admin.manage.articles.update(id, { title: '先到', charge: 3 });
    now = new Date('2026-11-21T04:02:00Z');
    await other.manage.articles.update(id, { title: '又改' });
    await expect(admin.manage.articles.update(id, { title: '后到' }, seen)).rejects.toMatchObject({
      code: 409,
      data: {
        actor: { id: other.id, nick_name: '管理员' },
        changed_at: '2026-11-21T04:02:00.000Z',
        fields: ['title', 'charge'],
      },
    });
  });

  it('lets one of two that were made upon the same state through', async () => {
    const { id } = await admin.manage.articles.store(draft());
    const { updated_at: seen } = await find(id);
    const ended = await Promise.allSettled(
      ['甲', '乙'].map((title) => admin.manage.articles.update(id, { title }, seen)),
    );
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not count a reader as a change', async () => {
    const { id } = await admin.manage.articles.store(published());
    const { updated_at: seen } = await find(id);
    now = new Date(now.getTime() + 60_000);
    await server.app.inject({ url: `/api/v2/article/${id}/detail` });
    await server.db.execute(sql`update articles set view_times = view_times + 1 where id = ${id}`);
    await admin.manage.articles.update(id, { title: '仍然可以' }, seen);
    expect((await find(id)).title).toBe('仍然可以');
  });

  it('changes all that are chosen or none when a change is refused, also of one that is named twice', async () => {
    const ids = [await createArticle(server.db), await createArticle(server.db)];
    await admin.manage.articles.updateMany([...ids, ids[0]!], { charge: 5 });
    const charges = async () => (await Promise.all(ids.map(find))).map(({ charge }) => charge);
    expect(await charges()).toEqual([5, 5]);
    const { id: empty } = await admin.manage.articles.store(draft());
    await expect(
      admin.manage.articles.updateMany([...ids, empty], { published_at: '2026-01-02T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 1 });
    expect(await charges()).toEqual([5, 5]);
    expect((await find(ids[0]!)).published_at).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('MC-06 a batch with ids that are not found', () => {
  const unknown = 2 ** 40;

  it('changes and removes the others, and names those', async () => {
    const { articles } = admin.manage;
    const ids = [await createArticle(server.db), await createArticle(server.db)];
    expect(await articles.updateMany([unknown, ...ids, unknown], { charge: 6 })).toMatchObject({
      missing_ids: [unknown],
    });
    expect((await Promise.all(ids.map(find))).map(({ charge }) => charge)).toEqual([6, 6]);
    const removed = await articles.removeMany([ids[0]!, unknown]);
    expect(removed.missing_ids).toEqual([unknown]);
    expect(await articles.removeMany(ids)).toMatchObject({ missing_ids: [ids[0]] });
    for (const id of ids) await expect(find(id)).rejects.toMatchObject({ code: 404 });
    await admin.manage.log.undo(removed.action_id);
    await expect(find(ids[0]!)).resolves.toMatchObject({ id: ids[0] });
  });

  it('is 404 when none is found', async () => {
    const refused = { code: 404 };
    await expect(admin.manage.articles.removeMany([unknown])).rejects.toMatchObject(refused);
    await expect(admin.manage.articles.updateMany([unknown], { charge: 6 })).rejects.toMatchObject(refused);
  });

  it('is the same for people, roles and what is sold', async () => {
    const { members, roles, products } = admin.manage;
    const { id: person } = await createPerson(server.db);
    expect(await members.updateMany([person, unknown], { status: 'active' })).toMatchObject(missing);
    const { id: role } = await roles.store({ name: '助教', description: '', privileges: [] });
    expect(await roles.updateMany([role, unknown], { privileges: [] })).toMatchObject(missing);
    await createArticle(server.db, { charge: 9, publishedAt: now });
    const { data } = await products.list({});
    expect(await products.removeMany([data[0]!.id, unknown])).toMatchObject(missing);
  });

  const missing = { missing_ids: [unknown] };
});

describe('removing', () => {
  it('refuses a second time, and every change of what is removed', async () => {
    const id = await createArticle(server.db);
    await admin.manage.articles.remove(id);
    await expect(admin.manage.articles.remove(id)).rejects.toMatchObject({ code: 404 });
    await expect(admin.manage.articles.update(id, { title: '改' })).rejects.toMatchObject({ code: 404 });
  });

  it('keeps a category while articles are in it, drafts too, and while home shows it', async () => {
    const { articleCategories, articles } = admin.manage;
    const { id: draftId } = await articles.store(draft({ category_id: categoryId }));
    await expect(articleCategories.remove(categoryId)).rejects.toMatchObject({
      code: 1,
      message: '分类下还有文章，不能删除',
    });
    await articles.remove(draftId);
    await server.db.execute(
      sql`insert into home_blocks (sign, title, category_id) values ('article', '首页', ${categoryId})`,
    );
    await expect(articleCategories.remove(categoryId)).rejects.toMatchObject({ code: 1 });
    await server.db.execute(sql`delete from home_blocks`);
    await articleCategories.remove(categoryId);
    await expect(articleCategories.find(categoryId)).rejects.toMatchObject({ code: 404 });
  });

  it('never leaves a published article without its category, whichever of two comes first', async () => {
    const ended = await Promise.allSettled([
      admin.manage.articles.store(published()),
      admin.manage.articleCategories.remove(categoryId),
    ]);
    expect(ended.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 1 } }]);
  });
});

describe('who reaches their own alone', () => {
  it('changes and removes no others, also among their own', async () => {
    const own = await createArticle(server.db, { authorId: teacher.id });
    const other = await createArticle(server.db, { authorId: admin.id, title: '别人的' });
    const { articles } = teacher.manage;
    const refused = { code: 404 };
    await expect(articles.update(other, { title: '改' })).rejects.toMatchObject(refused);
    await expect(articles.updateMany([other], { title: '改' })).rejects.toMatchObject(refused);
    expect(await articles.updateMany([own, other], { title: '改' })).toMatchObject({ missing_ids: [other] });
    await expect(articles.remove(other)).rejects.toMatchObject(refused);
    await articles.update(own, { title: '自己的' });
    expect(await articles.removeMany([own, other])).toMatchObject({ missing_ids: [other] });
    expect(await find(other)).toMatchObject({ title: '别人的' });
  });

  it('reaches nothing of what belongs to nobody', async () => {
    const somebody = await createManager(server, { announcement: 'own', 'announcement.store': 'own' });
    await expect(somebody.manage.announcements.list({})).rejects.toMatchObject({ code: 403 });
  });
});

describe('categories and announcements', () => {
  it('have no two of one name, in words that name the field', async () => {
    const { articleCategories } = admin.manage;
    const { id } = await articleCategories.store({ name: '诗词' });
    const refused = { code: 1, message: '已有同名的分类', data: { field: 'name' } };
    await expect(articleCategories.store({ name: ' 诗词 ' })).rejects.toMatchObject(refused);
    const { id: other } = await articleCategories.store({ name: '散文', sort: 3 });
    await expect(articleCategories.update(other, { name: '诗词' })).rejects.toMatchObject(refused);
    await createArticle(server.db, { categoryId: id });
    expect(await articleCategories.find(id)).toMatchObject({ name: '诗词', articles_count: 1 });
  });

  it('show the latest announcement at home, and the one before it when that is removed', async () => {
    const { announcements } = admin.manage;
    await announcements.store({ title: '旧', content: '<p>旧的</p>' });
    now = new Date(now.getTime() + 1000);
    const { id } = await announcements.store({ title: '新', content: '<p onclick="x()">新的</p>' });
    const shown = async () =>
      (await server.app.inject({ url: '/api/v2/home' })).json<{ data: { announcement: { title: string } } }>()
        .data.announcement.title;
    expect(await shown()).toBe('新');
    expect(await announcements.find(id)).toMatchObject({ content: '<p>新的</p>' });
    await announcements.remove(id);
    expect(await shown()).toBe('旧');
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDraft } from '@shuyuan/api-client/manage';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createAdministrator, createManager, ownArticles, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let other: Manager;
let teacher: Manager;
let categoryId: number;
let now: Date;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  now = new Date('2026-11-21T04:00:00Z');
  [admin, other] = [await createAdministrator(server), await createAdministrator(server)];
  teacher = await createManager(server, ownArticles);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-21T04:00:00Z');
  categoryId = await createCategory(server.db);
});

const changedSince = { code: 1, message: '内容之后又有改动，无法撤销' };
const fieldsOf = async (id: number) => {
  const { updated_at: _, ...fields } = await admin.manage.articles.find(id);
  return fields;
};
const store = async (fields: Partial<ArticleDraft> = {}, by = admin) =>
  by.manage.articles.store({ title: '一篇', ...fields });

describe('undoing', () => {
  it('removes what was added', async () => {
    const { id, action_id } = await store();
    await admin.manage.log.undo(action_id);
    await expect(admin.manage.articles.find(id)).rejects.toMatchObject({ code: 404 });
  });

  it('writes back what was changed, and what follows from it', async () => {
    const { id } = await store({ render_content: '<p>一二三</p>', charge: 3 });
    const before = await fieldsOf(id);
    const { action_id } = await admin.manage.articles.update(id, {
      render_content: '<p>四</p>',
      title: '改',
    });
    await admin.manage.log.undo(action_id);
    expect(await fieldsOf(id)).toEqual(before);
    expect(before.character_count).toBe(3);
  });

  it('brings back what was removed, with its id, several as one', async () => {
    const ids = [
      await createArticle(server.db, { categoryId }),
      await createArticle(server.db, { categoryId }),
    ];
    const before = await Promise.all(ids.map(fieldsOf));
    const { action_id } = await admin.manage.articles.removeMany(ids);
    await admin.manage.log.undo(action_id);
    expect(await Promise.all(ids.map(fieldsOf))).toEqual(before);
  });

  it('puts back what was deleted for good, as it was', async () => {
    const { announcements, articleCategories } = admin.manage;
    const { id } = await announcements.store({ title: '公告', content: '<p>内容</p>' });
    wait(1);
    const before = await announcements.find(id);
    const { action_id } = await announcements.remove(id);
    await admin.manage.log.undo(action_id);
    const { updated_at, ...after } = await announcements.find(id);
    expect({ ...after, updated_at: before.updated_at }).toEqual(before);
    expect(updated_at).not.toBe(before.updated_at);
    // The next one that is added does not meet the id that came back.
    await announcements.store({ title: '下一个', content: '<p>内容</p>' });
    const removed = await articleCategories.remove(categoryId);
    await admin.manage.log.undo(removed.action_id);
    expect(await articleCategories.find(categoryId)).toMatchObject({ id: categoryId });
  });

  it('leaves fields alone that the action did not change', async () => {
    const { id } = await store({ charge: 3 });
    const { action_id } = await admin.manage.articles.update(id, { title: '改' });
    await other.manage.articles.update(id, { charge: 8 });
    await admin.manage.log.undo(action_id);
    expect(await fieldsOf(id)).toMatchObject({ title: '一篇', charge: 8 });
  });

  it('refuses after somebody has changed it again, and changes none of several then', async () => {
    const [a, b] = [(await store()).id, (await store()).id];
    const { action_id } = await admin.manage.articles.updateMany([a, b], { charge: 5 });
    await other.manage.articles.update(b, { charge: 6 });
    await expect(admin.manage.log.undo(action_id)).rejects.toMatchObject(changedSince);
    expect([(await fieldsOf(a)).charge, (await fieldsOf(b)).charge]).toEqual([5, 6]);
  });

  it('refuses to remove what somebody has changed, and to change what somebody has removed', async () => {
    const { id, action_id: stored } = await store();
    const { action_id: changed } = await admin.manage.articles.update(id, { title: '改' });
    await expect(admin.manage.log.undo(stored)).rejects.toMatchObject(changedSince);
    await other.manage.articles.remove(id);
    await expect(admin.manage.log.undo(changed)).rejects.toMatchObject(changedSince);
  });

  it('refuses to remove a category that articles were put in, in the words of removing it', async () => {
    const { id, action_id } = await admin.manage.articleCategories.store({ name: '新的分类' });
    await createArticle(server.db, { categoryId: id });
    await expect(admin.manage.log.undo(action_id)).rejects.toMatchObject({
      code: 1,
      message: '分类下还有文章，不能删除',
    });
  });

  it('refuses where what it needs is gone by now', async () => {
    const { id } = await store({ category_id: categoryId });
    const moved = await admin.manage.articles.update(id, { category_id: null });
    const removed = await admin.manage.articles.remove(id);
    await other.manage.articleCategories.remove(categoryId);
    await admin.manage.log.undo(removed.action_id);
    await expect(admin.manage.log.undo(moved.action_id)).rejects.toMatchObject({
      code: 1,
      data: { field: 'category_id' },
    });
    const { id: named, ...renamed } = await admin.manage.articleCategories.store({ name: '名字' });
    const gone = await admin.manage.articleCategories.remove(named);
    await other.manage.articleCategories.store({ name: '名字' });
    await expect(admin.manage.log.undo(gone.action_id)).rejects.toMatchObject({ data: { field: 'name' } });
    await expect(admin.manage.log.undo(renamed.action_id)).rejects.toMatchObject(changedSince);
  });

  it('happens once, also when it is asked for twice in one moment', async () => {
    const { id, action_id } = await store();
    const ended = await Promise.allSettled([1, 2].map(() => admin.manage.log.undo(action_id)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 1 } });
    await expect(admin.manage.articles.find(id)).rejects.toMatchObject({ code: 404 });
    await expect(admin.manage.log.undo(action_id)).rejects.toMatchObject({ message: '该操作已经撤销过了' });
  });

  it('is offered for a day, for what was deleted for thirty', async () => {
    const days = (count: number) => count * 24 * 60;
    const [{ action_id: late }, { action_id: timely }, { id: deleted }, { id: lost }] = [
      await store(),
      await store(),
      await store(),
      await store(),
    ];
    const removed = await admin.manage.articles.remove(deleted);
    const removedForGood = await admin.manage.articles.remove(lost);
    wait(days(1));
    await admin.manage.log.undo(timely);
    wait(1 / 60);
    const tooLate = { code: 1, message: '已超过可以撤销的时间：删除是30天，其他操作是1天' };
    await expect(admin.manage.log.undo(late)).rejects.toMatchObject(tooLate);
    wait(days(29) - 1);
    await admin.manage.log.undo(removed.action_id);
    wait(1);
    await expect(admin.manage.log.undo(removedForGood.action_id)).rejects.toMatchObject(tooLate);
  });

  it('is told by the log until when the viewer can undo what', async () => {
    const { id, action_id: stored } = await store();
    const { action_id: removed } = await admin.manage.articles.remove(id);
    const of = async (who: Manager, action: number) => {
      const { data } = await who.manage.log.actions({ size: 100 });
      return data.find((row) => row.id === action)?.undo_until;
    };
    expect(await of(admin, stored)).toBe('2026-11-22T04:00:00.000Z');
    expect(await of(admin, removed)).toBe('2026-12-21T04:00:00.000Z');
    expect(await of(other, removed)).toBeNull();
    await admin.manage.log.undo(removed);
    expect(await of(admin, removed)).toBeNull();
    wait(24 * 60 + 1);
    expect(await of(admin, stored)).toBeNull();
  });

  it('is for who has done it, with the right that it needed', async () => {
    const { action_id } = await store();
    await expect(other.manage.log.undo(action_id)).rejects.toMatchObject({ code: 403 });
    await expect(admin.manage.log.undo(2 ** 40)).rejects.toMatchObject({ code: 404 });
    const { id, action_id: own } = await store({}, teacher);
    await server.db.execute(sql`delete from role_permissions where permission = 'article.store'
      and role_id = (select role_id from users where id = ${teacher.id})`);
    await expect(teacher.manage.log.undo(own)).rejects.toMatchObject({ code: 403 });
    await server.db.execute(sql`insert into role_permissions (role_id, permission, reach)
      select role_id, 'article.store', 'own' from users where id = ${teacher.id}`);
    await server.db.execute(sql`update articles set author_id = ${admin.id} where id = ${id}`);
    await expect(teacher.manage.log.undo(own)).rejects.toMatchObject(changedSince);
    await server.db.execute(sql`update articles set author_id = ${teacher.id} where id = ${id}`);
    await teacher.manage.log.undo(own);
  });

  it('of every change in reverse order is without a trace, however they were mixed', async () => {
    const random = sequence(20261121);
    for (let round = 0; round < 8; round += 1) {
      const { before, after } = await walkAndReturn(random);
      expect(after).toEqual(before);
    }
  });
});

/** Numbers from 0 up to the given one, the same in each run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
}

/** Any change of any of two articles and of the category, and all of them undone. */
async function walkAndReturn(random: (below: number) => number) {
  const first = await createCategory(server.db);
  const published = {
    category_id: first,
    render_content: '<p>正文</p>',
    paid_content: '<p>后半</p>',
    published_at: '2026-01-01T00:00:00Z',
  };
  const ids = [(await store(published)).id, (await store(published)).id, (await store()).id];
  const state = async () => {
    const { rows } = await server.db.execute(sql`
      select (select json_agg(to_jsonb(a) - 'updated_at' order by id) from articles a where deleted_at is null) as articles,
        (select json_agg(to_jsonb(c) - 'updated_at' order by id) from article_categories c) as categories,
        (select json_agg(to_jsonb(d) - 'id' order by resource_id) from search_documents d) as found`);
    return rows[0];
  };
  const before = await state();
  const actions: number[] = [];
  const categories = [first];
  const { articles, articleCategories } = admin.manage;
  const steps = [
    async () => {
      const added = await store({ category_id: categories[random(categories.length)]! });
      ids.push(added.id);
      return added;
    },
    () => articles.update(ids[random(ids.length)]!, { title: `标题${random(9)}`, charge: random(9) }),
    () => articles.update(ids[random(ids.length)]!, { render_content: `<p>${'字'.repeat(random(9))}</p>` }),
    () =>
      articles.updateMany(ids.slice(random(ids.length)), {
        category_id: categories[random(categories.length)]!,
      }),
    () =>
      articles.update(ids[random(ids.length)]!, { published_at: random(2) ? '2026-03-01T00:00:00Z' : null }),
    () => articles.removeMany(ids.slice(random(ids.length))),
    async () => {
      const added = await articleCategories.store({ name: `走 ${first} ${categories.length}` });
      categories.push(added.id);
      return added;
    },
    () => articleCategories.remove(categories[random(categories.length)]!),
  ];
  for (let count = 0; count < 14; count += 1) {
    // Some are refused, and then there is nothing to undo.
    const made = await steps[random(steps.length)]!().catch((error: { code?: number }) => {
      if (error.code !== 1 && error.code !== 404) throw error;
    });
    if (made) actions.push(made.action_id);
  }
  expect(actions.length).toBeGreaterThan(3);
  for (const action of actions.toReversed()) await admin.manage.log.undo(action);
  return { before, after: await state() };
}

describe('the log', () => {
  it('says who did what, to what it was called then, and what differed', async () => {
    const { id, action_id: stored } = await store({ title: '旧的标题' });
    const { action_id: changed } = await admin.manage.articles.update(id, { title: '新的标题', charge: 0 });
    const { action_id: removed } = await admin.manage.articles.remove(id);
    const { data, total } = await other.manage.log.actions({ entity: 'article', subject_id: id });
    expect(total).toBe(3);
    expect(data.map((action) => [action.id, action.kind, action.subjects[0]?.title])).toEqual([
      [removed, 'delete', '新的标题'],
      [changed, 'update', '旧的标题'],
      [stored, 'store', '旧的标题'],
    ]);
    expect(data[0]).toMatchObject({
      actor: { id: admin.id, nick_name: '管理员' },
      entity: 'article',
      created_at: now.toISOString(),
      undone_at: null,
    });
    expect((await other.manage.log.action(changed)).changes).toEqual([
      { id, before: { title: '旧的标题' }, after: { title: '新的标题' } },
    ]);
    const [added] = (await other.manage.log.action(stored)).changes;
    expect(added).toMatchObject({ before: null, after: { title: '旧的标题', published_at: null } });
    expect((await other.manage.log.action(removed)).changes).toMatchObject([
      { before: { title: '新的标题' }, after: null },
    ]);
  });

  it('keeps an action that was undone, and says when', async () => {
    const { action_id } = await store();
    wait(2);
    await admin.manage.log.undo(action_id);
    expect(await admin.manage.log.action(action_id)).toMatchObject({
      undone_at: now.toISOString(),
      actor: { id: admin.id },
    });
  });

  it('is narrowed by entity, kind and person', async () => {
    const someone = await createManager(server, { 'article.store': 'all', 'article.delete': 'all' });
    const { id } = await store({}, someone);
    await someone.manage.articles.remove(id);
    const kinds = async (query: object) =>
      (await admin.manage.log.actions({ actor_id: someone.id, ...query })).data.map(({ kind }) => kind);
    expect(await kinds({})).toEqual(['delete', 'store']);
    expect(await kinds({ kind: 'store' })).toEqual(['store']);
    expect(await kinds({ entity: 'announcement' })).toEqual([]);
    expect(await kinds({ page: 2, size: 1 })).toEqual(['store']);
  });

  it('has no line of what was refused', async () => {
    const someone = await createManager(server, { 'article.store': 'all' });
    await expect(store({ published_at: now.toISOString() }, someone)).rejects.toMatchObject({ code: 1 });
    expect((await admin.manage.log.actions({ actor_id: someone.id })).total).toBe(0);
  });
});

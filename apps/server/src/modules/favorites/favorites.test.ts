import { createFavoritesApi, favoriteLimits } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, favoriteFolders } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let owner: Person;
let now: Date;
const wait = () => void (now = new Date(now.getTime() + 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T04:00:00Z');
  owner = await createPerson(server.db);
});

const favorites = (person?: Person) => createFavoritesApi(clientOf(server, person).http);

/** Sets an article aside, a minute after the one before. */
async function keep(folderId?: number) {
  const id = await createArticle(server.db);
  wait();
  await clientOf(server, owner).study.collect({ type: 'article', id }, folderId ? { folderId } : {});
  return id;
}

const listed = async (query: Parameters<ReturnType<typeof favorites>['list']>[0] = {}) => {
  const { data, total } = await favorites(owner).list(query);
  return { ids: data.map(({ resource }) => resource.id), total };
};

describe('folders', () => {
  it('are listed by name with what is in each, and what is in none', async () => {
    const api = favorites(owner);
    const [second, first] = [await api.createFolder('乙'), await api.createFolder('甲')];
    await keep(first.id);
    await keep();
    expect(await api.folders()).toMatchObject({
      categories: expect.arrayContaining([
        expect.objectContaining({ id: second.id, name: '乙', favorites_count: 0 }),
        expect.objectContaining({ id: first.id, name: '甲', favorites_count: 1 }),
      ]) as unknown,
      favorites_count: 2,
      loose_count: 1,
    });
  });

  it('have a name once for each person', async () => {
    const api = favorites(owner);
    const { id } = await api.createFolder('摘抄');
    await api.createFolder('旧名');
    await favorites(await createPerson(server.db)).createFolder('摘抄');
    const taken = { kind: 'business', code: 1, data: { field: 'name' } };
    await expect(api.createFolder(' 摘抄 ')).rejects.toMatchObject(taken);
    await expect(api.renameFolder(id, '旧名')).rejects.toMatchObject(taken);
    await api.renameFolder(id, '摘抄');
    await api.renameFolder(id, '新名');
    expect((await api.folders()).categories.map(({ name }) => name).toSorted()).toEqual(['新名', '旧名']);
  });

  it('have a name that is read, of twenty characters at most', async () => {
    const api = favorites(owner);
    await expect(api.createFolder('  ')).rejects.toMatchObject({ code: 400 });
    await expect(api.createFolder('字'.repeat(21))).rejects.toMatchObject({ code: 400 });
    await expect(api.createFolder('字'.repeat(20))).resolves.toMatchObject({
      id: expect.any(Number) as number,
    });
  });

  it('are fifty at most, also when two are added at once', async () => {
    const rows = Array.from({ length: favoriteLimits.folders - 1 }, (_, index) => ({
      userId: owner.id,
      name: `夹${index}`,
      createdAt: now,
    }));
    await server.db.insert(favoriteFolders).values(rows);
    const api = favorites(owner);
    const added = await Promise.allSettled([api.createFolder('甲'), api.createFolder('乙')]);
    expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await api.folders()).categories).toHaveLength(favoriteLimits.folders);
  });

  it('leave what was in them set aside when they are removed', async () => {
    const api = favorites(owner);
    const { id } = await api.createFolder('要删的');
    const article = await keep(id);
    await api.removeFolder(id);
    expect(await listed({ category_id: 0 })).toEqual({ ids: [article], total: 1 });
    await expect(api.removeFolder(id)).rejects.toMatchObject({ code: 404 });
  });

  it('of somebody else are not there', async () => {
    const { id } = await favorites(await createPerson(server.db)).createFolder('别人的');
    const article = await keep();
    const api = favorites(owner);
    const missing = { kind: 'business', code: 404 };
    await expect(api.list({ category_id: id })).rejects.toMatchObject(missing);
    await expect(api.renameFolder(id, '我的')).rejects.toMatchObject(missing);
    await expect(api.removeFolder(id)).rejects.toMatchObject(missing);
    const move = { favorites: [{ type: 'article' as const, id: article }], category_id: id };
    await expect(api.move(move)).rejects.toMatchObject(missing);
    const { study } = clientOf(server, owner);
    await expect(study.collect({ type: 'article', id: article }, { folderId: id })).rejects.toMatchObject(
      missing,
    );
    expect((await api.folders()).loose_count).toBe(1);
  });
});

describe('the list', () => {
  it('has theirs alone, the latest first, by type and folder, page by page', async () => {
    const { id: folder } = await favorites(owner).createFolder('书');
    const [a, b, c] = [await keep(folder), await keep(), await keep(folder)];
    const course = await createCourse(server.db);
    wait();
    await clientOf(server, owner).study.collect({ type: 'course', id: course });
    await clientOf(server, await createPerson(server.db)).study.collect({ type: 'course', id: course });
    expect(await listed()).toEqual({ ids: [course, c, b, a], total: 4 });
    expect(await listed({ type: 'article' })).toEqual({ ids: [c, b, a], total: 3 });
    expect(await listed({ category_id: folder })).toEqual({ ids: [c, a], total: 2 });
    expect(await listed({ category_id: 0 })).toEqual({ ids: [course, b], total: 2 });
    expect(await listed({ page: 2, size: 3 })).toEqual({ ids: [a], total: 4 });
    expect(await listed({ page: 9 })).toEqual({ ids: [], total: 4 });
    const { counts } = await favorites(owner).list({ category_id: 0, type: 'course' });
    expect(counts).toEqual({ article: 1, course: 1 });
  });

  it('says of what is gone that it is, and no more', async () => {
    const id = await keep();
    await server.db.update(articles).set({ deletedAt: now }).where(eq(articles.id, id));
    const { data } = await favorites(owner).list();
    expect(data).toMatchObject([
      { resource: { type: 'article', id, state: 'gone', title: '' }, category_id: null },
    ]);
  });
});

describe('moving', () => {
  it('puts several into a folder and out of it, and passes over what is not set aside', async () => {
    const { id: folder } = await favorites(owner).createFolder('一起');
    const [a, b] = [await keep(), await keep()];
    const refs = [a, b, 999_999_999].map((id) => ({ type: 'article' as const, id }));
    expect(await favorites(owner).move({ favorites: refs, category_id: folder })).toEqual({ moved_count: 2 });
    expect((await listed({ category_id: folder })).ids).toEqual([b, a]);
    await favorites(owner).move({ favorites: refs.slice(0, 1), category_id: null });
    expect((await listed({ category_id: 0 })).ids).toEqual([a]);
  });

  it('also by setting aside again, which keeps the time, and the folder where none is named', async () => {
    const { id: folder } = await favorites(owner).createFolder('再收');
    const [a, b] = [await keep(), await keep()];
    const { study } = clientOf(server, owner);
    await study.collect({ type: 'article', id: a }, { folderId: folder });
    await study.collect({ type: 'article', id: a });
    expect(await listed({ category_id: folder })).toEqual({ ids: [a], total: 1 });
    expect((await listed()).ids).toEqual([b, a]);
  });
});

it('is for signed-in people', async () => {
  const api = favorites();
  const unauthorized = { kind: 'unauthorized', status: 401 };
  await expect(api.list()).rejects.toMatchObject(unauthorized);
  await expect(api.folders()).rejects.toMatchObject(unauthorized);
  await expect(api.createFolder('甲')).rejects.toMatchObject(unauthorized);
});

import { createClient } from '@shuyuan/api-client';
import { checkAnswer, permissionCodes } from '@shuyuan/api-client/contract';
import { createManageClient, type Privilege } from '@shuyuan/api-client/manage';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, findRole } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let now = new Date('2026-11-21T04:00:00Z');
let names = 0;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

const articles: Privilege[] = [
  { code: 'article', reach: 'own' },
  { code: 'article.store', reach: 'own' },
];
const refused = (message: string) => ({ code: 1, message });
const forbidden = { code: 403 };
const missing = { code: 404 };

const store = async (privileges = articles, by = admin) =>
  (await by.manage.roles.store({ name: `角色${(names += 1)}`, privileges })).id;
const rightsOf = async (id: number) => (await admin.manage.roles.find(id)).privileges;
const roleOf = async (userId: number) => {
  const [user] = await server.db.select({ roleId: users.roleId }).from(users).where(eq(users.id, userId));
  return user?.roleId;
};
/** The calls for single rights, which no page of ours makes. */
const call = async (
  by: Manager,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v2/${path}`,
    headers: by.headers,
    ...(payload ? { payload } : {}),
  });
  return answer.json<{ code: number; message: string; data: { action_id: number } }>();
};
/** Somebody who looks after roles, and may write all articles themselves. */
const createKeeper = () =>
  createManager(server, {
    role: 'all',
    'role.store': 'all',
    'role.update': 'all',
    'role.delete': 'all',
    article: 'own',
    'article.store': 'all',
  });

describe('roles', () => {
  it('are stored with their rights, of two of the same code the last', async () => {
    const id = await store([...articles, { code: 'article', reach: 'all' }]);
    const role = await admin.manage.roles.find(id);
    expect(role).toMatchObject({
      is_built_in: false,
      users_count: 0,
      privileges_count: 2,
      privileges: [
        { code: 'article', reach: 'all' },
        { code: 'article.store', reach: 'own' },
      ],
    });
  });

  it('come with the platform as three, of which the administrator has every right', async () => {
    const { data } = await admin.manage.roles.list({});
    const builtIn = data.filter(({ is_built_in }) => is_built_in);
    expect(builtIn.map(({ name }) => name).toSorted()).toEqual(['学员', '教师', '管理员'].toSorted());
    const id = await findRole(server.db, 'administrator');
    const everything = permissionCodes.map((code) => ({ code, reach: 'all' }));
    expect(await admin.manage.roles.find(id)).toMatchObject({
      privileges: everything,
      privileges_count: everything.length,
    });
  });

  it('show nothing of rights that an older version knew', async () => {
    const id = await store();
    await server.db.execute(sql`insert into role_permissions values (${id}, 'gone.store', 'all')`);
    expect(await admin.manage.roles.find(id)).toMatchObject({ privileges: articles, privileges_count: 2 });
  });

  it('are told by name, and their rights apart', async () => {
    const id = await store();
    await admin.manage.roles.update(id, { name: '编辑', description: '写文章' });
    expect((await call(admin, 'GET', `manage/role/${id}/info`)).data).toEqual({
      id,
      name: '编辑',
      description: '写文章',
    });
    expect((await call(admin, 'GET', `manage/role/${id}/privilege`)).data).toEqual({ privileges: articles });
    expect(await call(admin, 'GET', 'manage/role/999999/info')).toMatchObject(missing);
    expect(await call(admin, 'GET', 'manage/role/999999/privilege')).toMatchObject(missing);
  });
});

describe('single rights', () => {
  it('are given, changed and taken, each of which can be undone', async () => {
    const id = await store();
    const added = await call(admin, 'POST', `role/${id}/privilege/store`, { code: 'member', reach: 'all' });
    expect(await rightsOf(id)).toEqual([...articles, { code: 'member', reach: 'all' }]);
    await admin.manage.log.undo(added.data.action_id);
    expect(await rightsOf(id)).toEqual(articles);
    const changed = await call(admin, 'PUT', `role/${id}/privilege/article/update`, { reach: 'all' });
    expect(await rightsOf(id)).toEqual([{ code: 'article', reach: 'all' }, articles[1]]);
    await admin.manage.log.undo(changed.data.action_id);
    const removed = await call(admin, 'DELETE', `role/${id}/privilege/article`);
    expect(await rightsOf(id)).toEqual([articles[1]]);
    await admin.manage.log.undo(removed.data.action_id);
    const synced = await admin.manage.roles.syncPrivileges(id, [{ code: 'announcement', reach: 'all' }]);
    expect(await rightsOf(id)).toEqual([{ code: 'announcement', reach: 'all' }]);
    expect((await admin.manage.log.action(synced.action_id)).changes).toEqual([
      {
        id,
        before: { privileges: articles },
        after: { privileges: [{ code: 'announcement', reach: 'all' }] },
      },
    ]);
    await admin.manage.log.undo(synced.action_id);
    expect(await rightsOf(id)).toEqual(articles);
  });

  it('are not changed where there are none, nor of a role that is not there', async () => {
    const id = await store();
    expect(await call(admin, 'PUT', `role/${id}/privilege/member/update`, { reach: 'own' })).toMatchObject(
      missing,
    );
    const nowhere = call(admin, 'POST', 'role/999999/privilege/store', { code: 'member', reach: 'all' });
    expect(await nowhere).toMatchObject(missing);
  });
});

describe('who gives rights', () => {
  const more: Privilege[] = [{ code: 'member', reach: 'all' }];
  const farther: Privilege[] = [{ code: 'article', reach: 'all' }];
  const less: Privilege[] = [{ code: 'article.store', reach: 'own' }];

  it.each([
    ['more', more],
    ['farther ones', farther],
  ])('gives none that they do not hold: %s', async (_, privileges) => {
    const keeper = await createKeeper();
    const id = await store(less);
    const { roles: byKeeper } = keeper.manage;
    await expect(store(privileges, keeper)).rejects.toMatchObject(forbidden);
    await expect(byKeeper.update(id, { privileges })).rejects.toMatchObject(forbidden);
    await expect(byKeeper.updateMany([id], { privileges })).rejects.toMatchObject(forbidden);
    await expect(byKeeper.syncPrivileges(id, privileges)).rejects.toMatchObject(forbidden);
    await expect(byKeeper.preview(privileges)).rejects.toMatchObject(forbidden);
    expect(await call(keeper, 'POST', `role/${id}/privilege/store`, privileges[0])).toMatchObject(forbidden);
    const [right] = privileges;
    await admin.manage.roles.syncPrivileges(id, [{ code: right!.code, reach: 'own' }]);
    const path = `role/${id}/privilege/${right!.code}/update`;
    expect(await call(keeper, 'PUT', path, { reach: 'all' })).toMatchObject(forbidden);
    expect(await rightsOf(id)).toEqual([{ code: right!.code, reach: 'own' }]);
  });

  it('gives what they hold, for less as well', async () => {
    const keeper = await createKeeper();
    const id = await store(less, keeper);
    await keeper.manage.roles.update(id, { privileges: articles });
    expect(await rightsOf(id)).toEqual(articles);
  });

  it('leaves what a role has beyond their own rights, and may take it', async () => {
    const keeper = await createKeeper();
    const id = await store([...less, ...more]);
    await keeper.manage.roles.update(id, { description: '说明', privileges: [...articles, ...more] });
    expect(await rightsOf(id)).toEqual([...articles, ...more]);
    const taken = await keeper.manage.roles.syncPrivileges(id, less);
    await keeper.manage.log.undo(taken.action_id);
    expect(await rightsOf(id)).toEqual([...articles, ...more]);
  });

  it('cannot take from themselves what it takes to give it back', async () => {
    const keeper = await createKeeper();
    const own = (await roleOf(keeper.id))!;
    const words = refused('不能收回自己管理角色的权限');
    await expect(keeper.manage.roles.syncPrivileges(own, articles)).rejects.toMatchObject(words);
    await expect(keeper.manage.roles.update(own, { privileges: articles })).rejects.toMatchObject(words);
    expect(await call(keeper, 'DELETE', `role/${own}/privilege/role.update`)).toMatchObject(words);
    expect(await call(keeper, 'DELETE', `role/${own}/privilege/article.store`)).toMatchObject({ code: 0 });
    await expect(keeper.manage.roles.remove(own)).rejects.toMatchObject(refused('不能删除自己所在的角色'));
    expect(await roleOf(keeper.id)).toBe(own);
  });

  it('changes nothing of the administrator’s rights, but may rename the role', async () => {
    const id = await findRole(server.db, 'administrator');
    const words = refused('管理员拥有全部权限，不能更改');
    await expect(admin.manage.roles.syncPrivileges(id, articles)).rejects.toMatchObject(words);
    await expect(admin.manage.roles.update(id, { privileges: [] })).rejects.toMatchObject(words);
    await expect(admin.manage.roles.updateMany([id], { privileges: [] })).rejects.toMatchObject(words);
    expect(await call(admin, 'DELETE', `role/${id}/privilege/member`)).toMatchObject(words);
    expect(await call(admin, 'PUT', `role/${id}/privilege/member/update`, { reach: 'own' })).toMatchObject(
      words,
    );
    await admin.manage.roles.update(id, { name: '校长', privileges: await rightsOf(id) });
    expect(await admin.manage.roles.find(id)).toMatchObject({
      name: '校长',
      privileges_count: permissionCodes.length,
    });
    expect(await server.db.$count(sql`role_permissions where role_id = ${id}`)).toBe(0);
  });
});

describe('a role that is removed', () => {
  it('leaves its people learners, and has them again when it is brought back', async () => {
    const id = await store();
    const learner = await findRole(server.db, 'learner');
    const teacher = await findRole(server.db, 'teacher');
    const [stays, moves] = [
      await createPerson(server.db, { roleId: id }),
      await createPerson(server.db, { roleId: id }),
    ];
    const bystander = await createPerson(server.db, { roleId: teacher });
    expect(await admin.manage.roles.find(id)).toMatchObject({ users_count: 2 });
    const { action_id } = await admin.manage.roles.remove(id);
    expect([await roleOf(stays.id), await roleOf(moves.id), await roleOf(bystander.id)]).toEqual([
      learner,
      learner,
      teacher,
    ]);
    await expect(clientOf(server, stays).my.detail()).resolves.toMatchObject({
      role: { name: '学员' },
      permissions: { 'comment.store': 1 },
    });
    await server.db.update(users).set({ roleId: teacher }).where(eq(users.id, moves.id));
    await admin.manage.log.undo(action_id);
    expect([await roleOf(stays.id), await roleOf(moves.id), await roleOf(bystander.id)]).toEqual([
      id,
      teacher,
      teacher,
    ]);
    expect(await rightsOf(id)).toEqual(articles);
  });

  it('is none of those that came with the platform, nor any other with them', async () => {
    const id = await store();
    const builtIn = await findRole(server.db, 'learner');
    const words = refused('系统自带的角色不能删除');
    await expect(admin.manage.roles.remove(builtIn)).rejects.toMatchObject(words);
    await expect(admin.manage.roles.removeMany([id, builtIn])).rejects.toMatchObject(words);
    expect(await server.db.$count(roles, eq(roles.id, id))).toBe(1);
  });
});

describe('who looks at the site as a role', () => {
  const look = async (privileges: Privilege[], by = admin) => {
    const { token } = await by.manage.roles.preview(privileges);
    const client = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
    return { token, client, manage: createManageClient(client.http) };
  };
  const onlyLooks = refused('预览身份下不能修改内容');

  it('sees what the role would, in their own name, and is told so', async () => {
    const { client, manage } = await look([{ code: 'announcement', reach: 'all' }]);
    expect(await client.my.detail()).toMatchObject({
      id: admin.id,
      is_preview: 1,
      permissions: { announcement: 1 },
    });
    await expect(manage.announcements.list({})).resolves.toMatchObject({ total: 0 });
    await expect(manage.roles.list({})).rejects.toMatchObject(forbidden);
    expect(await clientOf(server, admin).my.detail()).toMatchObject({ is_preview: 0 });
  });

  it('changes nothing, not even what the role could, and cannot look as yet another one', async () => {
    const { client, manage } = await look(permissionCodes.map((code) => ({ code, reach: 'all' })));
    await expect(manage.announcements.store({ title: '通知', content: '内容' })).rejects.toMatchObject(
      onlyLooks,
    );
    await expect(manage.roles.preview([])).rejects.toMatchObject(onlyLooks);
    await expect(client.session.destroy()).rejects.toMatchObject(onlyLooks);
    await expect(manage.announcements.list({})).resolves.toMatchObject({ total: 0 });
  });

  it('ends with signing out, which leaves the one signed in who looked', async () => {
    const { client } = await look(articles);
    await client.session.logout();
    await expect(client.my.detail()).rejects.toMatchObject({ code: 401 });
    await expect(clientOf(server, admin).my.detail()).resolves.toMatchObject({ id: admin.id });
  });

  it('ends when the one signs out who looked', async () => {
    const other = await createAdministrator(server);
    const { client } = await look(articles, other);
    await clientOf(server, other).session.logout();
    await expect(client.my.detail()).rejects.toMatchObject({ code: 401 });
  });

  it('ends after an hour, however often it was used', async () => {
    const { client } = await look(articles);
    const start = now;
    now = new Date(start.getTime() + 59 * 60_000);
    await expect(client.my.detail()).resolves.toMatchObject({ is_preview: 1 });
    now = new Date(start.getTime() + 60 * 60_000);
    await expect(client.my.detail()).rejects.toMatchObject({ code: 401 });
    now = start;
  });

  it('sees no more than the one who looked still may', async () => {
    const keeper = await createKeeper();
    const { manage } = await look([{ code: 'article', reach: 'own' }], keeper);
    await expect(manage.articles.list({})).resolves.toMatchObject({ total: 0 });
    await server.db
      .update(users)
      .set({ roleId: await findRole(server.db, 'learner') })
      .where(eq(users.id, keeper.id));
    await expect(manage.articles.list({})).rejects.toMatchObject(forbidden);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comments, sessions, users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, buyArticle, createArticle } from '../articles/articles.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createPerson, createRole, findRole } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

const now = new Date();
const day = 24 * 3_600_000;
const ago = (days: number) => new Date(now.getTime() - days * day);

let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(users);
  admin = await createAdministrator(server);
});

type Query = Parameters<Manager['manage']['members']['list']>[0];

const names = async (query: Query, by = admin) =>
  (await by.manage.members.list(query)).data.map(({ nick_name }) => nick_name);
const stored = async (id: number) => (await server.db.select().from(users).where(eq(users.id, id)))[0]!;
const forbidden = { code: 403 };
const refused = (message: string) => ({ code: 1, message });
const createKeeper = () => createManager(server, { member: 'all', 'member.update': 'all' });

describe('the list of members', () => {
  it('shows who they are, what role and what membership they have', async () => {
    const roleId = await findRole(server.db, 'learner');
    const { id } = await createPerson(server.db, {
      nickName: '林小满',
      mobile: '13900004321',
      avatar: '/blobs/lin.svg',
      roleId,
      createdAt: ago(-1),
    });
    await becomeMember(server.db, id, ago(1));
    const { data, total } = await admin.manage.members.list({});
    expect(total).toBe(2);
    expect(data[0]).toEqual({
      id,
      nick_name: '林小满',
      avatar: '/blobs/lin.svg',
      mobile: '13900004321',
      role: { id: roleId, name: '学员' },
      membership: { name: '月度会员', expired_at: new Date(ago(1).getTime() + 30 * day).toISOString() },
      status: 'active',
      tags: [],
      created_at: ago(-1).toISOString(),
      updated_at: (await stored(id)).updatedAt.toISOString(),
    });
  });

  it('is narrowed by name, id, role, membership, lock and the day of registration', async () => {
    const teacher = await findRole(server.db, 'teacher');
    const lin = await createPerson(server.db, { nickName: '林小满', roleId: teacher, createdAt: ago(3) });
    const zhou = await createPerson(server.db, { nickName: '周知夏', status: 'locked', createdAt: ago(2) });
    await becomeMember(server.db, lin.id, ago(1));
    await becomeMember(server.db, zhou.id, ago(31));
    expect(await names({ keywords: '小满' })).toEqual(['林小满']);
    expect(await names({ keywords: String(zhou.id) })).toEqual(['周知夏']);
    expect(await names({ role_id: teacher })).toEqual(['林小满']);
    expect(await names({ membership: 'running' })).toEqual(['林小满']);
    expect(await names({ membership: 'none' })).toEqual(['管理员', '周知夏']);
    expect(await names({ status: 'locked' })).toEqual(['周知夏']);
    const range = { created_from: ago(3).toISOString(), created_to: ago(2).toISOString() };
    expect(await names(range)).toEqual(['林小满']);
  });

  it('shows numbers whole, and looks for them, to who holds the right to them alone', async () => {
    await createPerson(server.db, { nickName: '林小满', mobile: '13900004321' });
    const keeper = await createKeeper();
    const mobiles = async (by: Manager) =>
      (await by.manage.members.list({ keywords: '林' })).data.map(({ mobile }) => mobile);
    expect(await mobiles(admin)).toEqual(['13900004321']);
    expect(await mobiles(keeper)).toEqual(['139****4321']);
    expect(await names({ mobile: '13900004321' })).toEqual(['林小满']);
    expect(await names({ keywords: '13900004321' })).toEqual(['林小满']);
    expect(await names({ mobile: '13900000000' })).toEqual([]);
    const search = { mobile: '13900004321' };
    await expect(keeper.manage.members.list(search)).rejects.toMatchObject(forbidden);
    await expect(keeper.manage.members.exportRows({ ...search, format: 'csv' })).rejects.toMatchObject(
      forbidden,
    );
    expect(await names({ keywords: '13900004321' }, keeper)).toEqual([]);
    const text = async (by: Manager) =>
      Buffer.from((await by.manage.members.exportRows({ format: 'csv' })).content, 'base64').toString();
    expect(await text(admin)).toContain('13900004321');
    expect(await text(keeper)).toContain('139****4321');
    expect(await text(keeper)).not.toContain('13900004321');
  });
});

describe('one member', () => {
  it('is shown with their orders, grants, comments and devices, and nobody else’s', async () => {
    const person = await createPerson(server.db, { nickName: '林小满', mobile: '13900004321' });
    const other = await createPerson(server.db);
    const bought = await createArticle(server.db, { title: '读懂一首诗', charge: 9 });
    const given = await createArticle(server.db, { title: '慢读', charge: 9 });
    await buyArticle(server.db, person.id, bought, ago(2));
    const grant = { userId: person.id, goods: { type: 'article', id: given }, source: 'given' as const };
    await addGrant(server.db, { ...grant, startsAt: ago(1), endsAt: ago(-1) });
    await buyArticle(server.db, other.id, given, ago(1));
    const comment = { targetType: 'article' as const, targetId: bought, content: '好', contentHtml: '好' };
    await server.db.insert(comments).values({ ...comment, userId: person.id, createdAt: now });
    const keeper = await createKeeper();
    const whole = await keeper.manage.members.find(person.id);
    expect(whole).toMatchObject({
      mobile: '139****4321',
      remark: '',
      given_membership: null,
      comments_count: 1,
      comments: [{ target_type: 'article', target_id: bought, target_title: '读懂一首诗', content: '好' }],
      orders_count: 1,
      orders: [{ goods_name: '一件', charge: 30, status: 9, created_at: ago(2).toISOString() }],
      grants: [
        {
          type: 'article',
          id: given,
          title: '慢读',
          source: 'given',
          starts_at: ago(1).toISOString(),
          ends_at: ago(-1).toISOString(),
          revoked_at: null,
          order_id: null,
        },
        { id: bought, title: '读懂一首诗', source: 'bought', order_id: whole.orders[0]!.order_id },
      ],
      devices: [{ user_agent: 'test' }],
    });
    await expect(keeper.manage.members.find(10 ** 9)).rejects.toMatchObject({ code: 404 });
  });
});

describe('changing members', () => {
  it('locks them, which ends their sessions, and can be undone', async () => {
    const person = await createPerson(server.db);
    const keeper = await createKeeper();
    const { action_id } = await keeper.manage.members.update(person.id, { status: 'locked' });
    await expect(clientOf(server, person).my.detail()).rejects.toMatchObject({ code: 401 });
    expect(await server.db.$count(sessions, eq(sessions.revokedAt, now))).toBe(1);
    await keeper.manage.log.undo(action_id);
    expect(await stored(person.id)).toMatchObject({ status: 'active' });
    await expect(clientOf(server, person).my.detail()).rejects.toMatchObject({ code: 401 });
    await expect(clientOf(server, keeper).my.detail()).resolves.toMatchObject({ id: keeper.id });
  });

  it('gives them tags, each once, by which they are found', async () => {
    const person = await createPerson(server.db, { nickName: '林小满' });
    const other = await createPerson(server.db);
    await admin.manage.members.updateMany([person.id, other.id], { tags: ['初三'] });
    const { action_id } = await admin.manage.members.update(person.id, {
      tags: [' 奖学金', '奖学金', '初三'],
    });
    expect((await stored(person.id)).tags).toEqual(['奖学金', '初三']);
    expect(await names({ tag: '奖学金' })).toEqual(['林小满']);
    expect((await admin.manage.members.tags()).data).toEqual([
      { tag: '初三', count: 2 },
      { tag: '奖学金', count: 1 },
    ]);
    await admin.manage.log.undo(action_id);
    expect((await stored(person.id)).tags).toEqual(['初三']);
    const refusal = { code: 400 };
    await expect(admin.manage.members.update(person.id, { tags: ['一\n二'] })).rejects.toMatchObject(refusal);
  });

  it('gives several a role and a remark at once', async () => {
    const [one, two] = [await createPerson(server.db), await createPerson(server.db)];
    const teacher = await findRole(server.db, 'teacher');
    await admin.manage.members.updateMany([one.id, two.id], { role_id: teacher, remark: '语文组' });
    expect(await names({ role_id: teacher })).toHaveLength(2);
    expect(await stored(two.id)).toMatchObject({ roleId: teacher, remark: '语文组' });
    await expect(admin.manage.members.update(one.id, { role_id: 10 ** 9 })).rejects.toMatchObject(
      refused('所选的角色已不存在，请重新选择'),
    );
  });

  it('gives no role that may more than who gives it, and takes none from who may more', async () => {
    const keeper = await createKeeper();
    const person = await createPerson(server.db, { roleId: await findRole(server.db, 'learner') });
    const equal = await createRole(server.db, 'empty', '空角色');
    const { members } = keeper.manage;
    for (const code of ['teacher', 'administrator'] as const) {
      const roleId = await findRole(server.db, code);
      await expect(members.update(person.id, { role_id: roleId })).rejects.toMatchObject(forbidden);
      const superior = await createPerson(server.db, { roleId });
      await expect(members.update(superior.id, { status: 'locked' })).rejects.toMatchObject(forbidden);
      await expect(members.updateMany([person.id, superior.id], { role_id: equal })).rejects.toMatchObject(
        forbidden,
      );
      await members.update(superior.id, { remark: '出差' });
    }
    await members.update(person.id, { role_id: equal });
    await members.update(person.id, { role_id: await findRole(server.db, 'learner'), status: 'locked' });
    expect(await stored(person.id)).toMatchObject({ status: 'locked' });
  });

  it('leaves oneself what one is', async () => {
    const words = refused('不能更改自己的角色或锁定自己');
    const learner = await findRole(server.db, 'learner');
    await expect(admin.manage.members.update(admin.id, { role_id: learner })).rejects.toMatchObject(words);
    await expect(admin.manage.members.update(admin.id, { status: 'locked' })).rejects.toMatchObject(words);
    await admin.manage.members.update(admin.id, { remark: '自己' });
  });

  it('leaves the school an administrator who can sign in', async () => {
    const everything = Object.fromEntries(
      (await admin.manage.roles.find(await findRole(server.db, 'administrator'))).privileges.map(
        ({ code }) => [code, 'all' as const],
      ),
    );
    const deputy = await createManager(server, everything);
    const words = refused('至少要保留一名可以登录的管理员');
    const learner = await findRole(server.db, 'learner');
    const administrators = await findRole(server.db, 'administrator');
    await createPerson(server.db, { roleId: administrators, status: 'locked' });
    await expect(deputy.manage.members.update(admin.id, { role_id: learner })).rejects.toMatchObject(words);
    await expect(deputy.manage.members.update(admin.id, { status: 'locked' })).rejects.toMatchObject(words);
    const second = await createAdministrator(server);
    await expect(
      deputy.manage.members.updateMany([admin.id, second.id], { role_id: learner }),
    ).rejects.toMatchObject(words);
    const { action_id } = await deputy.manage.members.update(second.id, { role_id: learner });
    await deputy.manage.log.undo(action_id);
    await deputy.manage.members.update(second.id, { role_id: learner });
    const { action_id: made } = await deputy.manage.members.update(second.id, { role_id: administrators });
    await server.db.update(users).set({ status: 'locked' }).where(eq(users.id, admin.id));
    await expect(deputy.manage.log.undo(made)).rejects.toMatchObject(words);
  });

  it('leaves one of two administrators who take each other’s role in the same moment', async () => {
    const second = await createAdministrator(server);
    const learner = await findRole(server.db, 'learner');
    const outcomes = await Promise.allSettled([
      admin.manage.members.update(second.id, { role_id: learner }),
      second.manage.members.update(admin.id, { role_id: learner }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('forgets of which removed role they were', async () => {
    const { id: removed } = await admin.manage.roles.store({ name: '编辑', privileges: [] });
    const person = await createPerson(server.db, { roleId: removed });
    const { action_id } = await admin.manage.roles.remove(removed);
    const learner = await findRole(server.db, 'learner');
    const teacher = await findRole(server.db, 'teacher');
    await admin.manage.members.update(person.id, { role_id: teacher });
    await admin.manage.members.update(person.id, { role_id: learner });
    await admin.manage.log.undo(action_id);
    expect(await stored(person.id)).toMatchObject({ roleId: learner });
  });
});

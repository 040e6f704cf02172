import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grants, membershipPlans, sessions, users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { findCode } from '../captcha/captcha.fixtures.ts';
import { findTerms } from '../grants/membership-terms.repo.ts';
import { revokeGrants } from '../grants/revoke-grants.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

const start = new Date();
const first = { page: 1, size: 20 };
const day = 24 * 3_600_000;
let now = start;
const at = (days: number) => new Date(start.getTime() + days * day);
const until = (days: number) => at(days).toISOString();

let server: TestServer;
let admin: Manager;
let person: Person;
let planId: number;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  await server.db.execute(sql`truncate rate_limits, sms_codes, local_sms, users cascade`);
  admin = await createAdministrator(server);
  person = await createPerson(server.db, { nickName: '林小满', mobile: '13900004321' });
  const plan = { name: '年度会员', charge: 300, expireDays: 365, benefits: [], isForSale: false };
  const [row] = await server.db.insert(membershipPlans).values(plan).returning({ id: membershipPlans.id });
  planId = row!.id;
});

const give = (days: number | null, by = admin) =>
  by.manage.members.update(person.id, {
    given_membership: days === null ? null : { plan_id: planId, until: until(days) },
  });
const membership = async () => {
  const { membership: running, given_membership: given } = await admin.manage.members.find(person.id);
  return { ends: running?.expired_at ?? null, given: given?.until ?? null };
};
const refused = (message: string) => ({ code: 1, message });

describe('a membership that is given', () => {
  it('runs until the day that was said, can be made longer and ended, and each of that taken back', async () => {
    const { action_id: given } = await give(30);
    expect(await membership()).toEqual({ ends: until(30), given: until(30) });
    expect(await clientOf(server, person).my.detail()).toMatchObject({
      membership: { name: '年度会员', expired_at: until(30) },
    });
    now = at(1);
    const { action_id: longer } = await give(60);
    expect(await membership()).toEqual({ ends: until(60), given: until(60) });
    await admin.manage.log.undo(longer);
    expect(await membership()).toEqual({ ends: until(30), given: until(30) });
    const { action_id: ended } = await give(null);
    expect(await membership()).toEqual({ ends: null, given: until(1) });
    await admin.manage.log.undo(ended);
    expect(await membership()).toEqual({ ends: until(30), given: until(30) });
    now = at(2);
    await expect(admin.manage.log.undo(given)).rejects.toMatchObject({ code: 1 });
  });

  it('was never theirs when it is taken back in the same moment', async () => {
    const { action_id } = await give(30);
    await admin.manage.log.undo(action_id);
    expect(await membership()).toEqual({ ends: null, given: null });
    expect(await server.db.select().from(grants)).toMatchObject([{ goodsId: planId, revokedAt: start }]);
  });

  it('follows what was bought, must last longer, and is not changed once something was bought to follow it', async () => {
    await becomeMember(server.db, person.id, start);
    await expect(give(20)).rejects.toMatchObject(refused('学员已购买的会员比这更久，请选更晚的日期'));
    await give(60);
    const [, term] = await server.db.select().from(grants).orderBy(grants.endsAt);
    expect(term).toMatchObject({ source: 'given', orderId: null, startsAt: at(30), endsAt: at(60) });
    expect(await membership()).toEqual({ ends: until(60), given: until(60) });
    await becomeMember(server.db, person.id, at(60));
    const words = refused('学员之后又买了会员，赠送的会员不能再改');
    for (const days of [40, 120, null]) await expect(give(days)).rejects.toMatchObject(words);
    expect(await membership()).toEqual({ ends: until(90), given: until(60) });
  });

  it('is of a kind that there is', async () => {
    const body = { given_membership: { plan_id: 10 ** 9, until: until(3) } };
    await expect(admin.manage.members.update(person.id, body)).rejects.toMatchObject(
      refused('所选的会员类型已不存在，请重新选择'),
    );
    expect((await admin.manage.members.plans()).data).toContainEqual({
      id: planId,
      name: '年度会员',
      expire_days: 365,
    });
  });

  it('is given by who holds the right to that alone', async () => {
    const forbidden = { code: 403 };
    const keeper = await createManager(server, { member: 'all', 'member.update': 'all' });
    await expect(give(30, keeper)).rejects.toMatchObject(forbidden);
    const change = { given_membership: { plan_id: planId, until: until(3) } };
    await expect(keeper.manage.members.updateMany([person.id], change)).rejects.toMatchObject(forbidden);
    const giver = await createManager(server, { 'member.update': 'all', 'member.membership': 'all' });
    await give(30, giver);
    expect((await membership()).given).toBe(until(30));
  });
});

describe('a membership that was bought', () => {
  const isListed = async () =>
    (await admin.manage.members.list({ ...first, membership: 'running' })).total > 0;
  const takeBackFirst = async () => {
    const [term] = await findTerms(server.db, person.id);
    await revokeGrants(server.db, { orderId: term!.orderId! }, now);
  };

  it('and taken back lets the next one begin at once, in the console as well', async () => {
    await becomeMember(server.db, person.id, start);
    await becomeMember(server.db, person.id, at(30));
    expect(await membership()).toEqual({ ends: until(60), given: null });
    expect(await isListed()).toBe(true);
    now = at(1);
    await takeBackFirst();
    expect(await membership()).toEqual({ ends: until(31), given: null });
    expect(await isListed()).toBe(true);
    const { grants: shown } = await admin.manage.members.find(person.id);
    expect(shown).toMatchObject([
      { type: 'membership', title: '月度会员', source: 'bought', revoked_at: null },
      { type: 'membership', title: '月度会员', source: 'bought', revoked_at: until(1) },
    ]);
    now = at(30);
    expect(await membership()).toEqual({ ends: until(31), given: null });
  });

  it('ends where a gap begins, and counts for its plan as long as it was not taken back', async () => {
    await becomeMember(server.db, person.id, start);
    await becomeMember(server.db, person.id, at(60));
    expect(await membership()).toEqual({ ends: until(30), given: null });
    const counts = async () =>
      (await admin.manage.memberships.list(first)).data.map((row) => row.members_count);
    expect((await counts()).reduce((sum, count) => sum + count)).toBe(2);
    await takeBackFirst();
    expect((await counts()).reduce((sum, count) => sum + count)).toBe(1);
  });
});

describe('a code to set a new password with', () => {
  it('goes to the person alone, who sets the password themselves', async () => {
    const keeper = await createManager(server, { member: 'all', 'member.password': 'all' });
    const answer = await keeper.manage.members.sendPasswordCode(person.id);
    expect(answer).toEqual({ mobile: '139****4321' });
    const code = await findCode(server.db, '13900004321');
    await clientOf(server, person).session.resetPassword({
      mobile: '13900004321',
      mobile_code: code,
      password: 'xin-mima-2026',
    });
    expect(await server.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
    await expect(clientOf(server, person).my.detail()).rejects.toMatchObject({ code: 401 });
    const { data } = await admin.manage.log.actions({ page: 1, size: 20 });
    expect(data).toMatchObject([{ entity: 'member', kind: 'update', subjects: [{ title: '林小满' }] }]);
    const { changes } = await admin.manage.log.action(data[0]!.id);
    expect(changes).toEqual([{ id: person.id, before: {}, after: { password_code: '139****4321' } }]);
    await expect(keeper.manage.log.undo(data[0]!.id)).rejects.toMatchObject({ code: 403 });
  });

  it('goes no more often than the person could ask for it, and not to who has no number or is locked', async () => {
    await admin.manage.members.sendPasswordCode(person.id);
    await expect(admin.manage.members.sendPasswordCode(person.id)).rejects.toMatchObject({
      code: 429,
      retryAfter: 120,
    });
    await server.db.update(users).set({ status: 'locked' }).where(eq(users.id, person.id));
    const send = (id: number) => admin.manage.members.sendPasswordCode(id);
    await expect(send(person.id)).rejects.toMatchObject(refused('账号已锁定，请先解锁'));
    const without = await createPerson(server.db);
    await expect(send(without.id)).rejects.toMatchObject(refused('该账号没有绑定手机号'));
    await expect(send(10 ** 9)).rejects.toMatchObject({ code: 404 });
    expect(await server.db.$count(sql`local_sms`)).toBe(1);
  });
});

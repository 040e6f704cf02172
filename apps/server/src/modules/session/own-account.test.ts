import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import type { TestServer } from '../../testing/index.ts';
import { receiveCode } from '../captcha/captcha.fixtures.ts';
import { openSession } from './open-session.ts';
import { keepWechatAccount } from './outside-accounts.repo.ts';
import { createPerson, findRole, type Person } from './people.fixtures.ts';
import { insertSession } from './session.repo.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

let twins: Twins;
let visitor: Client;
let now = new Date();
const later = (days: number) => (now = new Date(now.getTime() + days * 24 * 60 * 60_000));

beforeAll(async () => {
  twins = await createTwins({ clock: { now: () => now } });
  visitor = twins.clients[0];
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date();
  await db().execute(
    sql`truncate rate_limits, sms_codes, local_sms, social_accounts, comments, users cascade`,
  );
});

const db = () => twins.db;
const mobile = '13900000001';
const password = '对的密码 123';
const withToken = (token: string) =>
  createClient({ baseUrl: '', fetch: twins.servers[0].fetch, token: () => token, checkAnswer });
const as = ({ token }: Pick<Person, 'token'>) => withToken(token);
const receive = (number = mobile) =>
  receiveCode(db(), visitor, { mobile: number, scene: 'mobile_bind' }, now);
const tidyBoth = () => Promise.all(twins.servers.map((server) => server.modules.tidy(server.db)));

async function openOther(userId: number) {
  const token = createToken();
  const session = { userId, tokenHash: hashToken(token), userAgent: 'other', source: null };
  await insertSession(db(), { ...session, expiresAt: new Date(now.getTime() + 86_400_000) }, now);
  return { token };
}

describe('changing one’s own password', () => {
  it('takes the code of the account’s number without being told the number, and keeps this session alone', async () => {
    const person = await createPerson(db(), { mobile });
    const other = withToken((await openOther(person.id)).token);
    const { session, my, captcha } = as(person);
    const code = await receiveCode(db(), as(person), { mobile, scene: 'password_reset' }, now);
    await session.resetPassword({ mobile_code: code, password });
    expect((await my.detail()).is_password_set).toBe(1);
    await expect(other.my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect((await visitor.session.loginByPassword({ mobile, password })).token).toHaveLength(43);
    // No proof is given: the number was found, and the puzzle is what is missing.
    await expect(captcha.sendSms({ scene: 'password_reset' })).rejects.toMatchObject({
      data: { field: 'slider_ticket' },
    });
  });

  it('asks a visitor for the number', async () => {
    const wanted = { code: 1, data: { field: 'mobile' } };
    await expect(visitor.captcha.sendSms({ scene: 'password_reset' })).rejects.toMatchObject(wanted);
    const form = { mobile_code: '123456', password };
    await expect(visitor.session.resetPassword(form)).rejects.toMatchObject(wanted);
  });
});

describe('binding one’s own mobile', () => {
  it('LD-05 gives an account without a number one', async () => {
    const person = await createPerson(db());
    expect((await as(person).my.detail()).is_bind_mobile).toBe(0);
    await as(person).session.bindMobile({ mobile, mobile_code: await receive() });
    expect((await as(person).my.detail()).is_bind_mobile).toBe(1);
  });

  it('AC-02 changes a bound number after the present one was proven, once, and ends the other sessions', async () => {
    const person = await createPerson(db(), { mobile });
    const other = withToken((await openOther(person.id)).token);
    const { session, my } = as(person);
    const sign = await session.verifyMobile({ mobile, mobile_code: await receive() });
    const to = async (number: string, withSign: string | null = sign) =>
      session.bindMobile({ mobile: number, mobile_code: await receive(number), sign: withSign });
    await expect(to('13900000002', null)).rejects.toMatchObject(unproven);
    await expect(to('13900000003', 'guessed')).rejects.toMatchObject(unproven);
    await to('13900000004');
    expect((await my.detail()).mobile).toBe('139****0004');
    await expect(other.my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(to('13900000005')).rejects.toMatchObject(unproven);
  });

  it('AC-02 takes a proof for ten minutes, in the session that has it, and of the account’s own number alone', async () => {
    const person = await createPerson(db(), { mobile });
    const other = withToken((await openOther(person.id)).token);
    const { session } = as(person);
    const sign = await session.verifyMobile({ mobile, mobile_code: await receive() });
    const next = { mobile: '13900000002', sign };
    await expect(
      other.session.bindMobile({ ...next, mobile_code: await receive(next.mobile) }),
    ).rejects.toMatchObject(unproven);
    now = new Date(now.getTime() + 10 * 60_000);
    await expect(
      session.bindMobile({ ...next, mobile_code: await receive(next.mobile) }),
    ).rejects.toMatchObject(unproven);
    const foreign = { mobile: '13900000009', mobile_code: await receive('13900000009') };
    await expect(session.verifyMobile(foreign)).rejects.toMatchObject({ code: 1, data: { field: 'mobile' } });
  });

  const unproven = { code: 1, message: '请先验证原手机号', data: { field: 'sign' } };
  it('refuses a number that another account has, and to change a bound one without a proof', async () => {
    await createPerson(db(), { mobile });
    const person = await createPerson(db());
    const bind = async (number: string) =>
      as(person).session.bindMobile({ mobile: number, mobile_code: await receive(number) });
    await expect(bind(mobile)).rejects.toMatchObject({ message: '手机号已存在', data: { field: 'mobile' } });
    await bind('13900000002');
    await expect(bind('13900000003')).rejects.toMatchObject({ message: '请先验证原手机号' });
  });

  it('gives a number to one of two accounts that ask at the same moment', async () => {
    const people = [await createPerson(db()), await createPerson(db())];
    const code = await receive();
    const bound = await Promise.allSettled(
      people.map((person) => as(person).session.bindMobile({ mobile, mobile_code: code })),
    );
    expect(bound.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(bound.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 1 } });
  });

  it('is for who is signed in', async () => {
    await expect(visitor.session.bindMobile({ mobile, mobile_code: '123456' })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
  });
});

describe('the devices', () => {
  const signIn = async (userAgent: string) => {
    const answer = await twins.servers[0].app.inject({
      method: 'POST',
      url: '/api/v2/login/password',
      payload: { mobile, password },
      headers: { 'user-agent': userAgent },
    });
    return answer.json<{ data: { token: string } }>().data;
  };

  it('are listed, the latest used first, without those that have ended', async () => {
    await createPerson(db(), { mobile, password });
    await db().execute(sql`delete from sessions`);
    const phone = await signIn('Phone\u0007');
    later(1);
    const laptop = await signIn('Laptop');
    later(1);
    await as(phone).my.detail();
    const old = await signIn('Old');
    await as(old).session.logout();
    const devices = await as(laptop).session.devices();
    expect(devices.map(({ user_agent: name, is_current: isCurrent }) => [name, isCurrent])).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ]);
    later(40);
    const fresh = await signIn('Fresh');
    expect(await as(fresh).session.devices()).toMatchObject([{ user_agent: 'Fresh', is_current: true }]);
  });

  it('can be signed out one by one, by their owner alone', async () => {
    const person = await createPerson(db(), { mobile, password });
    const stranger = await createPerson(db());
    const [here, there] = [await signIn('Here'), await signIn('There')];
    const listed = await as(here).session.devices();
    const target = listed.find(({ user_agent: name }) => name === 'There')!;
    const missing = { code: 404, message: '该设备已退出登录' };
    await expect(as(stranger).session.revokeDevice(target.id)).rejects.toMatchObject(missing);
    await as(there).my.detail();
    expect(await as(here).session.revokeDevice(target.id)).toEqual({});
    await expect(as(there).my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(as(here).session.revokeDevice(target.id)).rejects.toMatchObject(missing);
    await as(here).my.detail();
    await as(person).my.detail();
  });

  it.each(['1', 'x', "' or 1=1 --"])('have no id like %j', async (id) => {
    const person = await createPerson(db());
    await expect(as(person).session.revokeDevice(id)).rejects.toMatchObject({ code: 400 });
  });
});

describe('closing an account', () => {
  it('leaves the school an administrator who can sign in', async () => {
    const roleId = await findRole(db(), 'administrator');
    const [first, second] = [await createPerson(db(), { roleId }), await createPerson(db(), { roleId })];
    await createPerson(db(), { roleId, status: 'locked' });
    await as(first).session.destroy();
    await expect(as(second).session.destroy()).rejects.toMatchObject({
      code: 1,
      message: '您是唯一的管理员，请先让别人也成为管理员，再注销账号',
    });
    await expect(as(second).my.detail()).resolves.toMatchObject({ id: second.id });
  });

  it('ends its sessions at once and says when it goes', async () => {
    const person = await createPerson(db(), { mobile, password });
    const { destroyed_at: at } = await as(person).session.destroy();
    expect(new Date(at).getTime() - now.getTime()).toBe(7 * 24 * 60 * 60_000);
    await expect(as(person).my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('is taken back by signing in within seven days', async () => {
    const person = await createPerson(db(), { mobile, password });
    await as(person).session.destroy();
    later(6.9);
    const { token } = await visitor.session.loginByPassword({ mobile, password });
    later(1);
    await tidyBoth();
    expect((await withToken(token).my.detail()).id).toBe(person.id);
  });

  it('is not taken back by a wrong password or a locked door', async () => {
    const person = await createPerson(db(), { mobile, password });
    await as(person).session.destroy();
    await expect(visitor.session.loginByPassword({ mobile, password: 'x' })).rejects.toMatchObject({
      code: 1,
    });
    await db().execute(sql`update users set status = 'locked'`);
    await expect(visitor.session.loginByPassword({ mobile, password })).rejects.toMatchObject({ code: 1 });
    later(7);
    await tidyBoth();
    expect(await db().$count(sql`users`)).toBe(0);
  });

  it('takes everything but what was written for others, whose author is then unknown', async () => {
    const person = await createPerson(db(), { mobile, password });
    const stays = await createPerson(db());
    const account = await keepWechatAccount(
      db(),
      { openId: 'o', unionId: null, nickName: 'x', avatar: '' },
      now,
    );
    await db().execute(sql`update social_accounts set user_id = ${person.id} where id = ${account}`);
    await db().execute(sql`insert into search_keywords (user_id, name) values (${person.id}, '考研')`);
    await db().execute(sql`insert into idempotent_answers (user_id, endpoint, key, fingerprint) values
      (${person.id}, 'POST /a', 'k', ''), (${stays.id}, 'POST /a', 'k', '')`);
    await db()
      .execute(sql`insert into comments (target_type, target_id, user_id, content, content_html, created_at)
      values ('article', 1, ${person.id}, '留下的话', '<p>留下的话</p>', now())`);
    await as(person).session.destroy();
    later(7);
    // Both processes tidy in the same moment.
    await tidyBoth();
    const left = async (table: string) => db().$count(sql.raw(table));
    expect(await left('users')).toBe(1);
    expect(await left('social_accounts')).toBe(0);
    expect(await left('search_keywords')).toBe(0);
    expect(await left('idempotent_answers')).toBe(1);
    expect(await left(`comments where user_id = ${person.id}`)).toBe(1);
    await as(stays).my.detail();
  });

  it('counts as done when its time is over, also before the rows are gone', async () => {
    const person = await createPerson(db(), { mobile, password });
    await as(person).session.destroy();
    later(7);
    await expect(visitor.session.loginByPassword({ mobile, password })).rejects.toMatchObject({
      message: '手机号或密码错误',
    });
    const code = await receiveCode(db(), visitor, { mobile, scene: 'login' }, now);
    const { token } = await visitor.session.loginByMobile({ mobile, mobile_code: code });
    expect((await withToken(token).my.detail()).id).not.toBe(person.id);
    expect(await db().$count(sql`users`)).toBe(1);
  });

  describe('and signing in at the same moment never meet half-way', () => {
    /** In this file's own database: others stand on the same server. */
    const someoneWaits = () =>
      db().$count(
        sql`pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
      );
    const entrance = (server: TestServer) => ({ db: server.db, now, request: { userAgent: 'test' } });

    async function close() {
      const person = await createPerson(db(), { mobile });
      await as(person).session.destroy();
      return person.id;
    }

    it('who was first in the door keeps the account', async () => {
      const id = await close();
      later(6.9);
      const [entered, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const signing = db().transaction(async (tx) => {
        const token = await openSession(tx, entrance(twins.servers[0]), id, '');
        entered.resolve();
        await gate.promise;
        return token;
      });
      await entered.promise;
      later(1);
      const sweeping = twins.servers[1].modules.tidy(twins.servers[1].db);
      await expect.poll(someoneWaits).toBeGreaterThan(0);
      gate.resolve();
      const [token] = await Promise.all([signing, sweeping]);
      expect((await withToken(token).my.detail()).id).toBe(id);
    });

    it('who was too late is told so', async () => {
      const id = await close();
      later(6.9);
      const [swept, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const sweeping = twins.servers[1].db.transaction(async (tx) => {
        await tx.execute(sql`delete from users where id = ${id}`);
        swept.resolve();
        await gate.promise;
      });
      await swept.promise;
      const signing = db().transaction((tx) => openSession(tx, entrance(twins.servers[0]), id, '已注销'));
      signing.catch(() => {});
      await expect.poll(someoneWaits).toBeGreaterThan(0);
      gate.resolve();
      await sweeping;
      await expect(signing).rejects.toMatchObject({ code: 1, message: '已注销' });
    });
  });
});

describe('tidying', () => {
  it('sweeps sessions, codes and scans whose time is over', async () => {
    const person = await createPerson(db(), { mobile });
    await visitor.session.startWechat();
    await receive();
    await twins.servers[0].modules.tidy(db());
    await as(person).my.detail();
    expect(await db().$count(sql`wechat_scans`)).toBe(1);
    later(31);
    await tidyBoth();
    const tables = ['sessions', 'wechat_scans', 'sms_codes', 'login_codes'];
    const counts = await Promise.all(tables.map((table) => db().$count(sql.raw(table))));
    expect(counts).toEqual([0, 0, 0, 0]);
    expect(await db().$count(sql`users`)).toBe(1);
  });
});

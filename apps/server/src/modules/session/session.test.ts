import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { countWaiting } from '../../blobs/objects/lock-waiters.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { endSessions, setPassword } from './accounts.repo.ts';
import { createPerson } from './people.fixtures.ts';
import { insertLoginCode } from './outside-accounts.repo.ts';
import { hashPassword } from '../../secrets/password.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

let server: TestServer;
let visitor: Client;
let now = new Date();
const later = (days: number) => (now = new Date(now.getTime() + days * 24 * 60 * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  await server.db.execute(sql`delete from users`);
  await server.db.execute(sql`delete from rate_limits`);
});

const mobile = '13900000001';
const password = '对的密码 123';
const signIn = (wanted = password, number = mobile) =>
  visitor.session.loginByPassword({ mobile: number, password: wanted });
const withToken = (token: string) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
const refused = (message: string) => ({ kind: 'business', code: 1, message });

describe('signing in by password', () => {
  it('opens a session whose token the server keeps only as a hash', async () => {
    const person = await createPerson(server.db, { mobile, password });
    const { token } = await signIn();
    expect((await withToken(token).my.detail()).id).toBe(person.id);
    const { rows } = await server.db.execute<{ token_hash: Buffer }>(sql`select token_hash from sessions`);
    expect(rows.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.log.join('')).not.toContain(token);
    expect(server.log.join('')).not.toContain(password);
  });

  it.each([[6], [null], ['1'], [undefined]])('ignores sms, also as %j', async (sms) => {
    await createPerson(server.db, { mobile, password });
    const payload = { mobile, password, sms, form: null };
    const { code } = (
      await server.app.inject({ method: 'POST', url: '/api/v2/login/password', payload })
    ).json<{ code: number }>();
    expect(code).toBe(0);
  });

  it('gives one answer for a wrong password, an unknown number and an account without a password', async () => {
    await createPerson(server.db, { mobile, password });
    await createPerson(server.db, { mobile: '13900000002' });
    const wrong = refused('手机号或密码错误');
    await expect(signIn('错的')).rejects.toMatchObject(wrong);
    await expect(signIn(password, '13900000009')).rejects.toMatchObject(wrong);
    await expect(signIn(password, '13900000002')).rejects.toMatchObject(wrong);
  });

  it('does the same work whether or not the number is known', async () => {
    await createPerson(server.db, { mobile, password });
    const cpu = async (number: string) => {
      const start = process.cpuUsage();
      await expect(signIn('错的', number)).rejects.toMatchObject({ code: 1 });
      return process.cpuUsage(start).user;
    };
    await cpu(mobile);
    const known = Math.min(await cpu(mobile), await cpu(mobile), await cpu(mobile));
    const unknown = Math.min(await cpu('13900000007'), await cpu('13900000007'), await cpu('13900000007'));
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it('is refused when the password was changed while it was being checked', async () => {
    const { id } = await createPerson(server.db, { mobile, password });
    const passwordHash = await hashPassword('新的密码 123');
    const signing = await server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${id} for update`);
      const begun = signIn();
      begun.catch(() => {});
      await expect.poll(() => countWaiting(server.db)).toBe(1);
      await setPassword(tx, id, passwordHash, now);
      await endSessions(tx, id, now);
      return { begun };
    });
    await expect(signing.begun).rejects.toMatchObject(refused('手机号或密码错误'));
  });

  it('tells only who knows the password that the account is locked, and refuses its sessions', async () => {
    const person = await createPerson(server.db, { mobile, password });
    await server.db.execute(sql`update users set status = 'locked' where id = ${person.id}`);
    await expect(signIn('错的')).rejects.toMatchObject(refused('手机号或密码错误'));
    await expect(signIn()).rejects.toMatchObject(refused('账号已被锁定，请联系管理员'));
    await expect(withToken(person.token).my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('stops a guesser of one number after eight tries, also when they come at once, and says for how long', async () => {
    await createPerson(server.db, { mobile, password });
    const tries = await Promise.allSettled(Array.from({ length: 14 }, (_, n) => signIn(`猜${n}`)));
    const codes = tries.map((each) =>
      each.status === 'rejected' ? (each.reason as { code: number }).code : 0,
    );
    expect(codes.filter((code) => code === 1)).toHaveLength(8);
    expect(codes.filter((code) => code === 429)).toHaveLength(6);
    await expect(signIn()).rejects.toMatchObject({
      code: 429,
      status: 429,
      message: expect.stringMatching(/^尝试次数过多，请\d+分钟后再试$/) as string,
      data: { retry_after: expect.any(Number) as number },
    });
  });

  it('forgives mistyping once the person got in', async () => {
    await createPerson(server.db, { mobile, password });
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 7; count += 1)
        await expect(signIn('错的')).rejects.toMatchObject({ code: 1 });
      await signIn();
    }
  });

  it('stops a network that tries one password on many numbers', async () => {
    const tryNumber = (n: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v2/login/password',
        payload: { mobile: `1390001${String(n).padStart(4, '0')}`, password: 'x' },
        remoteAddress: `2001:db8:1:2::${n.toString(16)}`,
      });
    await server.db.execute(
      sql`insert into rate_limits values ('login:network:2001:db8:1:2::/64', 99, now() + interval '1 minute')`,
    );
    expect((await tryNumber(1)).json()).toMatchObject({ code: 1 });
    expect((await tryNumber(2)).json()).toMatchObject({ code: 429 });
  });

  it.each([
    { mobile: '12800000001', password: 'x' },
    { mobile: "13800000001' or '1'='1", password: 'x' },
    { mobile, password: '' },
    { mobile, password: 'x'.repeat(201) },
    { mobile: ['13800000001'], password: 'x' },
    { mobile: { $ne: null }, password: { $ne: null } },
  ])('refuses %j as outside the contract', async (payload) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/v2/login/password', payload });
    expect(answer.json()).toMatchObject({ code: 400 });
  });

  it('takes any password that can be typed, also one with NUL or half a character', async () => {
    await createPerson(server.db, { mobile, password });
    for (const odd of ['x\u0000', 'x\uD83D', '😀', "' or 1=1 --"]) {
      await server.db.execute(sql`delete from rate_limits`);
      await expect(signIn(odd)).rejects.toMatchObject({ code: 1 });
    }
  });
});

describe('a session', () => {
  it('ends with signing out, for this token alone, and once', async () => {
    await createPerson(server.db, { mobile, password });
    const [here, there] = [(await signIn()).token, (await signIn()).token];
    await withToken(here).session.logout();
    await expect(withToken(here).my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(withToken(here).session.logout()).rejects.toMatchObject({ kind: 'unauthorized' });
    await withToken(there).my.detail();
  });

  it('lives thirty days from its last use', async () => {
    await createPerson(server.db, { mobile, password });
    const client = withToken((await signIn()).token);
    for (let count = 0; count < 3; count += 1) {
      later(29);
      await client.my.detail();
    }
    later(30);
    await expect(client.my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it.each(['', 'x', 'ä', "' or 1=1 --", 'x'.repeat(5000)])('is not opened by the token %j', async (token) => {
    const answer = await server.app.inject({
      url: '/api/v2/my/detail',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({ code: 401 });
  });

  it('is gone with its account', async () => {
    const person = await createPerson(server.db);
    await server.db.execute(sql`delete from users where id = ${person.id}`);
    await expect(withToken(person.token).my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

describe('signing in by a one-time code', () => {
  async function createCode(userId: number | null, minutes = 5) {
    const code = createToken();
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await insertLoginCode(server.db, { codeHash: hashToken(code), userId, expiresAt });
    return code;
  }
  const expired = refused('登录链接已过期，请重新登录');

  it('opens one session, however often and quickly the code is sent', async () => {
    const person = await createPerson(server.db);
    const code = await createCode(person.id);
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => visitor.session.loginByCode({ code, msv: '秋招\u0000' })),
    );
    const [opened, ...others] = answers.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    const answer = (opened as PromiseFulfilledResult<{ success: number; token: string }>).value;
    expect(answer.success).toBe(1);
    expect((await withToken(answer.token).my.detail()).id).toBe(person.id);
    await expect(visitor.session.loginByCode({ code })).rejects.toMatchObject(expired);
    const { rows } = await server.db.execute(sql`select source from sessions where source is not null`);
    expect(rows).toEqual([{ source: '秋招' }]);
  });

  it('asks to bind a mobile when the code belongs to nobody yet, and keeps the code for that', async () => {
    const code = await createCode(null);
    const bind = { success: 0, action: 'bind_mobile', code };
    expect(await visitor.session.loginByCode({ code })).toEqual(bind);
    expect(await visitor.session.loginByCode({ code })).toEqual(bind);
  });

  it('refuses a code that has expired or never was, and one of a locked account', async () => {
    const person = await createPerson(server.db, { status: 'locked' });
    await expect(
      visitor.session.loginByCode({ code: await createCode(person.id, -1) }),
    ).rejects.toMatchObject(expired);
    await expect(visitor.session.loginByCode({ code: 'x\u0000' })).rejects.toMatchObject(expired);
    const locked = await createCode(person.id);
    await expect(visitor.session.loginByCode({ code: locked })).rejects.toMatchObject(
      refused('账号已被锁定，请联系管理员'),
    );
  });

  it('stops a network that guesses codes', async () => {
    await server.db.execute(
      sql`insert into rate_limits values ('login:code:127.0.0.1', 60, now() + interval '1 minute')`,
    );
    await expect(visitor.session.loginByCode({ code: 'x' })).rejects.toMatchObject({ code: 429 });
  });
});

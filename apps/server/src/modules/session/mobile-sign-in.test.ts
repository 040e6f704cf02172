import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client, type SmsScene } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { otherThan, receiveCode } from '../captcha/captcha.fixtures.ts';
import { createPerson } from './people.fixtures.ts';

let server: TestServer;
let client: Client;
let now = new Date();
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  await server.db.execute(sql`truncate rate_limits, sms_codes, local_sms, users cascade`);
});

const mobile = '13900000001';
const password = '新的密码456';
const receive = (scene: SmsScene, number = mobile) =>
  receiveCode(server.db, client, { mobile: number, scene }, now);
const withToken = (token: string) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
const refused = (message: string, field?: string) => ({
  kind: 'business',
  code: 1,
  message,
  ...(field === undefined ? {} : { data: { field } }),
});
const wrongCode = refused('手机验证码错误', 'mobile_code');
const signIn = (wanted: string) => client.session.loginByPassword({ mobile, password: wanted });

describe('signing in by a code', () => {
  it('opens a session of the account that the number has', async () => {
    const person = await createPerson(server.db, { mobile, nickName: '周知夏' });
    const code = await receive('login');
    const { token } = await client.session.loginByMobile({ mobile, mobile_code: code, msv: '秋招' });
    expect(await withToken(token).my.detail()).toMatchObject({ id: person.id, nick_name: '周知夏' });
    const { rows } = await server.db.execute(sql`select source from sessions where source is not null`);
    expect(rows).toEqual([{ source: '秋招' }]);
  });

  it('makes an unknown number an account: a learner, with a name that tells nothing about the number', async () => {
    const { token } = await client.session.loginByMobile({ mobile, mobile_code: await receive('login') });
    const detail = await withToken(token).my.detail();
    expect(detail).toMatchObject({ is_bind_mobile: 1, avatar: '', role: { name: '学员' } });
    expect(detail.nick_name).toMatch(/^学员[2-9a-z]{6}$/);
    later(120);
    const again = await client.session.loginByMobile({ mobile, mobile_code: await receive('login') });
    expect((await withToken(again.token).my.detail()).id).toBe(detail.id);
  });

  it('makes one account of two right codes of different scenes at the same moment', async () => {
    const [login, register] = [await receive('login'), await receive('register')];
    const [signed, registered] = await Promise.allSettled([
      client.session.loginByMobile({ mobile, mobile_code: login }),
      client.session.register({ mobile, mobile_code: register, password }),
    ]);
    expect(signed.status).toBe('fulfilled');
    const refusals = registered.status === 'rejected' ? [registered.reason as unknown] : [];
    const isTaken = expect.objectContaining(refused('手机号已存在', 'mobile')) as unknown;
    expect(refusals).toEqual(refusals.map(() => isTaken));
    expect(await server.db.$count(sql`users`)).toBe(1);
  });

  it('refuses a locked account, after the right code only', async () => {
    await createPerson(server.db, { mobile, status: 'locked' });
    const code = await receive('login');
    const login = (typed: string) => client.session.loginByMobile({ mobile, mobile_code: typed });
    await expect(login(otherThan(code))).rejects.toMatchObject(wrongCode);
    await expect(login(code)).rejects.toMatchObject(refused('账号已被锁定，请联系管理员'));
    expect(await server.db.$count(sql`sessions where user_agent <> 'test'`)).toBe(0);
  });
});

describe('registering', () => {
  it('LD-01 opens an account that can sign in by its password, and signs nobody in', async () => {
    const code = await receive('register');
    expect(await client.session.register({ mobile, mobile_code: code, password, msv: '海报' })).toEqual({});
    const { rows } = await server.db.execute(sql`select source from users`);
    expect(rows).toEqual([{ source: '海报' }]);
    expect(await server.db.$count(sql`sessions`)).toBe(0);
    expect((await signIn(password)).token).toHaveLength(43);
  });

  it('tells that the number has an account only to who holds its telephone', async () => {
    await createPerson(server.db, { mobile, password: 'old-secret' });
    const code = await receive('register');
    const register = (typed: string) => client.session.register({ mobile, mobile_code: typed, password });
    await expect(register(otherThan(code))).rejects.toMatchObject(wrongCode);
    await expect(register(code)).rejects.toMatchObject(refused('手机号已存在', 'mobile'));
    await signIn('old-secret');
  });

  it('leaves a code that came to nothing as it was', async () => {
    const person = await createPerson(server.db, { mobile });
    const code = await receive('register');
    const register = () => client.session.register({ mobile, mobile_code: code, password });
    await expect(register()).rejects.toMatchObject({ message: '手机号已存在' });
    await server.db.execute(sql`delete from users where id = ${person.id}`);
    await register();
  });

  it('is done once, however often and quickly it is sent', async () => {
    const code = await receive('register');
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.session.register({ mobile, mobile_code: code, password })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.db.$count(sql`users`)).toBe(1);
  });

  it.each(['12345', 'x'.repeat(65), '', '\0'.repeat(6), '\uD83D'.repeat(6)])(
    'refuses the password %j as outside the contract',
    async (odd) => {
      const registration = { mobile, mobile_code: '123456', password: odd };
      await expect(client.session.register(registration)).rejects.toMatchObject({ code: 400 });
    },
  );

  it.each(['abc\u0000def', `abc\uD83Ddef`, "' or 1=1; --"])('takes the password %j', async (odd) => {
    await client.session.register({ mobile, mobile_code: await receive('register'), password: odd });
    expect((await signIn(odd)).token).toHaveLength(43);
  });
});

describe('a forgotten password', () => {
  const reset = async (typed?: string) =>
    client.session.resetPassword({
      mobile,
      mobile_code: typed ?? (await receive('password_reset')),
      password,
    });

  it('is replaced by a code on the number, and every session ends', async () => {
    const person = await createPerson(server.db, { mobile, password: 'old-secret' });
    const here = (await signIn('old-secret')).token;
    expect(await reset()).toEqual({});
    for (const token of [here, person.token]) {
      await expect(withToken(token).my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
    }
    await expect(signIn('old-secret')).rejects.toMatchObject(refused('手机号或密码错误'));
    await signIn(password);
  });

  it('lets in who was shut out by guesses at the old one', async () => {
    await createPerson(server.db, { mobile, password: 'old-secret' });
    for (let count = 0; count < 9; count += 1)
      await expect(signIn('猜')).rejects.toThrow(/密码错误|次数过多/);
    await reset();
    await signIn(password);
  });

  it('tells that a number has no account only to who holds its telephone', async () => {
    const code = await receive('password_reset');
    await expect(reset(otherThan(code))).rejects.toMatchObject(wrongCode);
    await expect(reset(code)).rejects.toMatchObject(refused('手机号不存在', 'mobile'));
    expect(await server.db.$count(sql`users`)).toBe(0);
  });

  it('of a locked account stays', async () => {
    await createPerson(server.db, { mobile, password: 'old-secret', status: 'locked' });
    await expect(reset()).rejects.toMatchObject(refused('账号已被锁定，请联系管理员'));
    await server.db.execute(sql`update users set status = 'active'`);
    await signIn('old-secret');
  });
});

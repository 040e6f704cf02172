import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import type { WechatIdentity } from '../../services-outside/wechat/wechat-scan.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { otherThan, receiveCode } from '../captcha/captcha.fixtures.ts';
import { insertLoginCode, keepWechatAccount } from './outside-accounts.repo.ts';
import { createPerson } from './people.fixtures.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

let twins: Twins;
let now = new Date();
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  twins = await createTwins({ clock: { now: () => now } });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date();
  await db().execute(
    sql`truncate rate_limits, sms_codes, local_sms, local_wechat_pictures, wechat_scans, social_accounts, users cascade`,
  );
});

const db = () => twins.db;
const client = (process = 0) => twins.clients[process]!;
const scans = (process = 1) => twins.servers[process]!.modules.wechatScans;
const withToken = (token: string) =>
  createClient({ baseUrl: '', fetch: twins.servers[0].fetch, token: () => token, checkAnswer });

const mobile = '13900000001';
const person: WechatIdentity = { openId: 'open-1', unionId: 'union-1', nickName: '苏木\u0000', avatar: '' };
const waiting = { success: -1, state: 'waiting' };
const expired = { success: -1, state: 'expired' };
const receive = (number = mobile) =>
  receiveCode(db(), client(), { mobile: number, scene: 'mobile_bind' }, now);

/** Shows a picture and answers what both sides know of it. */
async function start() {
  const { code } = await client().session.startWechat();
  const { rows } = await db().execute<{ state: string }>(
    sql`select state from local_wechat_pictures order by created_at desc, state limit 1`,
  );
  await db().execute(sql`truncate local_wechat_pictures`);
  return { code, state: rows[0]!.state };
}

async function confirmed(identity = person) {
  const scan = await start();
  expect(await scans().confirmScan(scan.state, identity)).toBe(true);
  return scan;
}

describe('the picture of a sign-in by WeChat', () => {
  it('LD-04 is a QR code of 300 px that holds a link, and not the code that is asked with', async () => {
    const { code, image, expires_in: seconds } = await client().session.startWechat();
    expect(seconds).toBe(300);
    const picture = sharp(Buffer.from(image.split(',')[1] ?? '', 'base64'));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 300, height: 300 });
    const { rows } = await db().execute<{ state: string }>(sql`select state from local_wechat_pictures`);
    expect(rows[0]?.state).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.state).not.toBe(code);
    const stored = JSON.stringify((await db().execute(sql`select * from wechat_scans`)).rows);
    for (const secret of [code, rows[0]!.state]) expect(stored).not.toContain(secret);
  });

  it.each(['/api/v3/auth/login/wechat/scan', '/api/v2/login/wechat/scan'])(
    'LD-04 is given and asked about by both verbs at %s',
    async (address) => {
      for (const method of ['GET', 'POST'] as const) {
        const started = await twins.servers[0].app.inject({ method, url: address });
        const { code } = started.json<{ data: { code: string } }>().data;
        const url = `${address}/query`;
        const asked = await twins.servers[0].app.inject(
          method === 'GET' ? { method, url, query: { code } } : { method, url, payload: { code } },
        );
        expect(asked.json()).toMatchObject({ code: 0, data: waiting });
      }
    },
  );

  it('is given two hundred times to one network', async () => {
    await db().execute(
      sql`insert into rate_limits values ('login:scan:127.0.0.1', 200, now() + interval '1 minute')`,
    );
    await expect(client().session.startWechat()).rejects.toMatchObject({ code: 429 });
  });
});

describe('asking how far it is', () => {
  it('LD-04 goes from waiting over scanned to a session, told to another process than the one that is asked', async () => {
    const { id } = await createPerson(db(), { mobile });
    const account = await keepWechatAccount(db(), person, now);
    await db().execute(sql`update social_accounts set user_id = ${id} where id = ${account}`);
    const { code, state } = await start();
    expect(await client().session.checkWechat(code)).toEqual(waiting);
    expect(await scans().markScanned(state)).toBe(true);
    expect(await scans().markScanned(state)).toBe(true);
    expect(await client().session.checkWechat(code)).toEqual({ success: -1, state: 'scanned' });
    expect(await scans().confirmScan(state, person)).toBe(true);
    const answer = await client().session.checkWechat(code);
    if (answer.success !== 1) throw new Error('not signed in');
    expect((await withToken(answer.token).my.detail()).id).toBe(id);
    expect(await client().session.checkWechat(code)).toEqual(expired);
  });

  it('gives the token once, however many ask at that moment', async () => {
    const { id } = await createPerson(db(), { mobile });
    const { code, state } = await start();
    const account = await keepWechatAccount(db(), person, now);
    await db().execute(sql`update social_accounts set user_id = ${id} where id = ${account}`);
    await scans().confirmScan(state, person);
    const answers = await Promise.all(
      [0, 1, 0, 1, 0].map((which) => client(which).session.checkWechat(code)),
    );
    expect(answers.filter(({ success }) => success === 1)).toHaveLength(1);
  });

  it('LD-11 says expired after five minutes, after a no, and of a code that never was', async () => {
    const old = await start();
    later(300);
    expect(await client().session.checkWechat(old.code)).toEqual(expired);
    expect(await scans().markScanned(old.state)).toBe(false);
    expect(await scans().confirmScan(old.state, person)).toBe(false);
    const refused = await start();
    expect(await scans().refuseScan(refused.state)).toBe(true);
    expect(await client().session.checkWechat(refused.code)).toEqual(expired);
    expect(await scans().confirmScan(refused.state, person)).toBe(false);
    for (const odd of ['never-was', 'x\u0000', "' or 1=1 --", old.state]) {
      expect(await client().session.checkWechat(odd)).toEqual(expired);
      expect(await scans().markScanned(odd)).toBe(false);
    }
  });

  it('hears one yes of one telephone', async () => {
    const { code, state } = await start();
    const other = { ...person, openId: 'open-2', unionId: null };
    const heard = await Promise.all([
      scans(0).confirmScan(state, person),
      scans(1).confirmScan(state, other),
      scans(0).confirmScan(state, person),
    ]);
    expect(heard.filter(Boolean)).toHaveLength(1);
    expect(await scans().refuseScan(state)).toBe(false);
    expect(await client().session.checkWechat(code)).toMatchObject({ success: 0 });
  });

  it('refuses a locked account', async () => {
    const { id } = await createPerson(db(), { mobile, status: 'locked' });
    const account = await keepWechatAccount(db(), person, now);
    await db().execute(sql`update social_accounts set user_id = ${id} where id = ${account}`);
    const { code } = await confirmed();
    await expect(client().session.checkWechat(code)).rejects.toMatchObject({
      code: 1,
      message: '账号已被锁定，请联系管理员',
    });
  });
});

describe('a WeChat account', () => {
  it('is the same one by its union id, whichever application it comes through, and learns of it later', async () => {
    const first = await keepWechatAccount(db(), { ...person, unionId: null }, now);
    expect(await keepWechatAccount(db(), person, now)).toBe(first);
    expect(await keepWechatAccount(db(), { ...person, openId: 'open-of-app' }, now)).toBe(first);
    expect(await keepWechatAccount(db(), { ...person, openId: 'open-3', unionId: null }, now)).not.toBe(
      first,
    );
  });

  it('is one row, however many processes see it first', async () => {
    const ids = await Promise.all(
      twins.servers.flatMap((server) => [1, 2].map(() => keepWechatAccount(server.db, person, now))),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('binding a mobile number', () => {
  const bind = async (code: string, { number = mobile, typed = '' } = {}, process = 0) =>
    client(process).session.bindByScan({
      mobile: number,
      code,
      mobile_code: typed || (await receive(number)),
      msv: '海报',
    });

  it('LD-04 follows a scan of somebody new, and opens an account with their name', async () => {
    const { code } = await confirmed();
    expect(await client().session.checkWechat(code)).toEqual({ success: 0, action: 'bind_mobile', code });
    const { token } = await bind(code);
    expect(await withToken(token).my.detail()).toMatchObject({ nick_name: '苏木', is_bind_mobile: 1 });
    expect(await client().session.checkWechat(code)).toEqual(expired);
    const again = await confirmed();
    expect(await client().session.checkWechat(again.code)).toMatchObject({ success: 1 });
    expect(await db().$count(sql`users`)).toBe(1);
  });

  it('joins the account that the number has, whose name stays', async () => {
    const known = await createPerson(db(), { mobile, nickName: '宋予安' });
    const { token } = await bind((await confirmed()).code);
    expect(await withToken(token).my.detail()).toMatchObject({ id: known.id, nick_name: '宋予安' });
  });

  it('can be tried again after a wrong code and with another number, for a quarter of an hour', async () => {
    const { code } = await confirmed();
    const sent = await receive();
    await expect(bind(code, { typed: otherThan(sent) })).rejects.toMatchObject({
      data: { field: 'mobile_code' },
    });
    later(899);
    const { token } = await bind(code, { number: '13900000002' });
    expect(token).toHaveLength(43);
    const late = await confirmed();
    later(900);
    await expect(bind(late.code)).rejects.toMatchObject({ code: 1, message: '微信登录已过期，请重新扫码' });
  });

  it('refuses a number whose account has another WeChat, and leaves the scan for another number', async () => {
    await bind((await confirmed()).code);
    later(121);
    const other = await confirmed({ ...person, openId: 'open-2', unionId: 'union-2' });
    await expect(bind(other.code)).rejects.toMatchObject({
      code: 1,
      message: '该手机号已绑定其他微信账号',
      data: { field: 'mobile' },
    });
    await bind(other.code, { number: '13900000002' });
  });

  it('is done once, however often it is sent to whichever process', async () => {
    const { code } = await confirmed();
    const typed = await receive();
    const sent = await Promise.allSettled([0, 1, 0, 1].map((which) => bind(code, { typed }, which)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db().$count(sql`users`)).toBe(1);
    expect(await db().$count(sql`sessions`)).toBe(1);
  });

  it('happens once for two scans of one person', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    await bind(one.code);
    await expect(bind(two.code, { number: '13900000002' })).rejects.toMatchObject({ code: 1 });
    expect(await client().session.checkWechat(two.code)).toMatchObject({ success: 1 });
  });

  it('refuses a locked account and a scan that nobody has said yes to', async () => {
    await createPerson(db(), { mobile, status: 'locked' });
    await expect(bind((await confirmed()).code)).rejects.toMatchObject({
      message: '账号已被锁定，请联系管理员',
    });
    const { code, state } = await start();
    await scans().markScanned(state);
    const typed = await receive('13900000002');
    for (const unconfirmed of [code, 'never-was', state]) {
      await expect(bind(unconfirmed, { number: '13900000002', typed })).rejects.toMatchObject({
        message: '微信登录已过期，请重新扫码',
      });
    }
    expect(await db().$count(sql`social_accounts where user_id is not null`)).toBe(0);
  });
});

describe('a one-time code of an outside account', () => {
  async function createCode() {
    const code = createToken();
    const socialAccountId = await keepWechatAccount(db(), person, now);
    const expiresAt = new Date(now.getTime() + 300_000);
    await insertLoginCode(db(), { codeHash: hashToken(code), userId: null, socialAccountId, expiresAt });
    return code;
  }

  it('asks for a mobile number, takes one, and signs in from then on', async () => {
    const code = await createCode();
    expect(await client().session.loginByCode({ code })).toEqual({ success: 0, action: 'bind_mobile', code });
    const { token } = await client().session.bindByCode({ mobile, code, mobile_code: await receive() });
    expect((await withToken(token).my.detail()).nick_name).toBe('苏木');
    await expect(client().session.loginByCode({ code })).rejects.toMatchObject({
      message: '登录链接已过期，请重新登录',
    });
    const next = await createCode();
    expect(await client().session.loginByCode({ code: next })).toMatchObject({ success: 1 });
  });

  it('is no scan, and a scan is none', async () => {
    const [code, { code: scan }] = [await createCode(), await confirmed()];
    const typed = await receive();
    const binding = { mobile, mobile_code: typed };
    await expect(client().session.bindByScan({ ...binding, code })).rejects.toMatchObject({ code: 1 });
    await expect(client().session.bindByCode({ ...binding, code: scan })).rejects.toMatchObject({ code: 1 });
    await client().session.bindByCode({ ...binding, code });
  });
});

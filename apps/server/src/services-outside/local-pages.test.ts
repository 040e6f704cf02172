import { createClient } from '@shuyuan/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { createLocalServices, type OutsideDeps } from './outside-services.ts';
import { localCookie } from './pages/local-key.ts';
import { testLocalKey, withLocalKey } from './pages/local-key.fixtures.ts';
import { localWechatStrings } from './wechat/local-wechat.strings.ts';
import { wechatPagesStrings } from './wechat/wechat-pages.strings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

const get = (url: string, { headers = {}, ...options }: InjectOptions = {}) =>
  server.app.inject({ url, headers: { ...withLocalKey, ...headers }, ...options });
const own = {
  ...withLocalKey,
  origin: 'http://localhost',
  host: 'localhost',
  'content-type': 'application/x-www-form-urlencoded',
};
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
  server.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
const textOf = (body: string) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** A sign-in begun on a computer, and the page that its picture leads to. */
async function begin() {
  const { session } = createClient({ baseUrl: '', fetch: server.fetch });
  const { code } = await session.startWechat();
  const list = await get('/local/wechat');
  const page = /href="(\/local\/wechat\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  return { page, check: () => session.checkWechat(code) };
}

describe('the page of sent codes', () => {
  it('says what to do while there is none', async () => {
    expect(textOf((await get('/local/sms')).body)).toContain('还没有发送过验证码');
  });

  it('shows each code with its number and scene, newest first', async () => {
    await server.deps.sms.send({ mobile: '13900000001', scene: 'register', code: '111222' });
    await server.deps.sms.send({ mobile: '13900000002', scene: 'password_reset', code: '333444' });
    const { statusCode, headers, body } = await get('/local/sms');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(textOf(body)).toMatch(/139 0000 0002 重置密码 · \S+ 333444 .*139 0000 0001 注册 · \S+ 111222/);
    expect(body).toContain('data-news="新的重置密码验证码：3 3 3 4 4 4，发给139 0000 0002"');
  });

  it('shows what somebody was told of their messages in its words', async () => {
    await server.deps.sms.sendDigest?.({ mobile: '13900000003', unread: 12, answers: 3, replies: 5 });
    const { body } = await get('/local/sms');
    expect(textOf(body)).toMatch(/139 0000 0003 消息提醒 · \S+ 你有 12 条未读消息，其中回答 3 条、回复 5 条/);
  });

  it('changes the mark of its list with every code, and only then', async () => {
    const mark = async () => /data-list="(\w+)"/.exec((await get('/local/sms')).body)?.[1];
    const before = await mark();
    expect(await mark()).toBe(before);
    await server.deps.sms.send({ mobile: '13900000001', scene: 'login', code: '555666' });
    expect(await mark()).not.toBe(before);
  });

  it('keeps to the strict policy: no script, style or handler in the page', async () => {
    for (const path of ['/local/sms', '/local/wechat', '/local/payment', (await begin()).page]) {
      const { body, headers } = await get(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'");
      expect(body).not.toMatch(/<style|style=|<script(?! type="module" src=)| on\w+=|javascript:/);
    }
    expect((await get('/api/pages.css')).headers['content-type']).toContain('text/css');
    expect((await get('/local/live-list.js')).headers['content-type']).toContain('text/javascript');
  });
});

describe('the page that stands for a telephone', () => {
  it('lists the pictures that wait, and marks the opened one scanned', async () => {
    const { page, check } = await begin();
    expect(await check()).toEqual({ success: -1, state: 'waiting' });
    const opened = await get(page);
    expect(textOf(opened.body)).toMatch(/小满的微信 已绑定手机号13800000001 .*晚来天欲雪 还没有绑定手机号/);
    expect(await check()).toEqual({ success: -1, state: 'scanned' });
  });

  it('signs in as somebody whose account is known', async () => {
    const { page, check } = await begin();
    const end = await post(page, { answer: 'confirm', person: '0' });
    expect(end.body).toContain(wechatPagesStrings.doneTitle);
    const answer = await check();
    expect(answer).toMatchObject({ success: 1 });
    const token = 'token' in answer ? answer.token : '';
    const client = createClient({ baseUrl: '', fetch: server.fetch, token: () => token });
    expect(await client.my.detail()).toMatchObject({ nick_name: '林小满' });
  });

  it('leads somebody without a number to the binding', async () => {
    const { page, check } = await begin();
    await post(page, { answer: 'confirm', person: '2' });
    expect(await check()).toMatchObject({ success: 0, action: 'bind_mobile' });
  });

  it('takes a written name, and the same name for the same person', async () => {
    const { openId } = (await import('./wechat/local-wechat.ts')).identityOfName('三更');
    for (const name of ['三更', ' 三更 ']) {
      const { page } = await begin();
      expect((await post(page, { answer: 'confirm', person: 'other', name })).statusCode).toBe(200);
    }
    const { socialAccounts } = await import('../db/schema.ts');
    const rows = await server.db.select().from(socialAccounts);
    expect(rows.filter((row) => row.openId === openId)).toHaveLength(1);
  });

  it.each([
    ['', '', localWechatStrings.nameMissing],
    [' \u0000 ', '', localWechatStrings.nameMissing],
    ['长'.repeat(33), '长'.repeat(33), localWechatStrings.nameTooLong],
  ])('asks again when the name is "%s", and keeps what was typed', async (name, kept, problem) => {
    const { page, check } = await begin();
    const again = await post(page, { answer: 'confirm', person: 'other', name });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain(problem);
    expect(again.body).toContain('aria-invalid="true"');
    expect(again.body).toContain(`value="${kept}"`);
    expect(await check()).toMatchObject({ success: -1 });
  });

  it('takes a name for text', async () => {
    const { page } = await begin();
    const name = `"><script>alert(1)</script>${'x'.repeat(20)}`;
    const { body } = await post(page, { answer: 'confirm', person: 'other', name });
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;');
  });

  it('ends a sign-in that is refused, and is gone afterwards', async () => {
    const { page, check } = await begin();
    expect((await post(page, { answer: 'refuse' })).body).toContain(wechatPagesStrings.refusedTitle);
    expect(await check()).toEqual({ success: -1, state: 'expired' });
    expect((await get(page)).statusCode).toBe(410);
    expect((await post(page, { answer: 'confirm', person: '0' })).statusCode).toBe(410);
    expect((await get('/local/wechat')).body).not.toContain(page);
  });

  it.each(['/local/wechat/unknown', '/local/wechat/%00', `/local/wechat/${'a'.repeat(90)}`])(
    'knows no picture %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(410);
      expect((await post(path, { answer: 'confirm', person: '0' })).statusCode).toBe(410);
    },
  );
});

describe('everybody else', () => {
  const paths = [
    '/local/sms',
    '/local/wechat',
    '/local/wechat/x',
    '/local/payment',
    '/local/payment/x',
    '/local/live-list.js',
    '/local/none',
    '/local',
  ];
  const asPage = { accept: 'text/html' };

  it.each(paths)('finds nothing at %s', async (url) => {
    const strangers = [
      { remoteAddress: '203.0.113.9' },
      { remoteAddress: '203.0.113.9', headers: { ...asPage, 'x-forwarded-for': '127.0.0.1' } },
      { headers: { ...asPage, 'x-forwarded-for': '203.0.113.9' } },
      { headers: { ...asPage, host: 'evil.example' } },
    ];
    for (const stranger of strangers) expect((await get(url, stranger)).statusCode).toBe(404);
  });

  it('cannot send a form from another site', async () => {
    const { page, check } = await begin();
    const { origin, ...without } = own;
    for (const from of ['https://evil.example', 'http://localhost:4999', 'null']) {
      const headers = { ...own, origin: from };
      expect((await post(page, { answer: 'confirm', person: '0' }, headers)).statusCode).toBe(404);
    }
    expect(origin).toBeDefined();
    expect((await post(page, { answer: 'confirm', person: '0' }, without)).statusCode).toBe(404);
    expect(await check()).toEqual({ success: -1, state: 'waiting' });
  });
});

describe('the key', () => {
  const open = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: 'localhost', ...headers } });

  it('is explained to a browser that has none, and to no program', async () => {
    const shown = await open('/local/payment', { accept: 'text/html,application/xhtml+xml' });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(shown.body).toContain('启动书院的终端');
    expect((await open('/local/payment', { accept: 'application/json' })).json()).toMatchObject({
      code: 404,
    });
    const elsewhere = await open('/local/payment', { accept: 'text/html', host: 'school.test' });
    expect(elsewhere.body).not.toContain('终端');
  });

  it.each(['/local/sms', '/local/wechat', '/local/payment', '/local/live-list.js'])(
    'is wanted of who comes through a proxy that adds no header, as HTTP/1.0 of nginx does: %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
      expect((await open(`${url}?key=`)).statusCode).toBe(404);
      expect((await open(`${url}?key=${testLocalKey}x`)).statusCode).toBe(404);
      expect((await open(`${url}?key=${testLocalKey}&key=${testLocalKey}`)).statusCode).toBe(404);
      const { name } = localCookie(testLocalKey);
      for (const cookie of [`${name}=`, `${name}=x`, `other=${testLocalKey}`])
        expect((await open(url, { cookie })).statusCode).toBe(404);
    },
  );

  it('of the address becomes a cookie that no script reads and no other site sends, and leaves the address', async () => {
    const first = await open(`/local/sms?key=${testLocalKey}`);
    expect([first.statusCode, first.headers.location]).toEqual([303, '/local/sms']);
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/local; HttpOnly; SameSite=Strict$/);
    const kept = { cookie: `a=b; ${cookie.split(';')[0]}` };
    expect((await open('/local/sms', kept)).statusCode).toBe(200);
    expect((await open('/local/wechat', kept)).statusCode).toBe(200);
    expect(server.log.join('')).not.toContain(testLocalKey);
  });

  it('does not open them through a proxy that says so, or under another name', async () => {
    const url = `/local/sms?key=${testLocalKey}`;
    expect((await open(url, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await open(url, { host: 'shuyuan.example' })).statusCode).toBe(404);
  });

  it('opens nothing where the server can be reached from elsewhere', async () => {
    const outside = (deps: OutsideDeps) => createLocalServices({ ...deps, localKey: null });
    const reachable = await createTestServer({ outside });
    for (const url of ['/local/sms', `/local/sms?key=${testLocalKey}`, '/local/sms?key=null'])
      expect((await reachable.app.inject({ url, headers: withLocalKey })).statusCode).toBe(404);
    await reachable.close();
  });
});

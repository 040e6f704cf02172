import { createClient } from '@shuyuan/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { withLocalKey } from '../pages/local-key.fixtures.ts';
import { createOutsideServices } from '../outside-services.ts';
import { wechatPagesStrings as strings } from './wechat-pages.strings.ts';
import { wechatAnswers, wechatThatAnswers } from './wechat.fixtures.ts';

const confirmPath = '/api/v3/auth/login/wechat/confirm';
const callbackPath = '/api/v3/auth/login/wechat/callback';
const own = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' };
const right = { access_token: wechatAnswers.token, userinfo: wechatAnswers.person };

let answers: Parameters<typeof wechatThatAnswers>[0] = right;
let asked = 0;
let states: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    outside(deps) {
      const services = createOutsideServices(
        {
          sms: { kind: 'local' },
          wechat: { kind: 'platform', app: 'official-account', appId: 'wx1', appSecret: 'app-secret' },
          cloudVideo: { kind: 'local' },
          payment: { kind: 'off' },
        },
        {
          ...deps,
          fetch: (...call) => {
            asked += 1;
            return wechatThatAnswers(answers)(...call);
          },
        },
      );
      const linkFor = async (state: string) => {
        states.push(state);
        return services.wechat?.linkFor(state) ?? '';
      };
      return { ...services, wechat: { linkFor } };
    },
  });
});
afterAll(() => server.close());

/** A picture on a computer: its poll, and the state that the telephone reads off it. */
async function begin() {
  answers = right;
  asked = 0;
  states = [];
  const { session } = createClient({ baseUrl: '', fetch: server.fetch });
  const { code } = await session.startWechat();
  return { state: states[0] ?? '', check: () => session.checkWechat(code) };
}

const open = (state: string) => server.app.inject(`${confirmPath}?state=${state}`);
const answer = (state: string, said: string, headers: Record<string, string> = own) =>
  server.app.inject({
    method: 'POST',
    url: confirmPath,
    headers,
    payload: new URLSearchParams({ state, answer: said }).toString(),
  });
const comeBack = (query: string, cookie = '') =>
  server.app.inject({ url: `${callbackPath}?${query}`, headers: { cookie } });

/** Said yes to us; the cookie that the browser then holds. */
async function cookieAfterYes(state: string) {
  const { headers } = await answer(state, 'confirm');
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

describe('a telephone that scanned the picture', () => {
  it('is asked by us, by WeChat, and signs the computer in', async () => {
    const { state, check } = await begin();
    expect(await check()).toEqual({ success: -1, state: 'waiting' });
    const question = await open(state);
    expect(question.statusCode).toBe(200);
    expect(question.body).toContain(strings.confirmTitle);
    expect(question.headers['cache-control']).toBe('no-store');
    expect(question.headers['content-security-policy']).toContain(
      "form-action 'self' https://open.weixin.qq.com",
    );
    expect(await check()).toEqual({ success: -1, state: 'scanned' });

    const yes = await answer(state, 'confirm');
    expect(yes.statusCode).toBe(303);
    expect(yes.headers.location).toContain(`open.weixin.qq.com/connect/oauth2/authorize?appid=wx1`);
    expect(yes.headers.location).toContain(`state=${state}#wechat_redirect`);
    const cookie = String(yes.headers['set-cookie']);
    expect(cookie).toMatch(/; Max-Age=600; Path=\S+callback; HttpOnly; SameSite=Lax$/);

    const end = await comeBack(`code=061AbC&state=${state}`, cookie.split(';')[0]);
    expect([end.statusCode, end.body]).toEqual([200, expect.stringContaining(strings.doneTitle)]);
    expect(end.headers['set-cookie']).toContain('Max-Age=0');
    // Nobody has this WeChat account yet.
    expect(await check()).toMatchObject({ success: 0, action: 'bind_mobile' });
  });

  it('can say no to us', async () => {
    const { state, check } = await begin();
    await open(state);
    const no = await answer(state, 'refuse');
    expect([no.statusCode, no.body]).toEqual([200, expect.stringContaining(strings.refusedTitle)]);
    expect(await check()).toEqual({ success: -1, state: 'expired' });
    expect((await open(state)).statusCode).toBe(410);
  });

  it('can say no to WeChat, which then leaves the code out', async () => {
    const { state, check } = await begin();
    const cookie = await cookieAfterYes(state);
    expect((await comeBack(`state=${state}`, cookie)).body).toContain(strings.refusedTitle);
    expect(await check()).toEqual({ success: -1, state: 'expired' });
    expect(asked).toBe(0);
  });

  it('can try again after WeChat was out of order, with the same picture', async () => {
    const { state, check } = await begin();
    const cookie = await cookieAfterYes(state);
    answers = { access_token: wechatAnswers.secretWrong };
    const broken = await comeBack(`code=061AbC&state=${state}`, cookie);
    expect([broken.statusCode, broken.body]).toEqual([502, expect.stringContaining(strings.brokenTitle)]);
    expect(await check()).toEqual({ success: -1, state: 'scanned' });
    answers = right;
    expect((await comeBack(`code=061AbD&state=${state}`, cookie)).statusCode).toBe(200);
    expect(await check()).toMatchObject({ success: 0 });
  });

  it.each([
    ['codeUsed', wechatAnswers.codeUsed, 410, strings.staleTitle],
    ['a preview', { ...wechatAnswers.token, is_snapshotuser: 1 }, 403, strings.snapshotTitle],
  ])('is told what to do about %s', async (_, token, status, title) => {
    const { state } = await begin();
    const cookie = await cookieAfterYes(state);
    answers = { access_token: token, userinfo: wechatAnswers.person };
    const end = await comeBack(`code=061AbC&state=${state}`, cookie);
    expect([end.statusCode, end.body]).toEqual([status, expect.stringContaining(title)]);
  });
});

describe('an address that somebody sent', () => {
  it('signs nobody in who has not said yes in this very browser', async () => {
    const { state, check } = await begin();
    const mine = await begin();
    const cookie = await cookieAfterYes(mine.state);
    for (const held of ['', cookie, 'shuyuan_wechat=', `other=${state}`]) {
      const end = await comeBack(`code=061AbC&state=${state}`, held);
      expect([end.statusCode, end.body]).toEqual([403, expect.stringContaining(strings.strangerTitle)]);
    }
    expect(await check()).toEqual({ success: -1, state: 'waiting' });
    expect(asked).toBe(0);
  });

  it('is not said yes to by a page elsewhere', async () => {
    const { state, check } = await begin();
    const { origin, ...rest } = own;
    for (const headers of [rest, { ...own, origin: 'https://evil.example' }, { ...own, origin: 'null' }]) {
      const refused = await answer(state, 'confirm', headers);
      expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect(origin).toBeDefined();
    expect(await check()).toEqual({ success: -1, state: 'waiting' });
  });

  it.each([
    '',
    'state=',
    'state=unknown',
    'state=a&state=b',
    'state=%0d%0aset-cookie:x',
    `state=${'a'.repeat(5_000)}`,
  ])('with "%s" names no sign-in', async (query) => {
    await begin();
    expect((await server.app.inject(`${confirmPath}?${query}`)).statusCode).toBe(410);
    const value = new URLSearchParams(query).get('state') ?? '';
    expect((await answer(value, 'confirm')).statusCode).toBe(410);
    expect((await comeBack(query, `shuyuan_wechat=${value}`)).statusCode).toBeGreaterThanOrEqual(403);
    expect(asked).toBe(0);
  });

  it('is good once', async () => {
    const { state } = await begin();
    const cookie = await cookieAfterYes(state);
    await comeBack(`code=061AbC&state=${state}`, cookie);
    const calls = asked;
    expect((await comeBack(`code=061AbC&state=${state}`, cookie)).statusCode).toBe(410);
    expect(asked).toBe(calls);
  });
});

describe('what is written down', () => {
  it('holds no state, code or secret', async () => {
    const { state } = await begin();
    const cookie = await cookieAfterYes(state);
    answers = { access_token: wechatAnswers.secretWrong };
    await comeBack(`code=061SecretCode&state=${state}`, cookie);
    const log = server.log.join('\n');
    expect(log).toContain('errcode 40125');
    expect(log).not.toMatch(new RegExp(`${state}|061SecretCode|app-secret`));
  });

  it('has no local page', async () => {
    expect((await server.app.inject({ url: '/local/wechat', headers: withLocalKey })).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/local/sms', headers: withLocalKey })).statusCode).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { checkAnswer } from '../contract.ts';
import { createClient } from '../create-client.ts';
import { mobilePattern } from './session.rules.ts';

let server: TestServer;
let token: string | null = null;
const onUnauthorized = vi.fn<(token: string | null) => void>(() => (token = null));
const client = () =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, onUnauthorized, checkAnswer });

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

describe('the session calls over the real server', () => {
  it('sign in, tell who one is, and sign out, after which twenty calls at once report one lost session', async () => {
    const api = client();
    const login = { mobile: '13800000001', password: 'shuyuan-demo' };
    const opened = (await api.session.loginByPassword(login)).token;
    token = opened;
    expect(await api.my.detail()).toMatchObject({
      nick_name: '林小满',
      role: { name: '学员' },
      is_bind_mobile: 1,
    });
    expect(await api.session.logout()).toEqual({});
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => api.my.detail()));
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(opened);
    expect(token).toBeNull();
  });

  it('carry the words of a refused sign-in, which is no lost session', async () => {
    onUnauthorized.mockClear();
    const login = { mobile: '13800000001', password: 'wrong' };
    const refused = { kind: 'business', code: 1, message: '手机号或密码错误' };
    await expect(client().session.loginByPassword(login)).rejects.toMatchObject(refused);
    const expired = { kind: 'business', code: 1, message: '登录链接已过期，请重新登录' };
    await expect(client().session.loginByCode({ code: 'never-was' })).rejects.toMatchObject(expired);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['13800000001', true],
    ['19999999999', true],
    ['12800000001', false],
    ['1380000000', false],
    ['138000000011', false],
    ['+8613800000001', false],
    ['13800000001\n', false],
  ])('%j as a mobile number: %s', (mobile, isOne) => expect(mobilePattern.test(mobile)).toBe(isOne));
});

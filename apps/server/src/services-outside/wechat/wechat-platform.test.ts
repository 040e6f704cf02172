import { describe, expect, it, vi } from 'vitest';
import { createWechatPlatform } from './wechat-platform.ts';
import { wechatAnswers, wechatThatAnswers } from './wechat.fixtures.ts';

const settings = { app: 'official-account', appId: 'wx0123456789abcdef', appSecret: 'app-secret' } as const;
const publicUrl = 'https://shuyuan.example';

function platform(answering: typeof globalThis.fetch) {
  const fetch = vi.fn<typeof globalThis.fetch>(answering);
  const warn = vi.fn<(text: string) => void>();
  return { fetch, warn, ...createWechatPlatform(settings, { fetch, warn, publicUrl }) };
}
const { token, person } = wechatAnswers;
const right = wechatThatAnswers({ access_token: token, userinfo: person });

describe('the way to WeChat', () => {
  it('leads the telephone to our own question first', async () => {
    expect(await platform(right).linkFor('0a1b')).toBe(
      'https://shuyuan.example/api/v3/auth/login/wechat/confirm?state=0a1b',
    );
  });

  const back = 'https%3A%2F%2Fshuyuan.example%2Fapi%2Fv3%2Fauth%2Flogin%2Fwechat%2Fcallback';
  it('opens the authorisation of a service account inside WeChat', () => {
    expect(platform(right).authorisationFor('0a1b')).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef&redirect_uri=${back}&response_type=code&scope=snsapi_userinfo&state=0a1b#wechat_redirect`,
    );
  });

  it('opens the picture of a website application on a computer', () => {
    const website = createWechatPlatform(
      { ...settings, app: 'website' },
      { fetch: right, warn: () => {}, publicUrl },
    );
    expect(website.authorisationFor('0a1b')).toBe(
      `https://open.weixin.qq.com/connect/qrconnect?appid=wx0123456789abcdef&redirect_uri=${back}&response_type=code&scope=snsapi_login&state=0a1b#wechat_redirect`,
    );
  });
});

describe('who comes back from WeChat', () => {
  it('is asked for in two calls', async () => {
    const { fetch, identify, warn } = platform(right);
    expect(await identify('061AbC')).toEqual({
      openId: 'oLVPpjqs9BhvzwPj5A-vTYAX3GLc',
      unionId: 'o6_bmasdasdsad6_2sgVt7hMZOPfL',
      nickName: '周知夏 🌙',
      avatar: 'https://thirdwx.qlogo.cn/mmopen/g3MonUZtNHkdmzicIlibx6iaFqAc56vxLSUfpb6n5WKSYVY0ChQ/132',
    });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://api.weixin.qq.com/sns/oauth2/access_token?appid=wx0123456789abcdef&secret=app-secret&code=061AbC&grant_type=authorization_code',
      'https://api.weixin.qq.com/sns/userinfo?access_token=86_Jx0zqPzO4vXnTtFmYQ&openid=oLVPpjqs9BhvzwPj5A-vTYAX3GLc&lang=zh_CN',
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('need not have a picture, nor belong to an open platform account', async () => {
    const { unionid, headimgurl, ...bare } = person;
    expect([unionid, headimgurl]).not.toContain('');
    const { identify } = platform(
      wechatThatAnswers({ access_token: token, userinfo: { ...bare, headimgurl: '' } }),
    );
    expect(await identify('061AbC')).toMatchObject({ unionId: null, avatar: '' });
  });

  it('is nobody while WeChat shows a preview', async () => {
    const { fetch, identify } = platform(
      wechatThatAnswers({ access_token: { ...token, is_snapshotuser: 1 }, userinfo: person }),
    );
    await expect(identify('061AbC')).rejects.toMatchObject({ reason: 'snapshot' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a refusal by WeChat', () => {
  it.each(['codeInvalid', 'codeUsed', 'codeExpired'] as const)(
    'of an old code (%s) is nothing that the operator must hear of',
    async (name) => {
      const { identify, warn } = platform(wechatThatAnswers({ access_token: wechatAnswers[name] }));
      await expect(identify('061AbC')).rejects.toMatchObject({ reason: 'stale' });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('of our secret is told to the operator, by its number', async () => {
    const { identify, warn } = platform(wechatThatAnswers({ access_token: wechatAnswers.secretWrong }));
    await expect(identify('061AbC')).rejects.toMatchObject({ reason: 'broken' });
    expect(warn.mock.calls).toEqual([['WeChat refused to say who signs in: errcode 40125']]);
  });

  it.each([
    ['is cut off', async () => Promise.reject(new TypeError('failed: secret=app-secret code=061AbC'))],
    ['is no JSON', async () => new Response('<html>061AbC</html>')],
    ['is in no known form', wechatThatAnswers({ access_token: { openid: 'x', note: 'app-secret 061AbC' } })],
  ])('that %s shows no secret', async (_, answer) => {
    const { fetch, identify, warn } = platform(answer);
    const error: unknown = await identify('061AbC').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'WechatRefusal', reason: 'broken' });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(`${String(warn.mock.calls)} ${String(error)}`).not.toMatch(/app-secret|061AbC/);
  });
});

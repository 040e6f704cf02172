/** Answers of WeChat as its documents and its service give them, names and secrets replaced. */
export const wechatAnswers = {
  token: {
    access_token: '86_Jx0zqPzO4vXnTtFmYQ',
    expires_in: 7200,
    refresh_token: '86_rOqk2ZyPpUQ',
    openid: 'oLVPpjqs9BhvzwPj5A-vTYAX3GLc',
    scope: 'snsapi_userinfo',
    unionid: 'o6_bmasdasdsad6_2sgVt7hMZOPfL',
  },
  person: {
    openid: 'oLVPpjqs9BhvzwPj5A-vTYAX3GLc',
    nickname: '周知夏 🌙',
    sex: 0,
    language: '',
    city: '',
    province: '',
    country: '',
    headimgurl: 'http://thirdwx.qlogo.cn/mmopen/g3MonUZtNHkdmzicIlibx6iaFqAc56vxLSUfpb6n5WKSYVY0ChQ/132',
    privilege: [],
    unionid: 'o6_bmasdasdsad6_2sgVt7hMZOPfL',
  },
  codeInvalid: { errcode: 40029, errmsg: 'invalid code, rid: 6560b1a2-0f4c1b5e-1f2d3c4b' },
  codeUsed: { errcode: 40163, errmsg: 'code been used, rid: 6560b1a2-3a5c7d9e-0b1c2d3e' },
  codeExpired: { errcode: 42003, errmsg: 'code expired, rid: 6560b1a2-5e6f7a8b-4c5d6e7f' },
  secretWrong: { errcode: 40125, errmsg: 'invalid appsecret, rid: 6560b1a2-7a8b9c0d-1e2f3a4b' },
};

/** `fetch` of a WeChat that answers so, by the last part of the path. */
export function wechatThatAnswers(answers: {
  access_token?: unknown;
  userinfo?: unknown;
}): typeof globalThis.fetch {
  return async (input) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1);
    const answer = name === 'access_token' ? answers.access_token : answers.userinfo;
    // As WeChat says it, although it is JSON.
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'text/plain' } });
  };
}

import { contract, type Contract, type Endpoint } from '@shuyuan/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson } from '../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';
import type { Call, Implementation, PlainHandler } from './implement.ts';
import { JsonText } from './json-text.ts';
import { Problem } from '../errors/problem.ts';

const comment = { comment_id: 1 };
const submit = vi.fn<() => Promise<typeof comment>>(async () => comment);
const detail = vi.fn<PlainHandler<Contract['my']['detail']>>(async ({ viewer }) => ({
  id: viewer.userId,
  avatar: '',
  nick_name: '小雨',
  uuid: 'u-7',
  role: null,
  membership: null,
  permissions: {},
  is_bind_mobile: 1,
  mobile: '139****0007',
  is_password_set: 1,
  is_set_nickname: 0,
  is_preview: 0,
  created_at: '2026-03-01T02:00:00.000Z',
}));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    modules: modulesWith({
      my: { detail },
      comments: {
        submit,
        answers: async () => {
          throw new Problem(429, '发送太频繁，请稍后再试', { retry_after: 41.2 });
        },
        list: async ({ params, query }) => ({
          users: {},
          comments: { data: [], total: params.id * 1000 + query.page },
        }),
      },
      home: {
        index: async () => {
          throw new Error('the disk with number 13800000001 is full');
        },
      },
      articles: {
        detail: async ({ viewer }) => {
          throw new Problem(404, viewer ? 'signed in' : 'visitor');
        },
      },
    }),
  });
});
afterAll(() => server.close());

const call = async (
  method: 'GET' | 'POST',
  url: string,
  options: { body?: unknown; token?: string } = {},
) => {
  const answer = await server.app.inject({
    method,
    url,
    ...(options.body === undefined ? {} : { payload: options.body as object }),
    headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    ...answer.json<{ code: number; message: string; data: unknown }>(),
  };
};

/** Fastify draws its routes as a tree; each line adds to the path of the line it hangs from. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, part);
    const path = above.join('').replace(/:\w+(\|:\w+)*/g, ':');
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`);
  });
}

describe('the contract and the routes', () => {
  it('are the same set: no call without a route, no route below /api or /addons without a call', async () => {
    const declared = Object.values(contract as Record<string, Record<string, Endpoint>>)
      .flatMap((calls) => Object.values(calls))
      .flatMap(({ method, path, alsoAt }) => [path, alsoAt ?? []].flat().map((at) => `${method} ${at}`))
      .map((route) => route.replace(/\{\w+\}/g, ':'));
    const served = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const api = served.filter((route) => / \/(api|addons)\b/.test(route));
    // Neither is a call: the contract itself, and the sheet of the pages around the outside services.
    const besides = ['GET /api/openapi.json', 'GET /api/pages.css'];
    expect(api.sort()).toEqual([...declared, ...besides].sort());
  });

  it('answer HEAD at no call and at no stream: a GET may write, and a HEAD must not', async () => {
    const real = await createTestServer();
    const calls = Object.values(contract as Record<string, Record<string, Endpoint>>)
      .flatMap((domain) => Object.values(domain))
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path, alsoAt }) => [path, alsoAt ?? []].flat())
      .map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
    const urls = [...calls, '/api/v2/my/messages/live', '/healthz', '/readyz'];
    const answers = (method: 'GET' | 'HEAD') => urls.filter((url) => real.app.hasRoute({ method, url }));
    const [read, asked] = [answers('GET'), answers('HEAD')];
    const { token } = await createPerson(real.db);
    const headers = { authorization: `Bearer ${token}` };
    const stream = await real.app.inject({ method: 'HEAD', url: '/api/v2/my/messages/live', headers });
    await real.close();
    expect(read).toEqual(urls);
    expect(asked).toEqual(['/healthz', '/readyz']);
    expect(stream.statusCode).toBe(404);
  });

  it('do not meet when a handler is missing or nobody declared it', async () => {
    const without = () => {
      const modules = modulesWith({})();
      const { home, ...rest } = modules.implementation;
      return { ...modules, implementation: { ...rest, house: home } as unknown as Implementation };
    };
    await expect(createTestServer({ modules: without })).rejects.toThrow(
      'Contract and implementation do not meet: home.index, house.index',
    );
  });
});

describe('the envelope', () => {
  it('wraps an answer with code 0', async () => {
    const answer = await call('GET', '/api/v2/comment/article/3?page=2');
    expect(answer).toMatchObject({
      status: 200,
      code: 0,
      data: { users: {}, comments: { data: [], total: 3002 } },
    });
  });

  it('carries a refusal by a rule with HTTP 200 and code 1', async () => {
    expect(await call('GET', '/api/v2/navs')).toMatchObject({
      status: 200,
      code: 1,
      message: 'not part of this test',
      data: null,
    });
  });

  it('tells in seconds when to try again', async () => {
    const answer = await call('GET', '/api/v2/comment/3/answer');
    expect(answer).toMatchObject({ status: 429, code: 429, data: { retry_after: 41.2 } });
    expect(answer.headers['retry-after']).toBe('42');
  });

  it('says nothing about what broke, and the log says it with the same request id', async () => {
    const answer = await call('GET', '/api/v2/home');
    expect(answer).toMatchObject({ status: 500, code: 500, data: null });
    expect(answer.message).not.toContain('13800000001');
    const line = server.log.find((entry) => entry.includes('the disk with number'));
    expect(line).toContain(`"reqId":"${String(answer.headers['x-request-id'])}"`);
    expect(line).toContain('"level":50');
  });

  it.each([
    ['an unknown path', 'GET', '/api/v2/nothing'],
    ['an unknown method', 'POST', '/api/v2/navs'],
  ] as const)('answers %s with code 404', async (_, method, url) => {
    expect(await call(method, url)).toMatchObject({ status: 404, code: 404, data: null });
  });
});

describe('the checks before a handler', () => {
  it('name each field that is outside the contract, and not its value', async () => {
    submit.mockClear();
    const body = { content: '   ', parent_id: 'secret' };
    const answer = await call('POST', '/api/v2/comment/song/0/submit', { body, token: 'user-7' });
    expect(answer).toMatchObject({ status: 400, code: 400 });
    const { issues } = answer.data as { issues: { field: string; reason: string }[] };
    expect(issues.map(({ field }) => field)).toEqual([
      'params.type',
      'params.id',
      'body.content',
      'body.parent_id',
    ]);
    expect(JSON.stringify(issues)).not.toContain('secret');
    expect(submit).not.toHaveBeenCalled();
  });

  it('pass on the input in its checked form: trimmed, with defaults, without strange fields', async () => {
    submit.mockClear();
    const body = { content: '  你好 ', admin: true };
    await call('POST', '/api/v2/comment/article/3/submit?x=1', { body, token: 'user-7' });
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ params: { type: 'article', id: 3 }, query: {}, body: { content: '你好' } }),
    );
  });

  it.each([
    ['text that is no JSON', 400, { payload: '{', headers: { 'content-type': 'application/json' } }],
    [
      'another media type',
      415,
      { payload: 'content=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['plain text', 415, { payload: '{}', headers: { 'content-type': 'text/plain' } }],
    [
      'more than a megabyte',
      413,
      {
        payload: JSON.stringify({ content: 'x'.repeat(2 ** 20) }),
        headers: { 'content-type': 'application/json' },
      },
    ],
  ])('refuse %s with code 400', async (_, status, request) => {
    const url = '/api/v2/comment/article/3/submit';
    const answer = await server.app.inject({ method: 'POST', url, ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 400, data: null });
  });
});

describe('who calls', () => {
  it('is checked before anything else is looked at', async () => {
    const answer = await call('POST', '/api/v2/comment/song/0/submit', { body: {} });
    expect(answer).toMatchObject({ status: 401, code: 401 });
    expect(submit).not.toHaveBeenCalledWith(expect.objectContaining({ viewer: null }));
  });

  it.each(['user-x', 'user-7 user-8', ''])('is nobody with the token %j', async (token) => {
    expect(await call('GET', '/api/v2/my/detail', { token })).toMatchObject({ status: 401, code: 401 });
  });

  it('is the viewer of a valid token', async () => {
    expect(await call('GET', '/api/v2/my/detail', { token: 'user-7' })).toMatchObject({
      code: 0,
      data: { id: 7 },
    });
  });

  it('is a visitor on a public call, with an ended token too', async () => {
    expect(await call('GET', '/api/v2/article/1/detail', { token: 'ended' })).toMatchObject({
      message: 'visitor',
    });
    expect(await call('GET', '/api/v2/article/1/detail', { token: 'user-7' })).toMatchObject({
      message: 'signed in',
    });
  });
});

describe('answers in development and tests', () => {
  it.each([
    ['lack a field', { uuid: undefined }, 'answers outside its contract'],
    [
      'tell more than the contract names',
      { password_hash: 'x' },
      'answers fields that its contract does not name',
    ],
  ])('break when they %s', async (_, change, complaint) => {
    const viewer = { userId: 7, sessionId: 's' };
    const whole = await detail({ viewer } as Call<Contract['my']['detail']>);
    if (whole instanceof JsonText) throw new Error('The answer of this test is written as text.');
    detail.mockResolvedValueOnce({ ...whole, ...change } as typeof whole);
    expect(await call('GET', '/api/v2/my/detail', { token: 'user-7' })).toMatchObject({ status: 500 });
    expect(server.log.some((line) => line.includes(complaint))).toBe(true);
  });
});

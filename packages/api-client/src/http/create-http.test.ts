import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isApiError, type ApiError } from './api-error.ts';
import { createHttp, type HttpOptions } from './create-http.ts';
import type { EndpointData } from './endpoint.ts';

const read: EndpointData = { method: 'GET', path: '/api/things/{kind}/{id}', access: 'visitor' };
const write: EndpointData = { method: 'POST', path: '/api/things', access: 'visitor', idempotent: true };
const ping: EndpointData = { method: 'POST', path: '/api/ping', access: 'visitor' };

const envelope = (data: unknown, code = 0, message = '', status = 200) =>
  new Response(JSON.stringify({ code, message, data }), { status });

/** A transport that answers as told and remembers what it was sent. */
function transport(answer: (request: Request) => Response | Promise<Response>) {
  const sent: Request[] = [];
  const fetch: HttpOptions['fetch'] = async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://school.example'),
      init,
    );
    sent.push(request);
    return answer(request);
  };
  return { fetch, sent };
}

const http = (fetch: HttpOptions['fetch'], options: Partial<HttpOptions> = {}) =>
  createHttp({ baseUrl: '', fetch, ...options });
const readOne = { params: { kind: 'a', id: 1 } };

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded.'),
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw error;
  return error;
}

describe('what is sent', () => {
  it('names the platform, and the bearer token only when there is one', async () => {
    let token: string | null = null;
    const { fetch, sent } = transport(() => envelope({ name: 'x' }));
    const { call } = http(fetch, { token: () => token });
    await call(read, readOne);
    token = 'secret';
    await call(read, readOne);
    expect(sent.map(({ headers }) => [headers.get('x-platform'), headers.get('authorization')])).toEqual([
      ['PC', null],
      ['PC', 'Bearer secret'],
    ]);
  });

  it('fills the path so that no value can leave its place, and leaves out what is undefined', async () => {
    const { fetch, sent } = transport(() => envelope({ name: 'x' }));
    await http(fetch).call(read, { params: { kind: '../a b/?#书', id: 7 }, query: { page: 2 } });
    expect(sent[0]?.url).toBe('http://school.example/api/things/..%2Fa%20b%2F%3F%23%E4%B9%A6/7?page=2');
    expect(sent[0]?.body).toBeNull();
  });

  it('holds no half of a surrogate pair in its address, which would fail as if the network had', async () => {
    const { fetch, sent } = transport(() => envelope({}));
    await http(fetch).call(read, { params: { kind: '半\ud83d', id: 1 }, query: { q: ['词\udc00', '😀'] } });
    const { pathname, searchParams } = new URL(sent[0]!.url);
    expect(decodeURIComponent(pathname)).toBe('/api/things/半/1');
    expect(searchParams.getAll('q')).toEqual(['词', '😀']);
  });

  it('goes to the base address that was configured', async () => {
    const { fetch, sent } = transport(() => envelope({ name: 'x' }));
    await http(fetch, { baseUrl: 'https://api.school.example' }).call(read, readOne);
    expect(sent[0]?.url).toBe('https://api.school.example/api/things/a/1');
  });

  it('sends a body as JSON, an empty object when there is none', async () => {
    const { fetch, sent } = transport(() => envelope({}));
    await http(fetch).call(write, { body: { name: '书' } });
    await http(fetch).call(ping, {});
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ name: '书' }, {}]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('carries the idempotency key of the caller', async () => {
    const { fetch, sent } = transport(() => envelope({}));
    await http(fetch).call(write, { body: { name: 'x' } }, { idempotencyKey: 'draft-7' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('draft-7');
  });

  it.each([500, 502, 503, 408, 429])('is sent once: no silent retry after status %i', async (status) => {
    const { fetch, sent } = transport(() => new Response('busy', { status }));
    await failure(http(fetch).call(read, readOne));
    await failure(http(fetch).call(write, { body: { name: 'x' } }));
    expect(sent).toHaveLength(2);
  });
});

describe('a server that is busy', () => {
  const busy = (seconds?: number) => () =>
    envelope(seconds === undefined ? null : { retry_after: seconds }, 503, '现在访问的人太多了', 503);
  /** Answers as `answers` say, one after the other, the last one from then on. */
  const inTurn = (...answers: (() => Response)[]) => {
    let next = 0;
    return transport(() => answers[Math.min(next++, answers.length - 1)]!());
  };
  it('is asked again for a read, once the time that it named is over', async () => {
    const { fetch, sent } = inTurn(busy(0.2), () => envelope({ name: '书' }));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answer = http(fetch).call(read, readOne);
    await vi.advanceTimersByTimeAsync(199);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ name: '书' });
    expect(sent).toHaveLength(2);
  });

  it('is asked three times at most, and then says its words', async () => {
    const { fetch, sent } = inTurn(busy(0.01));
    const error = await failure(http(fetch).call(read, readOne));
    expect(error).toMatchObject({ code: 503, message: '现在访问的人太多了', retryAfter: 0.01 });
    expect(sent).toHaveLength(3);
  });

  it('is not asked again for what is written', async () => {
    const { fetch, sent } = inTurn(busy(0.01));
    const error = await failure(http(fetch).call(write, { body: { name: 'x' } }));
    expect([error.code, sent.length]).toEqual([503, 1]);
  });

  it.each([
    ['is long', busy(30)],
    ['was not named', busy()],
  ])('is not asked again for a read when the wait %s', async (_, answer) => {
    const { fetch, sent } = inTurn(answer);
    const error = await failure(http(fetch).call(read, readOne));
    expect([error.code, sent.length]).toEqual([503, 1]);
  });

  it('is not asked again by who has given up in the meantime', async () => {
    const { fetch, sent } = inTurn(busy(0.1));
    const controller = new AbortController();
    const call = failure(http(fetch).call(read, readOne, { signal: controller.signal }));
    await vi.waitUntil(() => sent.length === 1);
    controller.abort();
    expect((await call).kind).toBe('aborted');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toHaveLength(1);
  });
});

describe('what comes back', () => {
  it('is the data of the envelope', async () => {
    const { fetch } = transport(() => envelope({ name: '书' }));
    expect(await http(fetch).call(read, readOne)).toEqual({ name: '书' });
  });

  it('is a business refusal with the words, code and details of the server', async () => {
    const { fetch } = transport(() => envelope({ retry_after: 30 }, 429, '太频繁了', 429));
    const { kind, code, message, status, data } = await failure(http(fetch).call(read, readOne));
    expect({ kind, code, message, status, data }).toEqual({
      kind: 'business',
      code: 429,
      message: '太频繁了',
      status: 429,
      data: { retry_after: 30 },
    });
  });

  it.each([
    ['unauthorized', () => envelope(null, 401, '请登录', 401)],
    ['unauthorized', () => envelope(null, 401, '请登录', 200)],
    ['unauthorized', () => new Response('', { status: 401 })],
    ['http', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['http', () => new Response('', { status: 404 })],
    ['decode', () => new Response('<!doctype html>', { status: 200 })],
    ['decode', () => new Response('', { status: 200 })],
    ['decode', () => new Response('null', { status: 200 })],
    ['decode', () => new Response('{"code":"0"}', { status: 200 })],
  ])('is the failure %s for answer %#', async (kind, answer) => {
    expect((await failure(http(transport(answer).fetch).call(read, readOne))).kind).toBe(kind);
  });

  it('is told with how it began, for the log, when it is not of the expected form', async () => {
    const odd = vi.fn<NonNullable<HttpOptions['onOddAnswer']>>();
    const page = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    const error = await failure(http(transport(page).fetch, { onOddAnswer: odd }).call(read, readOne));
    expect(error.message).not.toContain('Bad Gateway');
    expect(odd.mock.calls).toEqual([[error]]);
    expect(error.cause).toBe('<h1>Bad Gateway</h1>');
    const refused = () => envelope(null, 1, '不行');
    await failure(http(transport(refused).fetch, { onOddAnswer: odd }).call(read, readOne));
    expect(odd).toHaveBeenCalledOnce();
  });

  it('is the failure network when nothing answers', async () => {
    const { fetch } = transport(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failure(http(fetch).call(read, readOne));
    expect(error).toMatchObject({ kind: 'network', code: 0, status: 0 });
    expect(error.cause).toBeDefined();
  });

  it('is held against the contract when asked to, and passed on as it is when not', async () => {
    const { fetch } = transport(() => envelope({ name: 7 }));
    const checkAnswer: HttpOptions['checkAnswer'] = ({ path }, answer) =>
      typeof (answer as { name: unknown }).name === 'string' ? undefined : `${path} names nobody`;
    expect(await failure(http(fetch, { checkAnswer }).call(read, readOne))).toMatchObject({
      kind: 'decode',
      message: '/api/things/{kind}/{id} names nobody',
      data: { name: 7 },
    });
    expect(await http(fetch).call(read, readOne)).toEqual({ name: 7 });
  });
});

describe('time', () => {
  const never = () =>
    transport(
      ({ signal }) =>
        new Promise((_, reject) => {
          const giveUp = () => reject(signal.reason as Error);
          if (signal.aborted) giveUp();
          else signal.addEventListener('abort', giveUp);
        }),
    );

  it.each([
    ['alone', undefined],
    ['with a signal of the caller', new AbortController().signal],
  ])('ends a call that is not answered, %s', async (_, signal) => {
    const { fetch, sent } = never();
    const error = await failure(http(fetch, { timeout: 30 }).call(read, readOne, signal ? { signal } : {}));
    expect(error).toMatchObject({ kind: 'timeout', status: 0 });
    // Also holds the request until then, which a real transport does by itself.
    expect(sent).toHaveLength(1);
  });

  it('ends it after ten seconds by default', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await http(transport(() => envelope({ name: 'x' })).fetch).call(read, readOne);
    expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
    limit.mockRestore();
  });

  it('ends a call that names its own time after that', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { call } = http(transport(() => envelope({ name: 'x' })).fetch, { timeout: 30 });
    await call(read, readOne, { timeout: 60_000 });
    expect(limit).toHaveBeenCalledExactlyOnceWith(60_000);
    limit.mockRestore();
  });

  it('ends a call whose body stops half-way', async () => {
    const server = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"code":0,"message":"","data":{"name":"half');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { call } = http(fetch, { baseUrl: `http://127.0.0.1:${port}`, timeout: 100 });
    expect((await failure(call(read, readOne))).kind).toBe('timeout');
    server.closeAllConnections();
    server.close();
  });

  it('tells a caller who gave up that they did, before or during the call', async () => {
    expect(
      (await failure(http(never().fetch).call(read, readOne, { signal: AbortSignal.abort() }))).kind,
    ).toBe('aborted');
    const controller = new AbortController();
    const call = failure(http(never().fetch).call(read, readOne, { signal: controller.signal }));
    controller.abort();
    expect((await call).kind).toBe('aborted');
  });
});

describe('a session that the server no longer accepts', () => {
  const refuse = () => transport(() => envelope(null, 401, '请登录', 401)).fetch;

  it('is reported once, however many calls fail with it', async () => {
    const onUnauthorized = vi.fn<(token: string | null) => void>();
    const { call } = http(refuse(), { token: () => 'old', onUnauthorized });
    const errors = await Promise.all(Array.from({ length: 20 }, () => failure(call(read, readOne))));
    expect(errors.every(({ kind }) => kind === 'unauthorized')).toBe(true);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('is reported again for the next token', async () => {
    let token = 'first';
    const onUnauthorized = vi.fn<(token: string | null) => void>();
    const { call } = http(refuse(), { token: () => token, onUnauthorized });
    await failure(call(read, readOne));
    token = 'second';
    await failure(call(read, readOne));
    expect(onUnauthorized.mock.calls).toEqual([['first'], ['second']]);
  });

  it('is not reported when a newer token is in use by the time the refusal comes', async () => {
    let token = 'old';
    const onUnauthorized = vi.fn<(token: string | null) => void>();
    const { fetch } = transport(async () => {
      token = 'new';
      return envelope(null, 401, '请登录', 401);
    });
    await failure(http(fetch, { token: () => token, onUnauthorized }).call(read, readOne));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await createTestServer({ modules: modulesWith({}) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends bytes as they are and answers what comes back. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split(/\r\n\r\n(.*)/s);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((header) => {
    const [name = '', value = ''] = header.split(/: (.*)/s);
    return [name.toLowerCase(), value] as const;
  });
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

const ask = (path: string, header = '') =>
  send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${header}\r\n`);

describe('what cannot be read is refused in the envelope, with the headers of every answer', () => {
  it.each([
    ['a path that cannot be decoded', () => ask('/%'), 400],
    ['one with half a character', () => ask('/api/v2/article/%C3'), 400],
    ['a file of the site that cannot be named', () => ask('/assets/%ff.js'), 400],
    ['a parameter of any length', () => ask(`/api/v2/article/${'9'.repeat(5_000)}/detail`), 400],
    ['a header that is too long', () => ask('/', `x-long: ${'a'.repeat(20_000)}\r\n`), 431],
    ['an address that is too long', () => ask(`/${'a'.repeat(20_000)}`), 431],
    ['what is no HTTP', () => send('HELO there\r\n\r\n'), 400],
  ])('%s', async (_, sent, status) => {
    const answer = await sent();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 400, message: '请求参数不正确' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src '") as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });
});

describe('calls of the specification that nothing serves', () => {
  it.each(['/addons/sign/api/v1/config', '/work/api/v1/staff'])(
    '%s is answered as what is not there, and not as something else',
    async (url) => {
      for (const headers of [{}, { authorization: 'Bearer user-7' }]) {
        const answer = await server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ code: 404, message: '您访问的内容不存在', data: null });
      }
    },
  );
});

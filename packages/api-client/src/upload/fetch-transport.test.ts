import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFetchTransport } from './fetch-transport.ts';

async function listen(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) {
  const server = createServer((...request) => void answer(...request)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a?b=1`;
}

const request = { method: 'PUT', headers: {}, content: 'bytes', timeout: 5000 };
const { signal: never } = new AbortController();

describe('how the store’s client sends', () => {
  it('hands over the body and the headers but those that are the page’s to say, and answers in the client’s form', async () => {
    let seen: unknown;
    const address = await listen(async (incoming, outgoing) => {
      const body = await incoming.toArray();
      const { authorization, 'user-agent': agent } = incoming.headers;
      seen = {
        method: incoming.method,
        url: incoming.url,
        authorization,
        agent,
        body: Buffer.concat(body).toString(),
      };
      outgoing.writeHead(418, { ETag: '"x"' }).end('<Error/>');
    });
    const transport = createFetchTransport(fetch, never);
    const headers = {
      authorization: 'OSS a:b',
      Host: 'elsewhere.example',
      'Content-Length': '999',
      'User-Agent': 'x',
    };
    const answer = await transport.request(address, { ...request, headers });
    expect(seen).toEqual({
      method: 'PUT',
      url: '/a?b=1',
      authorization: 'OSS a:b',
      agent: 'node',
      body: 'bytes',
    });
    expect(answer).toMatchObject({ status: 418, data: '<Error/>', headers: { etag: '"x"' } });
    expect(answer.res).toMatchObject({ status: 418, headers: { etag: '"x"' } });
  });

  it('says -1 when nobody answers, -2 when nobody answers in time', async () => {
    const transport = createFetchTransport(fetch, never);
    const address = await listen(() => {});
    await expect(transport.request(address, { ...request, timeout: 30 })).rejects.toMatchObject({
      status: -2,
      name: 'ConnectionTimeoutError',
    });
    const cut = await listen((incoming) => incoming.destroy());
    await expect(transport.request(cut, request)).rejects.toMatchObject({ status: -1, name: 'RequestError' });
  });

  it('ends a request that is under way when the upload is paused', async () => {
    const pause = new AbortController();
    const transport = createFetchTransport(fetch, pause.signal);
    let isCut = false;
    const address = await listen((incoming) => {
      incoming.on('close', () => (isCut = true));
      pause.abort();
    });
    await expect(transport.request(address, request)).rejects.toMatchObject({ status: -1 });
    await expect.poll(() => isCut).toBe(true);
  });
});

describe('an answer that is not the store’s', () => {
  it.each([
    ['a proxy’s page', 502, '<html><body><h1>502 Bad Gateway</h1></body></html>', 502],
    ['a sign-in page of the network', 200, '<!DOCTYPE html><p>Sign in', 502],
    ['a refusal in words', 403, 'Forbidden', 502],
  ])('SR-06: %s is a gateway’s fault, whose words nobody reads', async (_, status, body, told) => {
    const address = await listen((_incoming, outgoing) => outgoing.writeHead(status).end(body));
    const fault = await createFetchTransport(fetch, never)
      .request(address, request)
      .catch((error: unknown) => error as Error);
    expect(fault).toMatchObject({ status: told, cause: body });
    expect((fault as Error).message).not.toContain(body);
  });
});

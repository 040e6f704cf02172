import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { mebibyte } from '../blobs/routes/oss-client.fixtures.ts';
import { signedHeaders } from '../blobs/routes/signed-request.fixtures.ts';
import { now, setUpStore } from '../blobs/routes/store-ground.fixtures.ts';
import { standardTimeouts } from './timeouts.ts';

const timeouts = { headers: 400, request: 1_000 };
/** Cuts off for its headers alone. */
const store = setUpStore({ server: { timeouts: { ...timeouts, request: 3_600_000 } } });
/** Cuts off for its body too. */
const strict = setUpStore({ server: { timeouts } });

async function portOf({ server }: typeof store) {
  const { app } = server();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

let port: number;
let strictPort: number;
beforeAll(async () => {
  port = await portOf(store);
  strictPort = await portOf(strict);
});

/** Sends `first`, and then a byte every tenth of a second until it is cut off; answers what it heard, and after how long. */
async function drip(port: number, first: string) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += String(bytes)));
  // Cut off in the middle of a byte.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const begun = performance.now();
  socket.write(first);
  const timer = first === '' ? undefined : setInterval(() => socket.write('a'), 100);
  await closed;
  clearInterval(timer);
  return { status: heard.slice(0, 12), after: performance.now() - begun };
}

it.each([
  ['says nothing at all', '', 'HTTP/1.1 408'],
  ['never ends its headers', 'GET /healthz HTTP/1.1\r\nhost: a\r\nx-drip: ', 'HTTP/1.1 408'],
])('cuts off who %s', async (_, first, status) => {
  const answer = await drip(port, first);
  expect(answer.status).toBe(status);
  expect(answer.after).toBeGreaterThan(timeouts.headers - 50);
});

it('cuts off who never ends a body', async () => {
  const head = 'POST /api/v2/login/password HTTP/1.1\r\nhost: a\r\n';
  const answer = await drip(
    strictPort,
    `${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{"mobile":"`,
  );
  expect(answer.after).toBeGreaterThan(timeouts.request - 50);
});

/** Puts a part of 1 MiB in `steps`, each after `pause` milliseconds. */
async function putPart(steps: number, pause: number) {
  const lent = await store.lend(2 * mebibyte);
  const query = `partNumber=1&uploadId=${await store.borrowerWith(lent).begin()}`;
  const asked = { method: 'PUT', path: store.key(), query } as const;
  const part = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `/${store.server().objects.bucket}/${asked.path}?${query}`,
    headers: { ...signedHeaders(lent, asked, now), 'content-length': String(mebibyte) },
  });
  const answered = once(part, 'response') as Promise<[IncomingMessage]>;
  for (let step = 0; step < steps; step += 1) {
    await sleep(pause);
    part.write(Buffer.alloc(mebibyte / steps, step));
  }
  part.end();
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

it('SR-14 takes a part that comes slowly, but comes', async () => {
  // Four times what its headers may take.
  expect(await putPart(8, 200)).toBe(200);
});

it('by default leaves a line of 4 KiB/s the time for a part of 1 MiB', () => {
  expect(mebibyte / (standardTimeouts.request / 1000)).toBeLessThan(4 * 1024);
});

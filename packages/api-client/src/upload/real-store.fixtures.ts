import type OSS from 'ali-oss';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** The vendor's client as browsers get it. Node's own build of it reads files in another way, and corrects no clock. */
export async function loadBrowserClient(): Promise<typeof OSS> {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { protocol: 'http:' });
  return createRequire(import.meta.url)('ali-oss/dist/aliyun-oss-sdk.js') as typeof OSS;
}

/** A line to a server that can be cut, whichever port the server has by then. */
export async function createLine() {
  const sockets = new Set<Socket>();
  let port = 0;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, 'localhost');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (address: string) => void (port = Number(new URL(address).port)),
    cut,
    mend: () => void (isCut = false),
  };
}

/** The same numbers from 0 to 1 for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

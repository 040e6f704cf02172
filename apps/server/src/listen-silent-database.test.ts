import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { swallowingProxy } from './db/swallowing-proxy.fixtures.ts';
import { cloneTemplate } from './testing/index.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const seconds = 1_000;

/** The real server before a database that can fall silent. */
async function behindProxy() {
  const database = await cloneTemplate();
  onTestFinished(database.drop);
  const proxy = await swallowingProxy(database.connection);
  onTestFinished(proxy.close);
  const { user, port } = proxy.config;
  const DATABASE_URL = `postgres://${user}@127.0.0.1:${port}/${database.connection.database}`;
  const server = spawnServer(temporaryFolder(), { env: { DATABASE_URL } });
  return { ...proxy, server };
}

const statusOf = async (address: string) => (await fetch(address).catch(() => null))?.status;

/** Calls that wait for the database, as many as its connections and more. */
const askMuch = (address: string) =>
  Array.from({ length: 30 }, (_, index) =>
    statusOf(`${address}/api/v2/${index % 2 === 0 ? 'navs' : 'article'}`),
  );

it(
  'serves within ten seconds of a database that was silent, and is busy until then, not broken',
  async () => {
    const { server, swallow, pass } = await behindProxy();
    const address = await server.opened;
    await Promise.all(askMuch(address));
    swallow();
    const asked = askMuch(address);
    await wait(9 * seconds);
    asked.push(...askMuch(address));
    await wait(seconds);
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    pass();
    const back = performance.now();
    await expect
      .poll(async () => new Set(await Promise.all(askMuch(address))), { timeout: 20 * seconds })
      .toEqual(new Set([200]));
    expect(performance.now() - back).toBeLessThan(10 * seconds);
    // The last ones may have waited until it was back.
    const statuses = await Promise.all(asked);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 503));
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(server.output()).not.toContain('    at ');
  },
  60 * seconds,
);

it(
  'ends within ten seconds when the database is silent',
  async () => {
    const { server, swallow } = await behindProxy();
    const address = await server.opened;
    await Promise.all(askMuch(address));
    swallow();
    const asked = askMuch(address);
    await wait(100);
    const begun = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - begun).toBeLessThan(10 * seconds);
    await Promise.all(asked);
  },
  60 * seconds,
);

it(
  'ends within ten seconds when the database falls silent during the start',
  async () => {
    const { server, swallow } = await behindProxy();
    swallow();
    await expect.poll(server.output, { timeout: 20 * seconds }).toContain('Preparing');
    const begun = performance.now();
    server.child.kill('SIGTERM');
    await server.ended;
    expect(performance.now() - begun).toBeLessThan(10 * seconds);
  },
  60 * seconds,
);

import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { swallowingProxy } from './db/swallowing-proxy.fixtures.ts';
import { cloneTemplate } from './testing/index.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

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

it('is busy as long as the database is silent, not broken, and serves again afterwards', async () => {
  const { server, swallow, pass } = await behindProxy();
  const address = await server.opened;
  await Promise.all(askMuch(address));
  swallow();
  // Each is given up by itself.
  expect(new Set(await Promise.all(askMuch(address)))).toEqual(new Set([503]));
  const asked = askMuch(address);
  expect(await statusOf(`${address}/healthz`)).toBe(200);
  pass();
  await expect.poll(async () => new Set(await Promise.all(askMuch(address)))).toEqual(new Set([200]));
  // They may have waited until it was back.
  const statuses = await Promise.all(asked);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(server.output()).not.toContain('    at ');
});

it('ends in good time, which is told by its code, when the database is silent', async () => {
  const { server, swallow } = await behindProxy();
  const address = await server.opened;
  await Promise.all(askMuch(address));
  swallow();
  const asked = askMuch(address);
  await wait(100);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  await Promise.all(asked);
});

it('ends by itself when the database falls silent during the start', async () => {
  const { server, swallow } = await behindProxy();
  swallow();
  await expect.poll(server.output).toContain('Preparing');
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ signal: null });
});

import pg from 'pg';
import { Agent, get as httpGet } from 'node:http';
import { chownSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAlive, readPostmaster } from './embedded-postgres/postmaster.ts';
import { cloneTemplate } from './testing/index.ts';
import { preparedFolder } from './testing/prepared-folder.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const statusOf = async (url: string) => (await fetch(url)).status;
const postmasterOf = (folder: string) => readPostmaster(join(folder, 'postgres'))!;

async function connectTo(folder: string): Promise<pg.Client> {
  const { socketFolder, port } = postmasterOf(folder);
  const client = new pg.Client({ host: socketFolder, port, user: 'shuyuan', database: 'shuyuan' });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

// Each starts the whole server, most of them twice: beside a full machine that alone takes most of a minute.
vi.setConfig({ testTimeout: 120_000 });

describe('starting', () => {
  it('opens site, API, health and the local pages on one origin, on both addresses of localhost', async () => {
    const { opened, output } = spawnServer(temporaryFolder());
    const address = await opened;
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    expect(await statusOf(`${address}/api/v2/navs`)).toBe(200);
    expect(await statusOf(`${address.replace('localhost', '127.0.0.1')}/healthz`)).toBe(200);
    expect(await statusOf(`${address.replace('localhost', '[::1]')}/healthz`)).toBe(200);

    // Printed are where the codes, the pictures and the payments of local mode are.
    await expect.poll(output).toMatch(/pay as WeChat +http/);
    const pages = output().match(/http:\/\/\S+\/local\/\S+/g) ?? [];
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(await statusOf(page.replace(/\?.*/, ''))).toBe(404);
      const opened = await fetch(page, { redirect: 'manual' });
      const cookie = String(opened.headers.get('set-cookie')).split(';')[0]!;
      expect((await fetch(page.replace(/\?.*/, ''), { headers: { cookie } })).status).toBe(200);
    }
    expect(output()).not.toContain('IS LOCAL');
    expect(output()).not.toContain('shuyuan-demo');
  });

  it('prints the demonstration accounts when the seed made them, now or before', async () => {
    const folder = preparedFolder();
    const seeded = spawnServer(folder, { env: { SEED_DEMO: '1' } });
    await seeded.opened;
    await expect.poll(seeded.output).toMatch(/learner +13800000001 +shuyuan-demo/);
    seeded.child.kill('SIGINT');
    await seeded.ended;
    const again = spawnServer(folder, { env: { SEED_DEMO: '' } });
    await again.opened;
    await expect.poll(again.output).toMatch(/administrator +13800000003 +shuyuan-demo/);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && each.family === 'IPv4')?.address;
  it.runIf(outside)(
    'has no local pages where it is open to the network, prints none, and warns',
    async () => {
      const server = spawnServer(preparedFolder(), { env: { HOST: '0.0.0.0', NODE_ENV: 'production' } });
      const { port } = new URL(await server.opened);
      expect(await statusOf(`http://${outside}:${port}/healthz`)).toBe(200);
      for (const host of ['localhost', outside])
        expect(await statusOf(`http://${host}:${port}/local/sms`)).toBe(404);
      await expect.poll(server.output).toMatch(/SMS IS LOCAL[^]*WECHAT IS LOCAL[^]*PAYMENT IS LOCAL/);
      expect(server.output()).not.toContain('/local/');
    },
  );

  it('begins anew when it was killed before the first start was complete', async () => {
    const folder = temporaryFolder();
    const killed = spawnServer(folder, { env: { SEED_DEMO: '' } });
    await expect.poll(killed.output, { interval: 5 }).toContain('Preparing the database');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const { opened } = spawnServer(folder, { env: { SEED_DEMO: '' } });
    const home = (await (await fetch(`${await opened}/api/v2/article`)).json()) as {
      data: { data: { total: number } };
    };
    expect(home.data.data.total).toBeGreaterThanOrEqual(24);
  });

  it('writes its log as JSON when asked', async () => {
    const server = spawnServer(preparedFolder(), { env: { LOG_FORMAT: 'json', HOST: '127.0.0.1' } });
    await expect.poll(server.output).toContain('Server listening');
    for (const line of server.output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
  });

  it.runIf(process.getuid?.() === 0)('works for an ordinary user', async () => {
    const folder = temporaryFolder();
    chownSync(folder, 65534, 65534);
    const { opened } = spawnServer(folder, { uid: 65534, gid: 65534 });
    expect(await statusOf(`${await opened}/healthz`)).toBe(200);
  });
});

describe('ending', () => {
  it('answers the requests in flight, lets go of kept connections, and leaves nothing running', async () => {
    const folder = preparedFolder();
    const server = spawnServer(folder);
    const address = await server.opened;
    const { pid } = postmasterOf(folder);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpGet(address + path, { agent }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        }).on('error', reject);
      });
    expect(await ask('/healthz')).toBe(200);
    const blocker = await connectTo(folder);
    await blocker.query('begin; lock table nav_items in access exclusive mode');
    const slow = Promise.all([ask('/api/v2/navs'), ask('/api/v2/navs'), ask('/api/v2/navs')]);
    const waiting = `select 1 from pg_locks where not granted`;
    await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(3);
    server.child.kill('SIGINT');
    await expect.poll(server.output).toContain('Stopping');
    await blocker.query('commit');
    expect(await slow).toEqual([200, 200, 200]);
    // A server that waited for the kept connections would be given up, and end with 1.
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(isAlive(pid)).toBe(false);
  });

  it('waits when Ctrl-C comes twice at once, as from a terminal through npm', async () => {
    const server = spawnServer(preparedFolder());
    await server.opened;
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it.each(['Starting', 'Preparing'])('works in the middle of a start too: %s', async (step) => {
    const folder = temporaryFolder();
    const server = spawnServer(folder);
    await expect.poll(server.output, { interval: 5 }).toContain(step);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(readPostmaster(join(folder, 'postgres'))).toBeNull();
    expect(server.output()).not.toContain('open at');
  });
});

describe('through npm start', () => {
  it('hands on the signal to end, and ends with the status of the server', async () => {
    const folder = preparedFolder();
    const server = spawnServer(folder, { through: 'serve' });
    await server.opened;
    const { pid } = postmasterOf(folder);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(isAlive(pid)).toBe(false);
  });

  it('leaves no server behind when the script is killed outright', async () => {
    const folder = preparedFolder();
    const server = spawnServer(folder, { through: 'serve' });
    const address = await server.opened;
    const { pid } = postmasterOf(folder);
    server.child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});

describe('kill -9', () => {
  it('loses no write that was acknowledged over HTTP, and the next start recovers by itself', async () => {
    const folder = preparedFolder();
    const login = { mobile: '13800000001', password: 'shuyuan-demo' };
    const post = async (url: string, body: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { code: number; data: { token: string; comment_id: number } };
    };
    const acknowledged: number[] = [];
    for (const which of ['node', 'everything'] as const) {
      const server = spawnServer(folder, { env: { SEED_DEMO: '1' } });
      const address = await server.opened;
      const { pid } = postmasterOf(folder);
      const { data } = await post(`${address}/api/v2/login/password`, login);
      const writing = (async () => {
        for (let count = 0; ; count += 1) {
          const url = `${address}/api/v2/comment/article/1/submit`;
          const answer = await post(url, { content: `第${count}条` }, data.token);
          if (answer.code !== 0) break;
          acknowledged.push(answer.data.comment_id);
        }
      })().catch(() => {});
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 2);
      if (which === 'everything') process.kill(-pid, 'SIGKILL');
      server.child.kill('SIGKILL');
      await Promise.all([writing, server.ended]);
    }
    const { opened } = spawnServer(folder);
    expect(await statusOf(`${await opened}/healthz`)).toBe(200);
    const client = await connectTo(folder);
    const { rows } = await client.query<{ id: string }>('select id from comments where id = any($1)', [
      acknowledged,
    ]);
    expect(rows).toHaveLength(acknowledged.length);
  });
});

describe('DATABASE_URL', () => {
  it('uses that server, leaves its demonstration out unless asked, and starts nothing embedded', async () => {
    const { connection, drop } = await cloneTemplate();
    onTestFinished(drop);
    const { host, port, database } = connection;
    const DATABASE_URL = `postgres://shuyuan:hunter2@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
    const data = temporaryFolder();
    const total = async (address: string) =>
      ((await (await fetch(`${address}/api/v2/article`)).json()) as { data: { data: { total: number } } })
        .data.data.total;
    const first = spawnServer(data, { env: { DATABASE_URL, SEED_DEMO: '' } });
    expect(await total(await first.opened)).toBe(0);
    expect(first.output()).not.toContain('shuyuan-demo');
    expect(postmasterOf(data)).toBeNull();
    first.child.kill('SIGINT');
    expect(await first.ended).toMatchObject({ code: 0 });
    const asked = spawnServer(data, { env: { DATABASE_URL, SEED_DEMO: '1' } });
    expect(await total(await asked.opened)).toBeGreaterThanOrEqual(24);
  });
});

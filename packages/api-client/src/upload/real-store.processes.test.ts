import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestServer, type TestServer, type TestServerOptions } from '@shuyuan/server/testing';
import { spawnServer, type ServerProcess } from '../../../../apps/server/src/testing/spawn-server.ts';
import { temporaryFolder } from '../../../../apps/server/src/testing/temporary-folder.ts';
import { checkAnswer } from '../contract.ts';
import { createClient } from '../create-client.ts';
import { createOpenAliOss } from './ali-oss-store.ts';
import { createLine, loadBrowserClient, numbersOf } from './real-store.fixtures.ts';
import { createFakeDevice } from './uploader.fixtures.ts';
import type { Upload } from './upload.types.ts';

const mib = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let client: Awaited<ReturnType<typeof loadBrowserClient>>;
beforeAll(async () => {
  client = await loadBrowserClient();
});
afterAll(() => void vi.unstubAllGlobals());

/** May lose the answer to a request by throwing. */
type OnAnswer = (method: string, url: URL) => Promise<void>;

/** A page that uploads over a real line. Its waits are twenty times shorter. */
async function createGround(address: string, token: string, onAnswer: OnAnswer = async () => {}) {
  const device = createFakeDevice();
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    const { pathname, search } = new URL(input as string);
    await onAnswer(init?.method ?? '', new URL(input as string));
    requests.push(
      `${init?.method} ${response.status} ${pathname.split('/').length > 2 ? search.replace(/uploadId=\w+/, 'uploadId') : ''}`,
    );
    return response;
  };
  const api = createClient({
    baseUrl: address,
    fetch: globalThis.fetch,
    token: () => token,
    checkAnswer,
  });
  const calls: string[] = [];
  const auth = {
    create: (upload: Parameters<typeof api.uploads.create>[0]) => (
      calls.push('create'),
      api.uploads.create(upload)
    ),
    refresh: (videoId: string) => (calls.push('refresh'), api.uploads.refresh(videoId)),
  };
  const openStore = createOpenAliOss(fetch, async () => client);
  return {
    requests,
    calls,
    openPage() {
      let isAlive = true;
      const page = device.openPage(
        { auth, openStore },
        {
          ownAddress: address,
          after(delay, task) {
            const timer = setTimeout(() => isAlive && task(), delay / 20);
            return () => clearTimeout(timer);
          },
        },
      );
      return {
        uploader: page.uploader,
        end() {
          isAlive = false;
          page.end();
        },
      };
    },
  };
}

async function signedIn(address: string) {
  const api = createClient({ baseUrl: address, fetch: globalThis.fetch });
  return (await api.session.loginByPassword({ mobile: '13800000001', password: 'shuyuan-demo' })).token;
}

async function listening(options: TestServerOptions = {}) {
  const server = await createTestServer({ seedDemonstration: true, ...options });
  onTestFinished(() => server.close());
  await server.app.listen({ port: 0, host: 'localhost' });
  const address = `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
  return { server, address, ground: await createGround(address, await signedIn(address)) };
}

const source = (bytes: Uint8Array<ArrayBuffer>) => ({
  file: new Blob([bytes], { type: 'video/mp4' }),
  fileName: '2026-11-22-录制.mp4',
  title: '第三课（上）',
});

/** Settles with the very part that brings it there. */
const untilPercent = (upload: Upload, least: number) =>
  new Promise<void>((reached) => void upload.subscribe(({ percent }) => percent >= least && reached()));

async function whenDone(upload: Upload): Promise<string> {
  const state = await vi.waitUntil(
    () => {
      const now = upload.state();
      if (now.step === 'failed') throw new Error(JSON.stringify(now));
      return now.step === 'done' && now;
    },
    { timeout: 60_000, interval: 5 },
  );
  return state.videoId;
}

const storedSha = async ({ objects }: TestServer, videoId: string) =>
  sha256(await objects.read(`videos/${videoId}`, 0, Infinity));

describe('the real client of the store over the real server', () => {
  it('sends parts, and a small file at once, under a name of the server’s choice', async () => {
    const { server, ground } = await listening();
    const { uploader } = ground.openPage();
    const bytes = randomBytes(2 * mib + 77);
    const upload = uploader.start(source(bytes));
    expect(await storedSha(server, await whenDone(upload))).toBe(sha256(bytes));
    expect(ground.requests.toSorted()).toEqual([
      'POST 200 ?uploadId',
      'POST 200 ?uploads=',
      'PUT 200 ?partNumber=1&uploadId',
      'PUT 200 ?partNumber=2&uploadId',
      'PUT 200 ?partNumber=3&uploadId',
    ]);
    const small = randomBytes(9999);
    const second = uploader.start(source(small));
    expect(await storedSha(server, await whenDone(second))).toBe(sha256(small));
    expect(ground.requests.at(-1)).toBe('PUT 200 ');
  });

  it('goes on with other credentials when the first have expired, though the clocks differ by hours', async () => {
    let shift = 0;
    const { server, ground } = await listening({ clock: { now: () => new Date(Date.now() + shift) } });
    const { uploader } = ground.openPage();
    const bytes = randomBytes(9 * mib);
    const upload = uploader.start(source(bytes));
    await untilPercent(upload, 20);
    shift = 2 * 60 * 60 * 1000;
    expect(await storedSha(server, await whenDone(upload))).toBe(sha256(bytes));
    expect(ground.calls).toEqual(['create', 'refresh']);
    expect(ground.requests.filter((request) => request.includes('uploads='))).toHaveLength(1);
    expect(ground.requests.some((request) => request.includes(' 403 '))).toBe(true);
  });

  it('finds the object when the answer that it was put together is lost, and the store no longer knows the upload', async () => {
    const { server, address } = await listening();
    let isLost = false;
    const ground = await createGround(address, await signedIn(address), async (method, url) => {
      if (isLost || method !== 'POST' || !url.searchParams.has('uploadId')) return;
      isLost = true;
      await server.db.execute('delete from object_uploads');
      throw new TypeError('The line is cut.');
    });
    const bytes = randomBytes(2 * mib);
    const upload = ground.openPage().uploader.start(source(bytes));
    expect(await storedSha(server, await whenDone(upload))).toBe(sha256(bytes));
    const puts = ground.requests.filter((request) => request.startsWith('PUT'));
    expect(puts).toHaveLength(2);
    expect(ground.requests.slice(-2)).toEqual(['POST 404 ?uploadId', 'HEAD 200 ?objectMeta=']);
  });

  it('leaves nothing at the store when it is cancelled', async () => {
    const { server, ground } = await listening();
    const { uploader } = ground.openPage();
    const upload = uploader.start(source(randomBytes(12 * mib)));
    await untilPercent(upload, 20);
    await upload.cancel();
    await expect.poll(() => ground.requests.some((request) => request.startsWith('DELETE 204'))).toBe(true);
    expect(await uploader.unfinished()).toEqual([]);
    expect(server.log.some((line) => line.includes('"level":50'))).toBe(false);
  });
});

describe('everything at once', () => {
  const runs = 30;
  const mishaps = ['cut', 'expire', 'reload', 'kill'] as const;

  it(`SR-06 SR-14 line cut, credentials revoked, page reloaded, server killed at random: ${runs} files, each the same to the byte`, async () => {
    const folder = temporaryFolder();
    const inside = await createTestServer({ seedDemonstration: true, objectFolder: join(folder, 'objects') });
    onTestFinished(() => inside.close());
    const { user, host, port, database } = inside.connection;
    const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
    const line = await createLine();
    let server: ServerProcess;
    const start = async () => {
      server = spawnServer(folder, { env: { DATABASE_URL } });
      line.leadTo(await server.opened);
    };
    await start();
    const token = await signedIn(line.address);
    const counts = { cut: 0, expire: 0, reload: 0, kill: 0 };

    for (let run = 0; run < runs; run += 1) {
      const random = numbersOf(run + 1);
      const ground = await createGround(line.address, token);
      const bytes = randomBytes(Math.floor((2 + random() * 6) * mib));
      const plan = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
        at: Math.floor(random() * 99),
        deed: mishaps[Math.floor(random() * mishaps.length)]!,
      })).toSorted((one, other) => one.at - other.at);

      let page = ground.openPage();
      let upload = page.uploader.start(source(bytes));
      let percent = 0;
      // Kept until the end: what a listener throws is one more failure of the upload, which goes on after it.
      const backwards: number[] = [];
      const watch = () =>
        upload.subscribe((state) => {
          if (state.percent < percent) backwards.push(state.percent);
          percent = state.percent;
        });
      watch();
      const began = Date.now();
      for (;;) {
        const { step } = upload.state();
        if (step === 'done') break;
        if (Date.now() - began > 60_000) throw new Error(`Run ${run}: ${JSON.stringify(upload.state())}`);
        if (step === 'failed') upload.resume();
        const next = plan[0];
        if (!next || upload.state().percent < next.at) {
          await pause(2);
          continue;
        }
        plan.shift();
        counts[next.deed] += 1;
        if (next.deed === 'cut') {
          line.cut();
          await pause(150);
          line.mend();
        }
        if (next.deed === 'expire') await inside.db.execute('delete from object_loans');
        if (next.deed === 'kill') {
          server!.child.kill('SIGKILL');
          await start();
        }
        if (next.deed === 'reload') {
          page.end();
          page = ground.openPage();
          const [found] = await page.uploader.unfinished();
          upload = found ?? page.uploader.start(source(bytes));
          percent = upload.state().percent;
          watch();
          upload.resume();
        }
      }
      const state = upload.state();
      const videoId = state.step === 'done' ? state.videoId : '';
      expect(await storedSha(inside, videoId), `run ${run}`).toBe(sha256(bytes));
      expect(backwards, `run ${run}`).toEqual([]);
      await upload.forget();
      page.end();
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);
  }, 300_000);
});

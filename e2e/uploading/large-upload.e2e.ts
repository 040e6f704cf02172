import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createObjectStore, standardQuota } from '../../apps/server/src/blobs/objects/create-object-store.ts';
import { expect, test as base } from '../fixtures.ts';
import { inDatabase } from '../open-database.ts';
import { createRunningServer, type RunningServer } from '../running-server.ts';
import { buildHarness } from './harness-page.ts';
import { peakMemory } from './peak-memory.ts';

const mebibyte = 2 ** 20;

/** The largest upload there is, unless somebody asks for less. */
const size = Number(process.env['LARGE_UPLOAD_BYTES'] ?? 2 * 2 ** 30);

/** Mebibytes that the server's own code may hold. */
const serverHeap = 192;

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const server = await createRunningServer({ NODE_OPTIONS: `--max-old-space-size=${serverHeap}` });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A profile on the disk: without one a browser keeps in memory what a page keeps on the device.
  context: async ({ launchOptions, person }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'shuyuan-profile-'));
    const context = await chromium.launchPersistentContext(folder, launchOptions);
    await context.addInitScript((token) => {
      // An empty page, and one that has crashed, have none.
      if (location.protocol === 'http:') localStorage.setItem('shuyuan.token', token);
    }, person.token);
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** A file in which no mebibyte is like another one. Answers its sha256. */
function writeFile(path: string, bytes: number): string {
  const digest = createHash('sha256');
  const file = openSync(path, 'w');
  for (let at = 0; at < bytes; at += mebibyte) {
    const block = Buffer.alloc(Math.min(mebibyte, bytes - at), `${at} `);
    writeSync(file, block);
    digest.update(block);
  }
  closeSync(file);
  return digest.digest('hex');
}

/** The sha256 of what the store holds, which is more than memory does. */
const storedSha = (server: RunningServer, videoId: string) =>
  inDatabase(server, async (db) => {
    const folder = join(server.dataFolder, 'objects');
    const clock = { now: () => new Date() };
    const store = createObjectStore({ db, clock, folder, quota: standardQuota });
    const digest = createHash('sha256');
    for await (const chunk of store.stream(`videos/${videoId}`, 0, size)) digest.update(chunk);
    return digest.digest('hex');
  });

const isPast = (page: Page, percent: number) =>
  page.waitForFunction((least) => (window.uploading.state()?.percent ?? 0) >= least, percent, { timeout: 0 });
const open = async (page: Page, url: string) => {
  await page.goto(url);
  await page.waitForFunction(() => 'uploading' in window);
};

test('the largest upload arrives to the byte, its tab killed at 20 % and its server at 50 %', async ({
  context,
  server,
  watch,
}) => {
  test.setTimeout(60 * 60_000);
  // The file, what the browser keeps of it, and what the store holds.
  const { bavail, bsize } = statfsSync(tmpdir());
  test.skip(bavail * bsize < 4 * size, 'There is no room for it on this disk.');
  watch.allow(/ERR_|Failed to load resource|crash/i);
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-large-'));
  const harness = await buildHarness();
  try {
    const path = join(folder, '第三课讲解.mp4');
    const sha = writeFile(path, size);
    const url = await harness.serve(context, server.url);
    const begun = Date.now();

    const first = await context.newPage();
    await open(first, url);
    await first.getByLabel('文件').setInputFiles(path);
    await first.evaluate(() => window.uploading.startChosen());
    await isPast(first, 20);
    const peaks = [peakMemory(server.dataFolder)];
    await first.goto('chrome://crash').catch(() => {});

    const second = await context.newPage();
    await open(second, url);
    await expect.poll(() => second.evaluate(() => window.uploading.count()), { timeout: 60_000 }).toBe(1);
    const found = await second.evaluate(() => window.uploading.goOn());
    expect(found?.step).toBe('paused');
    expect(found?.percent).toBeGreaterThan(15);

    await isPast(second, 50);
    peaks.push(peakMemory(server.dataFolder));
    await server.kill();
    await server.start();
    await second.waitForFunction(() => window.uploading.state()?.step === 'done', undefined, { timeout: 0 });
    peaks.push(peakMemory(server.dataFolder));
    const seconds = Math.round((Date.now() - begun) / 1000);

    const state = await second.evaluate(() => window.uploading.state());
    expect(await storedSha(server, state?.step === 'done' ? state.videoId : '')).toBe(sha);
    const percents = await second.evaluate(() => window.uploading.states().map(({ percent }) => percent));
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));

    const most = (of: 'server' | 'page') => Math.max(...peaks.map((peak) => peak?.[of] ?? 0));
    const measured = `${size / mebibyte} MiB in ${seconds} s; server at most ${most('server')} MiB, page ${most('page')} MiB`;
    test.info().annotations.push({ type: 'measured', description: measured });
    process.stdout.write(`${measured}\n`);
  } finally {
    harness.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

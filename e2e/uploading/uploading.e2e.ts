import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createObjectStore, standardQuota } from '../../apps/server/src/blobs/objects/create-object-store.ts';
import { probeVideo } from '../../apps/server/src/services-outside/cloud-video/probe/probe-video.ts';
import { expect, test as base } from '../fixtures.ts';
import { inDatabase } from '../open-database.ts';
import type { RunningServer } from '../running-server.ts';
import { buildHarness, type Harness } from './harness-page.ts';

const mebibyte = 1024 * 1024;

/** 540 lines, eighteen seconds. */
const film = resolve(import.meta.dirname, '../../apps/server/src/modules/records/seeds/halving.mp4');

const test = base.extend<{ harnessUrl: string }, { harness: Harness }>({
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const harness = await buildHarness();
      await use(harness);
      harness.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  harnessUrl: async ({ harness, context, server }, use) => use(await harness.serve(context, server.url)),
});

test.use({ isSignedIn: true });

/** What the store holds of a finished upload. */
async function stored(server: RunningServer, videoId: string) {
  return inDatabase(server, async (db) => {
    const clock = { now: () => new Date() };
    const folder = join(server.dataFolder, 'objects');
    const store = createObjectStore({ db, clock, folder, quota: standardQuota });
    return store.read(`videos/${videoId}`, 0, Infinity);
  });
}

const storedSha = async (server: RunningServer, videoId: string) =>
  createHash('sha256')
    .update(await stored(server, videoId))
    .digest('hex');

/** A line as slow as a school's; `isOffline` cuts it, as a pulled plug does. */
async function lineOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const set = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 5,
      downloadThroughput: 20 * mebibyte,
      uploadThroughput: 4 * mebibyte,
    });
  await set(false);
  return { cut: () => set(true), mend: () => set(false) };
}

/** Requests to the store that were answered, as `POST ?uploads=`. */
function watchStore(page: Page) {
  const answered: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.includes('/videos/') && response.ok())
      answered.push(`${response.request().method()} ${search.replace(/&?uploadId=\w+/, '')}`);
  });
  return answered;
}

const percentOf = (page: Page) => page.evaluate(() => window.uploading.state()?.percent ?? 0);
/** Looked for in each frame: between two looks of a second a small film would be through. */
const isPast = (page: Page, percent: number) =>
  page.waitForFunction((least) => (window.uploading.state()?.percent ?? 0) > least, percent);
const stepOf = (page: Page) => page.evaluate(() => window.uploading.state()?.step);
const open = async (page: Page, url: string) => {
  await page.goto(url);
  await page.waitForFunction(() => 'uploading' in window);
};

/** Percent of each state that the page was told, which may only grow. */
async function expectNeverBack(page: Page) {
  const percents = await page.evaluate(() => window.uploading.states().map(({ percent }) => percent));
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
}

test(
  'SR-06 SR-14: an upload goes on over a line that was cut twice and a page that was reloaded, to the same bytes',
  { tag: '@journey' },
  async ({ page, server, harnessUrl, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const answered = watchStore(page);
    await page.clock.install();
    await open(page, harnessUrl);
    const line = await lineOf(page);
    const sha = await page.evaluate((size) => window.uploading.start(size), 20 * mebibyte + 4321);

    await isPast(page, 15);
    await line.cut();
    await expect.poll(() => stepOf(page)).toBe('waiting');
    // Longer than three tries would take: without a line none of them counts.
    await page.clock.runFor(9000);
    expect(await stepOf(page)).toBe('waiting');
    await line.mend();

    await isPast(page, 45);
    await expectNeverBack(page);
    const before = await percentOf(page);
    await open(page, harnessUrl);
    await lineOf(page);
    const found = await page.evaluate(() => window.uploading.goOn());
    expect(found?.step).toBe('paused');
    // The last part or two may have been on their way to the journal.
    expect(found?.percent).toBeGreaterThan(before - 15);

    await isPast(page, 70);
    await line.cut();
    await expect.poll(() => stepOf(page)).toBe('waiting');
    await line.mend();
    await expect.poll(() => stepOf(page)).toBe('done');
    await expectNeverBack(page);

    const state = await page.evaluate(() => window.uploading.state());
    expect(await storedSha(server, state?.step === 'done' ? state.videoId : '')).toBe(sha);
    expect(answered.filter((request) => request === 'POST ?uploads=')).toHaveLength(1);
    const parts = answered.filter((request) => request.includes('partNumber'));
    expect(new Set(parts).size).toBe(21);
    await page.evaluate(() => window.uploading.forget());
    expect(await page.evaluate(() => window.uploading.count())).toBe(0);
  },
);

test('SR-14: a second tab leaves an upload alone as long as the first works on it, and takes it over afterwards', async ({
  page,
  context,
  server,
  harnessUrl,
}) => {
  await open(page, harnessUrl);
  await lineOf(page);
  const sha = await page.evaluate((size) => window.uploading.start(size), 16 * mebibyte);
  await isPast(page, 10);
  const second = await context.newPage();
  await open(second, harnessUrl);
  expect(await second.evaluate(() => window.uploading.count())).toBe(0);
  await page.close();
  await expect.poll(() => second.evaluate(() => window.uploading.count())).toBe(1);
  await second.evaluate(() => window.uploading.goOn());
  await expect.poll(() => stepOf(second)).toBe('done');
  const state = await second.evaluate(() => window.uploading.state());
  expect(await storedSha(server, state?.step === 'done' ? state.videoId : '')).toBe(sha);
});

test('SR-06: pausing ends what is under way, and the store’s client is fetched with the first upload only', async ({
  page,
  harnessUrl,
}) => {
  const scripts: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push((await response.body()).length);
  });
  const cut: string[] = [];
  page.on('requestfailed', (request) => void cut.push(request.failure()?.errorText ?? ''));
  await open(page, harnessUrl);
  await page.waitForLoadState('networkidle');
  expect(Math.max(...scripts)).toBeLessThan(200_000);
  await lineOf(page);
  await page.evaluate((size) => void window.uploading.start(size), 16 * mebibyte);
  await isPast(page, 10);
  expect(Math.max(...scripts)).toBeGreaterThan(400_000);
  await page.evaluate(() => window.uploading.pause());
  const paused = await percentOf(page);
  await expect.poll(() => cut.filter((text) => text === 'net::ERR_ABORTED').length).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect([await stepOf(page), await percentOf(page)]).toEqual(['paused', paused]);
  await page.evaluate(() => window.uploading.cancel());
  expect(await stepOf(page)).toBe('cancelled');
  expect(await page.evaluate(() => window.uploading.count())).toBe(0);
});

test('lines about uploads leave, with a cookie, only when an address is configured', async ({
  page,
  context,
  server,
  harnessUrl,
}) => {
  const lines: URL[] = [];
  await context.route(`${server.url}/usage.gif*`, (route) => {
    lines.push(new URL(route.request().url()));
    return route.fulfill({ status: 204 });
  });
  const uploadOne = async (url: string) => {
    await open(page, url);
    await page.evaluate((size) => void window.uploading.start(size), 50_000);
    await expect.poll(() => stepOf(page)).toBe('done');
    await page.evaluate(() => window.uploading.forget());
  };
  // The key of the local pages has nothing to do with uploads.
  const cookies = async () => (await context.cookies()).filter(({ path }) => path !== '/local');
  await uploadOne(harnessUrl);
  expect(lines).toEqual([]);
  expect(await cookies()).toEqual([]);

  await uploadOne(`${harnessUrl}?log=${encodeURIComponent(`${server.url}/usage.gif`)}`);
  await expect
    .poll(() => lines.map(({ searchParams }) => searchParams.get('event')))
    .toEqual(['begin', 'done']);
  expect(Object.fromEntries(lines[0]!.searchParams)).toMatchObject({
    v: '1.4.0',
    APIVersion: '0.6.0',
    size: '50000',
  });
  const [cookie, ...others] = await cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'shuyuan_uploader', value: lines[0]!.searchParams.get('ui') });
  const days = (cookie!.expires - Date.now() / 1000) / 86_400;
  // Browsers keep no cookie for longer than 400 days.
  expect(days).toBeGreaterThan(399);
});

test('a film is made smaller by the page, to the same length, and plays where the server looks at it', async ({
  page,
  context,
  server,
  harnessUrl,
}) => {
  const address = `${server.url}/uploading/film.mp4`;
  await context.route(address, (route) => route.fulfill({ path: film, contentType: 'video/mp4' }));
  await open(page, harnessUrl);
  const told = await page.evaluate(
    (from) => window.uploading.uploadSmaller(from, 480),
    '/uploading/film.mp4',
  );
  expect(told.at(-1)).toBe(1);
  await expect.poll(() => stepOf(page)).toBe('done');
  const state = await page.evaluate(() => window.uploading.state());
  const bytes = await stored(server, state?.step === 'done' ? state.videoId : '');
  const found = await probeVideo({
    bytes: bytes.length,
    read: async (start, end) => bytes.subarray(start, end),
  });
  const whole = await readFile(film);
  const first = await probeVideo({
    bytes: whole.length,
    read: async (start, end) => whole.subarray(start, end),
  });
  expect([first?.width, first?.height]).toEqual([960, 540]);
  expect([found?.width, found?.height]).toEqual([854, 480]);
  expect(Math.abs((found?.seconds ?? 0) - (first?.seconds ?? 0))).toBeLessThan(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import {
  allowingArgs,
  bytesOfFinished,
  capture,
  expect,
  openRecorder,
  recordedFor,
  test as base,
} from './recorder-test.ts';
import { probe } from './probe.ts';

/** Only a profile on disk keeps what a crash leaves. */
const test = base.extend<{ profile: BrowserContext }>({
  profile: async ({ launch }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'shuyuan-profile-'));
    const context = await chromium.launchPersistentContext(folder, await launch(allowingArgs));
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** A page in which somebody has recorded for so many milliseconds, and still does. */
async function recordIn(profile: BrowserContext, url: string, id: string, milliseconds: number) {
  const page = await profile.newPage();
  await openRecorder(page, url);
  await capture(page);
  await page.evaluate((name) => harness.start(name, 'mei'), id);
  await recordedFor(page, milliseconds);
  return page;
}

test('SR-09: what was recorded when the page crashed is offered to its owner, plays, and is removed on request', async ({
  profile,
  site,
}) => {
  const page = await recordIn(profile, site.url, 'crashed', 4500);

  const beside = await profile.newPage();
  await openRecorder(beside, site.url);
  // Another page still records it.
  expect(await beside.evaluate(() => harness.media.recoverable('mei'))).toEqual([]);

  const crashed = new Promise((resolve) => page.on('crash', resolve));
  const session = await profile.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;

  const recoverable = () => beside.evaluate(() => harness.media.recoverable('mei'));
  await expect.poll(recoverable).toHaveLength(1);
  const [left] = await recoverable();
  expect(left).toMatchObject({ id: 'crashed' });
  expect(left!.duration).toBeGreaterThan(2);
  expect(left!.bytes).toBeGreaterThan(1000);
  expect(await beside.evaluate(() => harness.media.recoverable('somebody else'))).toEqual([]);

  const recovered = await beside.evaluate(async () => {
    harness.state.finished = await harness.media.recover('crashed');
    const { file, duration, mimeType } = harness.state.finished;
    return {
      mimeType,
      duration,
      seeked: await harness.seek(file, 1.5),
      own: await harness.media.recoverable('mei'),
    };
  });
  const file = probe(await bytesOfFinished(beside));
  expect(file.container).toContain('mp4');
  // The last second is what a crash may take.
  expect(file.duration).toBeGreaterThan(2.9);
  expect(recovered.duration).toBeCloseTo(file.duration, 1);
  expect(recovered.seeked.currentTime).toBe(1.5);
  // This page is busy with it now.
  expect(recovered.own).toEqual([]);

  await beside.evaluate(() => harness.media.discard('crashed'));
  expect(await recoverable()).toEqual([]);
  const kept = await beside.evaluate(() => harness.kept());
  expect(kept).toEqual({ files: [], rows: 0, chunks: 0, locks: 0 });
});

test('SR-09: what a page lets go of is offered again at once, by itself and by another page', async ({
  profile,
  site,
}) => {
  const page = await recordIn(profile, site.url, 'for-now', 1500);
  const { before, after } = await page.evaluate(async () => {
    await harness.stop();
    const before = await harness.media.recoverable('mei');
    harness.media.letGo?.('for-now');
    return { before, after: await harness.media.recoverable('mei') };
  });
  expect(before).toEqual([]);
  expect(after).toMatchObject([{ id: 'for-now' }]);

  const beside = await profile.newPage();
  await openRecorder(beside, site.url);
  const recovered = await beside.evaluate(async () => (await harness.media.recover('for-now')).file.size);
  expect(recovered).toBeGreaterThan(1000);
  expect(await page.evaluate(() => harness.media.recoverable('mei'))).toEqual([]);
  await beside.evaluate(() => harness.media.discard('for-now'));
  expect(await page.evaluate(() => harness.kept())).toEqual({ files: [], rows: 0, chunks: 0, locks: 0 });
});

test('SR-09: where the browser keeps nothing, the page offers what it has let go of from its memory', async ({
  recorderPage: page,
}) => {
  await page.evaluate(() => {
    indexedDB.open = () => {
      throw new DOMException('A private window.', 'InvalidStateError');
    };
  });
  await capture(page);
  await page.evaluate(() => harness.start('in-memory'));
  await recordedFor(page, 1500);
  const kept = await page.evaluate(async () => {
    const { media } = harness;
    await harness.stop();
    media.letGo?.('in-memory');
    const offered = await media.recoverable('mei');
    const { file } = await media.recover('in-memory');
    await media.discard('in-memory');
    return { offered, size: file.size, left: await media.recoverable('mei') };
  });
  expect(kept.offered).toMatchObject([{ id: 'in-memory' }]);
  expect(kept.size).toBeGreaterThan(1000);
  expect(kept.left).toEqual([]);
});

test('SR-09: chunks in the database outlive a crash too; what is two weeks old goes by itself', async ({
  profile,
  site,
}) => {
  const page = await profile.newPage();
  await openRecorder(page, site.url);
  await page.evaluate(() => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('Of another origin.', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await capture(page);
  await page.evaluate(() => harness.start('in-chunks'));
  await recordedFor(page, 3500);
  const crashed = new Promise((resolve) => page.on('crash', resolve));
  const session = await profile.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;

  const next = await profile.newPage();
  await openRecorder(next, site.url);
  const recoverable = () => next.evaluate(() => harness.media.recoverable('mei'));
  await expect.poll(recoverable).toHaveLength(1);
  const duration = await next.evaluate(async () => (await harness.media.recover('in-chunks')).duration);
  expect(duration).toBeGreaterThan(1.9);

  await next.close();
  const later = await profile.newPage();
  await later.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 15 * 24 * 60 * 60 * 1000;
  });
  await openRecorder(later, site.url);
  expect(await later.evaluate(() => harness.media.recoverable('mei'))).toEqual([]);
  expect(await later.evaluate(() => harness.kept())).toEqual({ files: [], rows: 0, chunks: 0, locks: 0 });
});

import type { Page } from '@playwright/test';
import { bytesOfFinished, capture, expect, test } from './recorder-test.ts';
import { probe } from './probe.ts';

/** Leaves so many bytes to the page, with what it has kept already. */
async function leaveRoom(page: Page, quotaSize: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
}

const withoutWorkers = (page: Page) =>
  page.evaluate(() => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('Of another origin.', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });

const toldFull = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => harness.state.problems), { timeout: 60_000 })
    .toEqual(['storage-full']);

for (const [place, prepare] of [
  ['a file', async () => {}],
  ['the database', withoutWorkers],
] as const)
  test(`SR-09: a device that runs full under ${place} is told while recording, and what was kept plays`, async ({
    recorderPage: page,
  }) => {
    await prepare(page);
    await capture(page);
    // For more than the first chunk, however late that comes. Before it begins: the browser looks at the room that the database has every half minute or so.
    await leaveRoom(page, 500_000);
    await page.evaluate(() => harness.start('full'));
    await toldFull(page);
    const { duration, size } = await page.evaluate(() => harness.stop());
    expect(size).toBeGreaterThan(1000);
    const file = probe(await bytesOfFinished(page));
    // There was no room for the finished file either: it was packed in memory.
    expect(file.container).toContain('mp4');
    // What it says of itself is what is in it.
    expect(file.duration).toBeGreaterThan(0.8);
    expect(Math.abs(file.duration - (duration ?? 0))).toBeLessThan(1);
  });

import type { Page } from '@playwright/test';
import { bytesOfFinished, capture, expect, test } from './recorder-test.ts';
import { probe, type Probed } from './probe.ts';

/** With a tone. */
async function record(page: Page, milliseconds: number) {
  await page.evaluate(async () => {
    harness.state.microphone = await harness.media.openMicrophone(null);
  });
  await capture(page);
  await page.evaluate(async (milliseconds) => {
    await harness.start('to-be-cut');
    await harness.recordedFor(milliseconds);
    await harness.stop();
  }, milliseconds);
}

/** Seconds between two pictures that are told apart. */
const leastApart = 0.01;

/** The middle of each picture that stands for itself: which of two that come at once is seen is a matter of rounding. */
const middlesOf = ({ times: { video } }: Probed) =>
  video.flatMap((time, index) => {
    const [before = -Infinity, end = time] = [video[index - 1], video[index + 1]];
    return Math.min(time - before, end - time) < leastApart ? [] : [(time + end) / 2];
  });

/** The first from `least` on; the last of all where a busy machine has recorded none so late. */
const firstOf = (times: number[], least: number) => times.find((time) => time >= least) ?? times.at(-1)!;

/** How long the picture of a moment has stood by then: on a busy machine the next comes late. */
const stoodAt = ({ times: { video } }: Probed, second: number) =>
  second - (video.findLast((time) => time <= second) ?? 0);

const cutBytes = async (page: Page) =>
  Buffer.from(await page.evaluate(() => harness.bytesOf(harness.state.cut!.file)), 'base64');

test('SR-16: a cut begins and ends where it was asked to, and nothing of the rest is left in the file', async ({
  recorderPage: page,
}) => {
  await record(page, 6500);
  const whole = probe(await bytesOfFinished(page));
  // Between two changes: what is seen at the very moment of one is a matter of rounding.
  const middles = middlesOf(whole);
  const between = (least: number) => firstOf(middles, least);
  // After a key frame, so that frames have to be encoded anew.
  const from = between((whole.keyFrames.findLast((time) => time < 3) ?? 0) + 0.4);
  const range = { from, to: 6.1 };
  const looked = [from, ...[0.2, 1, 2, 3].map((offset) => between(from + offset))];
  const { duration, told, before, after } = await page.evaluate(
    async ({ range, looked }) => {
      const { file } = harness.state.finished!;
      const told: number[] = [];
      harness.state.cut = await harness.trimmer.trim(file, range, {
        signal: new AbortController().signal,
        onProgress: (part) => told.push(part),
      });
      const cut = harness.state.cut.file;
      const times = async (file: Blob, from: number) => {
        const times = [];
        for (const second of looked) times.push((await harness.seek(file, second - from)).time);
        return times;
      };
      return {
        told,
        duration: harness.state.cut.duration,
        before: await times(file, 0),
        after: await times(cut, range.from),
      };
    },
    { range, looked },
  );
  expect(after).toEqual(before);
  const [length, stood] = [range.to - range.from, stoodAt(whole, range.to)];
  expect(Math.abs(duration - length)).toBeLessThan(0.1 + stood);
  expect(told.length).toBeLessThanOrEqual(101);
  expect(told.at(-1)).toBeGreaterThan(0.8 - stood / length);

  const file = probe(await cutBytes(page));
  expect(file.container).toContain('mp4');
  expect(file.codecs).toEqual(['opus', 'vp9']);
  expect(Math.abs(file.duration - duration)).toBeLessThan(0.05);
  expect(file.keyFrames[0]).toBe(0);
  expect(file.hidden).toBe(0);
  for (const times of Object.values(file.times)) {
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThanOrEqual(0);
    expect(times[0]).toBeLessThan(0.1);
  }
  const levels = await page.evaluate(() => harness.loudness(harness.state.cut!.file));
  expect(Math.min(...levels.slice(3, 30))).toBeGreaterThan(0.01);
});

test('SR-16: it is cut where there is no worker, on a key frame, and within one piece between two', async ({
  recorderPage: page,
}) => {
  await record(page, 5000);
  const whole = probe(await bytesOfFinished(page));
  const { keyFrames } = whole;
  const middles = middlesOf(whole);
  const after = (least: number) => firstOf(middles, least);
  const key = keyFrames.find((time) => time > 1)!;
  const ranges = [
    { from: 0, to: 2.5 },
    { from: after(key + 0.3), to: after(key + 1.3) },
    { from: after(2.9), to: 4.5 },
  ];
  const made = await page.evaluate(async (ranges) => {
    const { file } = harness.state.finished!;
    const { signal } = new AbortController();
    const made = [];
    for (const range of ranges) {
      // The last one is cut in a page of another origin.
      if (made.length === 2)
        globalThis.Worker = class {
          constructor() {
            throw new DOMException('Of another origin.', 'SecurityError');
          }
        } as unknown as typeof Worker;
      const piece = await harness.trimmer.trim(file, range, { signal, onProgress: () => {} });
      const [first, expected] = [await harness.seek(piece.file, 0), await harness.seek(file, range.from)];
      made.push({ duration: piece.duration, first: first.time, expected: expected.time });
    }
    return made;
  }, ranges);
  for (const [index, { duration, first, expected }] of made.entries()) {
    const { from, to } = ranges[index]!;
    expect(Math.abs(duration - (to - from))).toBeLessThan(0.2 + stoodAt(whole, to));
    expect(first).toBe(expected);
  }
});

test('SR-16: pictures of the strip come one by one in their order, and go when nobody looks any more', async ({
  recorderPage: page,
}) => {
  await record(page, 2500);
  const { shown, left, afterwards, stopped } = await page.evaluate(async () => {
    const { file } = harness.state.finished!;
    const looking = new AbortController();
    const shown: { index: number; width: number }[] = [];
    const loading: Promise<void>[] = [];
    await harness.trimmer.strip(file, {
      count: 6,
      width: 160,
      signal: looking.signal,
      onPicture(index, url) {
        const picture = new Image();
        picture.src = url;
        loading.push(picture.decode().then(() => void shown.push({ index, width: picture.naturalWidth })));
      },
    });
    await Promise.all(loading);
    const left = harness.leaks.left().addresses;
    looking.abort();
    const afterwards = harness.leaks.left();
    const stopped = await harness.trimmer
      .trim(file, { from: 0.5, to: 2 }, { signal: AbortSignal.abort(), onProgress: () => {} })
      .catch((error: Error) => error.name);
    return { shown, left, afterwards, stopped };
  });
  expect(shown).toEqual([0, 1, 2, 3, 4, 5].map((index) => ({ index, width: 160 })));
  expect(left).toBe(6);
  expect(afterwards).toMatchObject({ addresses: 0, workers: 0 });
  expect(stopped).toBe('AbortError');
});

import { bytesOfFinished, capture, expect, recordedFor, test } from './recorder-test.ts';
import { probe } from './probe.ts';

const isOrdered = (times: number[]) => times.every((time, index) => time >= (times[index - 1] ?? 0));
const loudest = (levels: number[]) => Math.max(...levels);
const quietest = (levels: number[]) => Math.min(...levels);
/** Of tenths of a second, one after the other. */
const longestSilence = (levels: number[]) =>
  Math.max(
    ...levels.map((_, from) => [...levels, 1].findIndex((level, at) => at >= from && level > 0.01) - from),
  );

test('SR-03 SR-04: ten seconds with a pause become an MP4 of that length that seeks, with sound where it was', async ({
  recorderPage: page,
}) => {
  const microphones = await page.evaluate(async () => {
    harness.state.microphone = await harness.media.openMicrophone(null);
    return (await harness.media.microphones()).devices;
  });
  expect(microphones.length).toBeGreaterThan(1);
  await capture(page);
  const { told, mutedAt, ...stopped } = await page.evaluate(async (deviceId) => {
    const { media, state } = harness;
    await harness.start('ten-seconds');
    await harness.recordedFor(3000);
    state.live?.pause();
    const before = state.elapsed.length;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const told = state.elapsed.length - before;
    state.live?.resume();
    await harness.recordedFor(5000);
    // Another device in the middle of it, heard at once.
    const other = await media.openMicrophone(deviceId);
    state.live?.useMicrophone(other);
    state.microphone?.close();
    await harness.recordedFor(7500);
    state.live?.useMicrophone(null);
    const mutedAt = (state.elapsed.at(-1) ?? 0) / 1000;
    await harness.recordedFor(10_000);
    other.close();
    return { told, mutedAt, ...(await harness.stop()) };
  }, microphones.at(-1)!.id);
  // A pause has no time to tell of.
  expect(told).toBe(0);

  const file = probe(await bytesOfFinished(page));
  expect(stopped).toMatchObject({ mimeType: 'video/mp4', type: 'video/mp4' });
  expect(file.container).toContain('mp4');
  expect(file.codecs).toEqual(['opus', 'vp9']);
  expect(Math.abs(file.duration - stopped.elapsed / 1000)).toBeLessThan(0.2 + 0.25);
  expect(Math.abs(file.duration - (stopped.duration ?? 0))).toBeLessThan(0.05);
  expect(isOrdered(file.times.video)).toBe(true);
  expect(isOrdered(file.times.audio)).toBe(true);
  expect(file.times.video.length).toBeGreaterThan(40);
  const gaps = file.keyFrames.map((time, index) => time - (file.keyFrames[index - 1] ?? 0));
  expect(loudest(gaps)).toBeLessThan(4);

  const { levels, seeked } = await page.evaluate(async () => {
    const { file } = harness.state.finished!;
    return { levels: await harness.loudness(file), seeked: await harness.seek(file, 6) };
  });
  const muted = Math.round(mutedAt * 10);
  // A busy machine lets the device itself fall silent for one.
  expect(longestSilence(levels.slice(3, muted - 3))).toBeLessThan(2);
  expect(loudest(levels.slice(muted + 4, -1))).toBeLessThan(0.001);
  expect(seeked.duration).toBeCloseTo(file.duration, 1);
  expect(seeked.currentTime).toBe(6);
});

test('SR-03: the time is told four times a second', async ({ recorderPage: page }) => {
  await capture(page);
  await page.evaluate(() => harness.start('ticks'));
  await recordedFor(page, 3000);
  await page.evaluate(() => harness.stop());
  const told = await page.evaluate(() => harness.state.elapsed);
  expect(isOrdered(told)).toBe(true);
  // A busy machine is late; it never tells it more often.
  expect(told.length).toBeGreaterThanOrEqual(6);
  expect(told.length).toBeLessThanOrEqual(14);
});

test('SR-02: the sound of the computer is heard as it is; a microphone that joins later is too', async ({
  recorderPage: page,
}) => {
  await page.evaluate(() => harness.letComputerSound());
  await capture(page);
  const computer = await page.evaluate(async () => {
    await harness.start('computer');
    await harness.recordedFor(1500);
    await harness.stop();
    return { levels: await harness.loudness(harness.state.finished!.file), ...harness.state.capture };
  });
  expect(computer.hasSound).toBe(true);
  // A filter for voices takes a lasting tone for noise, and turns it down to a tenth.
  expect(quietest(computer.levels.slice(3, 12))).toBeGreaterThan(0.3);

  await page.evaluate(() => harness.letComputerSound(false));
  await capture(page);
  const joined = await page.evaluate(async () => {
    harness.state.elapsed.length = 0;
    await harness.start('joined');
    await harness.recordedFor(1500);
    const microphone = await harness.media.openMicrophone(null);
    harness.state.live?.useMicrophone(microphone);
    const at = (harness.state.elapsed.at(-1) ?? 0) / 1000;
    await harness.recordedFor(at * 1000 + 1500);
    await harness.stop();
    microphone.close();
    return { at, levels: await harness.loudness(harness.state.finished!.file) };
  });
  const at = Math.round(joined.at * 10);
  expect(loudest(joined.levels.slice(0, at - 4))).toBeLessThan(0.001);
  expect(quietest(joined.levels.slice(at + 4, at + 13))).toBeGreaterThan(0.01);
});

test('SR-03: the end of the share is noticed, and what was recorded becomes a file', async ({
  recorderPage: page,
}) => {
  await capture(page);
  await page.evaluate(() => harness.start('ended'));
  await recordedFor(page, 1500);
  await page.evaluate(() => harness.endShare());
  await page.waitForFunction(() => harness.state.hasEnded);
  const { duration, type, elapsed } = await page.evaluate(() => harness.stop());
  expect(type).toBe('video/mp4');
  expect(Math.abs((duration ?? 0) - elapsed / 1000)).toBeLessThan(0.7);
  expect(await page.evaluate(() => harness.state.problems)).toEqual([]);
});

test('SR-05: a share that ends before anything was recorded becomes an empty file, and nothing waits for ever', async ({
  recorderPage: page,
}) => {
  await capture(page);
  const finished = await page.evaluate(async () => {
    const { capture } = harness.state;
    capture?.close();
    await harness.start('empty');
    return harness.stop();
  });
  expect(finished.size).toBe(0);
});

test('SR-04: where the worker cannot be had, the page itself makes the MP4 of chunks in the database', async ({
  recorderPage: page,
}) => {
  await page.evaluate(() => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('Of another origin.', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await capture(page);
  await page.evaluate(() => harness.start('no-worker'));
  await recordedFor(page, 2500);
  const stopped = await page.evaluate(() => harness.stop());
  const file = probe(await bytesOfFinished(page));
  expect(file.container).toContain('mp4');
  expect(Math.abs(file.duration - stopped.elapsed / 1000)).toBeLessThan(0.7);
});

test('SR-04: where nothing can make an MP4, the WebM has its length and says that it is one', async ({
  recorderPage: page,
}) => {
  await page.route(/finish\.worker|repack/, (route) => route.abort());
  await capture(page);
  await page.evaluate(() => harness.start('as-it-is'));
  await recordedFor(page, 2500);
  const stopped = await page.evaluate(() => harness.stop());
  const file = probe(await bytesOfFinished(page));
  expect(stopped).toMatchObject({ mimeType: 'video/webm', type: 'video/webm' });
  expect(file.container).toContain('webm');
  expect(file.codecs).toEqual(['opus', 'vp9']);
  expect(Math.abs(file.duration - stopped.elapsed / 1000)).toBeLessThan(0.5);
  const seeked = await page.evaluate(() => harness.seek(harness.state.finished!.file, 1.2));
  expect(seeked.currentTime).toBe(1.2);
  expect(seeked.duration).toBeCloseTo(file.duration, 1);
});

// What recording costs a computer: processor time and memory of the whole browser while a page that moves and a microphone that
// sounds are recorded for 300 s, beside a bare MediaRecorder with the same settings that keeps its chunks in memory, and
// beside the same page that nobody records. `npm run bench -- recording --seconds 60` is over sooner.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startHarnessSite } from '../e2e/recorder-engine/harness-site.ts';
import { toneWav } from '../e2e/recorder-engine/tone.ts';
import { browserLaunchOptions } from '../scripts/browser.mjs';
import { valueOf } from './options.mjs';
import { familyOf, shareOfMemory, usageOf } from './processes.mjs';

const seconds = Number(valueOf('--seconds') ?? 300);
const folder = mkdtempSync(join(tmpdir(), 'bench-recording-'));
const tone = join(folder, 'tone.wav');
writeFileSync(tone, toneWav(440));

/** A browser whose person allows everything and shows the tab of the page; the page, and the browser's own process. */
async function withPage(url, work) {
  const { args, ...options } = await browserLaunchOptions();
  const server = await chromium.launchServer({
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${tone}`,
    ],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const page = await browser.newPage({ permissions: ['microphone'] });
    await page.goto(url).catch(() => page.goto(url));
    await page.waitForFunction(() => 'harness' in globalThis);
    return await work(page, server.process().pid);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Processor milliseconds a second over `seconds`, and MiB when they begin and end, and at most. */
async function measure(pid, lasting) {
  const cpu = () => familyOf(pid).reduce((sum, each) => sum + usageOf(each).cpu, 0);
  const memory = () => familyOf(pid).reduce((sum, each) => sum + shareOfMemory(each), 0);
  const [before, start, began] = [memory(), cpu(), performance.now()];
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 2000);
  await new Promise((resolve) => setTimeout(resolve, lasting * 1000));
  const spent = ((cpu() - start) * 1e6) / (performance.now() - began);
  clearInterval(watch);
  const after = memory();
  return { cpu: spent, before, after, most: Math.max(most, after) };
}

/** Within a press, as a browser wants it. */
async function press(page, work) {
  const done = page.evaluate(work);
  await page.getByRole('button').click();
  await done;
}

const variants = {
  'the page alone': async (page, pid) => ({ used: await measure(pid, Math.min(seconds, 30)) }),

  'a bare MediaRecorder': async (page, pid) => {
    await press(page, () =>
      harness.whenPressed(async () => {
        const screen = await navigator.mediaDevices.getDisplayMedia({
          video: { frameRate: { ideal: 30, max: 30 }, width: { max: 1920 }, height: { max: 1080 } },
          selfBrowserSurface: 'include',
        });
        const sound = await navigator.mediaDevices.getUserMedia({ audio: true });
        const recorder = new MediaRecorder(new MediaStream([...screen.getTracks(), ...sound.getTracks()]), {
          mimeType: 'video/webm;codecs=vp9,opus',
          videoBitsPerSecond: 2_500_000,
          audioBitsPerSecond: 128_000,
          videoKeyFrameIntervalDuration: 2000,
        });
        const chunks = [];
        recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
        recorder.start(1000);
        globalThis.bare = { recorder, chunks };
      }),
    );
    const used = await measure(pid, seconds);
    const stopped = await page.evaluate(async () => {
      const { recorder, chunks } = globalThis.bare;
      const began = performance.now();
      const over = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.stop();
      await over;
      return { took: performance.now() - began, bytes: new Blob(chunks).size };
    });
    return { used, stopped };
  },

  'our recorder': async (page, pid) => {
    await page.evaluate(async () => {
      harness.state.microphone = await harness.media.openMicrophone(null);
    });
    await press(page, () =>
      harness.whenPressed(async () => {
        harness.state.capture = await harness.media.captureScreen();
      }),
    );
    await page.evaluate(() => harness.start('bench'));
    const used = await measure(pid, seconds);
    const stopped = await page.evaluate(async () => {
      const began = performance.now();
      const { size, duration } = await harness.stop();
      return { took: performance.now() - began, bytes: size, duration };
    });
    return { used, stopped };
  },
};

const site = await startHarnessSite();
try {
  console.log(`${seconds} s of a page that moves, with a tone; whole browser, its own memory`);
  for (const [name, run] of Object.entries(variants)) {
    const { used, stopped } = await withPage(site.url, run);
    const memory = `${used.before.toFixed(0)} -> ${used.after.toFixed(0)} MiB, at most ${used.most.toFixed(0)}`;
    const end = stopped
      ? `, file of ${(stopped.bytes / 2 ** 20).toFixed(1)} MiB ready ${(stopped.took / 1000).toFixed(2)} s after the end`
      : '';
    const length = stopped?.duration === undefined ? '' : `, ${stopped.duration.toFixed(1)} s long`;
    console.log(
      `${name.padEnd(24)} ${used.cpu.toFixed(0).padStart(5)} CPU-ms a second, ${memory}${end}${length}`,
    );
  }
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}

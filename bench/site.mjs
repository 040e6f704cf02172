// Pages of the site as a first visitor gets them on a weak telephone: largest contentful paint on a processor four times slower, over
// 1.6 Mbit/s with 150 ms to the server. The line of the machine itself is next to nothing, so that the emulated one counts alone.
// `--font <folder>` gives the browser the Chinese fonts in that folder, as a telephone has them: without one, each letter is
// sought in all there are when it is first drawn, which is half a second on the slower processor.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { createRunningServer } from '../e2e/running-server.ts';
import { browserLaunchOptions } from '../scripts/browser.mjs';
import { ensureAllBuilt } from '../scripts/builds.mjs';
import { median } from './lib.mjs';
import { timesOr, valueOf } from './options.mjs';

const times = timesOr(5);
/** Milliseconds after its scripts have come, after which a page is whole, with its pictures. */
const settled = 5000;
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

await ensureAllBuilt(['site', 'embed']);
const server = await createRunningServer({ NODE_ENV: 'production' });
const browser = await chromium.launch({ headless: true, ...withFont(await browserLaunchOptions()) });

/** With the fonts of `--font` beside those of the browser. */
function withFont(options) {
  const folder = valueOf('--font');
  if (folder === undefined) return options;
  const conf = readFileSync(options.env.FONTCONFIG_FILE, 'utf8')
    .replace('<fontconfig>', `<fontconfig><dir>${resolve(folder)}</dir>`)
    .replace(/<cachedir>.*<\/cachedir>/, `<cachedir>${join(tmpdir(), 'shuyuan-bench-fonts')}</cachedir>`);
  const file = join(tmpdir(), 'shuyuan-bench-fonts.conf');
  writeFileSync(file, conf);
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: file } };
}

/** In the page: the last candidate, and when it was painted. */
function watchPaint() {
  window.paint = { at: Number.NaN, what: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries())
      window.paint = {
        at: startTime,
        what: `${element?.localName} ${url || element?.textContent.slice(0, 16)}`,
      };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function measure(path) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  devtools.on('Network.requestWillBeSent', () => (requests += 1));
  await page.goto(server.url + path, { waitUntil: 'load' });
  // Not until the network is idle: it is, for longer than such a wait lasts, while the slower processor reads the scripts. And nothing is
  // asked of the page meanwhile, since that would be work for it.
  await page.waitForTimeout(settled);
  const { at, what } = await page.evaluate(() => window.paint);
  await context.close();
  return { at, what, bytes: bytes / 1024, requests };
}

try {
  await server.start();
  const { data } = await (await fetch(`${server.url}/api/v2/article`)).json();
  const rows = { home: '/', list: '/article', article: `/article/${data.data.data[0].id}/detail` };
  const samples = Object.fromEntries(Object.keys(rows).map((row) => [row, []]));
  // Turn by turn, so that a busy minute of the machine is everybody's.
  for (let time = 0; time < times; time += 1)
    for (const [row, path] of Object.entries(rows)) samples[row].push(await measure(path));
  for (const [row, all] of Object.entries(samples)) {
    const of = (pick) => median(all.map(pick));
    console.log(
      `${row.padEnd(10)} largest contentful paint ${(of(({ at }) => at) / 1000).toFixed(2)} s; ${of(({ requests }) => requests)} requests, ` +
        `${of(({ bytes }) => bytes).toFixed(0)} KiB (${all[0].what})`,
    );
  }
} finally {
  await browser.close();
  await server.remove();
}

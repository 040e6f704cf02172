// Pages of the site as a first visitor gets them on a weak telephone: largest contentful paint, layout shift and how long a press
// takes to be drawn on a processor four times slower, over 1.6 Mbit/s with 150 ms to the server. The line of the machine itself is next to nothing, so that the emulated one counts alone.
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

/** In the page: the last candidate, and when it was painted; how far what stood has moved; how long the slowest press took. */
function watchPaint() {
  window.paint = { at: Number.NaN, what: '' };
  window.shift = 0;
  window.press = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.press = Math.max(window.press, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries())
      window.paint = {
        at: startTime,
        what: `${element?.localName} ${url || element?.textContent.slice(0, 16)}`,
      };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function measure({ path, press }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let scripts = 0;
  let requests = 0;
  const isScript = new Set();
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (isScript.has(requestId)) scripts += encodedDataLength;
  });
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') isScript.add(requestId);
  });
  await page.goto(server.url + path, { waitUntil: 'load' });
  // Not until the network is idle: it is, for longer than such a wait lasts, while the slower processor reads the scripts. And nothing is
  // asked of the page meanwhile, since that would be work for it.
  await page.waitForTimeout(settled);
  const { at, what } = await page.evaluate(() => window.paint);
  const shift = await page.evaluate(() => window.shift);
  const loaded = { bytes: bytes / 1024, scripts: scripts / 1024, requests };
  if (press) {
    await page.locator(press).first().click();
    await page.waitForTimeout(1000);
  }
  const pressed = await page.evaluate(() => window.press);
  await context.close();
  return { at, what, shift, pressed, ...loaded };
}

try {
  await server.start();
  const idOf = async (list) => (await (await fetch(server.url + list)).json()).data.data.data[0].id;
  const rows = {
    home: { path: '/' },
    list: { path: '/article' },
    article: { path: `/article/${await idOf('/api/v2/article')}/detail` },
    course: {
      path: `/course/${await idOf('/api/v2/course?sort=popular')}`,
      press: 'main button[aria-expanded]',
    },
    classroom: { path: `/video?id=${await idOf('/api/v2/video?scene=free')}`, press: 'main button' },
  };
  const samples = Object.fromEntries(Object.keys(rows).map((row) => [row, []]));
  // Turn by turn, so that a busy minute of the machine is everybody's.
  for (let time = 0; time < times; time += 1)
    for (const [name, row] of Object.entries(rows)) samples[name].push(await measure(row));
  for (const [row, all] of Object.entries(samples)) {
    const of = (pick) => median(all.map(pick));
    console.log(
      `${row.padEnd(10)} largest contentful paint ${(of(({ at }) => at) / 1000).toFixed(2)} s; ${of(({ requests }) => requests)} requests, ` +
        `${of(({ bytes }) => bytes).toFixed(0)} KiB, ${of(({ scripts }) => scripts).toFixed(0)} of scripts; ` +
        `shift ${of(({ shift }) => shift).toFixed(3)}; press ${of(({ pressed }) => pressed).toFixed(0)} ms (${all[0].what})`,
    );
  }
} finally {
  await browser.close();
  await server.remove();
}

// Measuring in one run: a built page, a slowed processor, medians, and ratios to a floor. Wall times move with the day; ratios hold.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, mergeConfig, preview } from 'vite';
import { browserLaunchOptions } from '../scripts/browser.mjs';
import { fromSource } from '../workspace-source.ts';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Readers of Chinese have a Chinese font. The browser of the checks brings none: each new word would be sought letter by
 * letter in the system, which costs more than all the rest. So everybody is drawn in this one.
 */
const font = 'Noto Sans SC Variable';

const page = (script) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>${script}</title>
    <script type="module">
      import '@fontsource-variable/noto-sans-sc/wght.css';
    </script>
    <style>
      * {
        font-family: '${font}' !important;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./${script}"></script>
  </body>
</html>
`;

/** An HTML page round every script, all alike, which is on no disk. */
const pageAround = (scripts) => ({
  name: 'page-around',
  enforce: 'pre',
  resolveId: (id) => (scripts.has(id) ? id : undefined),
  load: (id) => (scripts.has(id) ? page(scripts.get(id)) : undefined),
});

/** Builds a page round each script of `folder` for production and calls `use` with a slowed browser context's page factory. */
export async function withBuiltPages(folder, pages, use) {
  const root = resolve(import.meta.dirname, folder);
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const written = readdirSync(root);
  const scripts = new Map(
    pages.map((name) => [
      join(root, `${name}.html`),
      written.find((file) => new RegExp(`^${name}\\.[jt]sx$`).test(file)),
    ]),
  );
  const shared = { configFile: false, logLevel: 'error', root };
  await build(
    mergeConfig(fromSource, {
      ...shared,
      plugins: [pageAround(scripts), vanillaExtractPlugin(), react()],
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: { input: [...scripts.keys()] },
      },
    }),
  );
  const letters = lettersIn(outDir);
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ headless: true, ...(await browserLaunchOptions()) });
  const { port } = server.httpServer.address();
  try {
    await use((name) => openPage(browser, `http://127.0.0.1:${port}/${name}.html`, letters));
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true });
  }
}

/** All that the built pages may say in Chinese. */
function lettersIn(outDir) {
  const scripts = readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(outDir, file), 'utf8')).join('');
  return [...new Set(text.match(/[\u2010-\u2027\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/gu))].join('');
}

/** A fresh page on a processor four times slower, the font for `letters` in it, and what it has used so far. */
async function openPage(browser, url, letters) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(([name, text]) => document.fonts.load(`1em "${name}"`, text), [font, `1a${letters}`]);
  const devtools = await context.newCDPSession(page);
  // By the thread's own clock, so that a busy machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const metrics = async () => {
    const { metrics: list } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(list.map(({ name, value }) => [name, value]));
  };
  /** Milliseconds of main-thread work that `action` costs. */
  async function cpu(action) {
    const before = await metrics();
    await action();
    const after = await metrics();
    return (after.TaskDuration - before.TaskDuration) * 1000;
  }
  return {
    page,
    cpu,
    /**
     * What `action` costs from its first event of `type` until the page says that `condition` holds, and is painted:
     * milliseconds that pass, and milliseconds of main-thread work.
     */
    async until(type, condition, action) {
      await page.evaluate(watch, [type, condition]);
      let wall = Number.NaN;
      const work = await cpu(async () => {
        await action();
        wall = await page.evaluate(() => window.watched);
      });
      return { wall, cpu: work };
    },
    /** MiB of live JavaScript objects. */
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await metrics()).JSHeapUsedSize / 2 ** 20;
    },
    close: () => context.close(),
  };
}

/** In the page: counts from the moment of the event itself to the frame after the one in which the condition holds. */
function watch([type, condition]) {
  window.watched = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () =>
        window.bench[condition]()
          ? setTimeout(() => resolve(performance.now() - timeStamp))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    };
    window.addEventListener(type, begin, { capture: true, once: true });
  });
}

/** One figure of one item beside its floor's. */
export function report(what, ours, floor, unit) {
  const ratio = floor === 0 ? '' : `${(ours / floor).toFixed(2)}× floor`;
  console.log(
    `${what.padEnd(44)} ${ours.toFixed(1).padStart(8)} ${unit} (floor ${floor.toFixed(1)}) ${ratio}`,
  );
}

/** One figure beside what it is to reach. */
export function reportGoal(what, ours, goal, unit, digits = 1) {
  console.log(
    `${what.padEnd(44)} ${ours.toFixed(digits).padStart(8)} ${unit} (goal ${goal}) ${(ours / goal).toFixed(2)}× goal`,
  );
}

import { createRequire } from 'node:module';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';
import { comparePicture, isAsBefore, prepareFolders } from './pictures.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What the page said since the last story, by page: the runner shows many stories in one page. */
const complaints = new WeakMap<Page, string[]>();

function listen(page: Page) {
  if (complaints.has(page)) return;
  complaints.set(page, []);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.get(page)?.push(message.text());
  });
  page.on('pageerror', (error) => complaints.get(page)?.push(String(error)));
}

/**
 * Waits for fonts, for pictures and for motion that comes to an end. What waits for a reader to scroll is asked for
 * now: how much of it a picture of the whole page would show is chance.
 */
async function settle(page: Page) {
  await page.evaluate(async () => {
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
    }
    for (const image of document.images) image.loading = 'eager';
    const motions = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(motions.map((motion) => motion.finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

const tallestPicture = 2400;

/** The whole page, cut where nobody would look at it as one picture any more. */
async function photograph(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: Math.max(document.documentElement.scrollHeight, window.innerHeight),
  }));
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallestPicture) },
    animations: 'disabled',
    caret: 'hide',
  });
}

const patience = 12;

/**
 * A picture of a page that has come to rest: code that loads late and states that pass may still change it after the
 * story is drawn. It is at rest when it looks as it did before, or when two looks in a row see the same.
 */
async function stillPicture(page: Page, isExpected: (picture: Buffer) => boolean) {
  let picture = await photograph(page);
  for (let look = 0; look < patience && !isExpected(picture); look += 1) {
    await page.waitForTimeout(250);
    await settle(page);
    const next = await photograph(page);
    const isStill = next.equals(picture);
    picture = next;
    if (isStill && look >= 2) break;
  }
  return picture;
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset['syTheme'] = name;
  }, theme);

/** The add-on has checked everything in light; in the dark only colours can differ. */
async function contrastFindings(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window && 'run' in (window as { axe: object }).axe)))
    await page.addScriptTag({ path: axePath });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    );
  });
}

interface StoryParameters {
  /** Size of the viewport for this story's picture; `false` for a story that has nothing to look at. */
  picture?: { width?: number; height?: number } | false;
  /** Parts of console errors that the story is about. */
  expectedConsoleErrors?: string[];
  a11y?: { test?: 'off' | 'todo' | 'error' };
}

const storyParameters = async (page: Page, context: TestContext) =>
  (await getStoryContext(page, context)).parameters as StoryParameters;

const config: TestRunnerConfig = {
  setup: prepareFolders,
  async preVisit(page, context) {
    listen(page);
    complaints.set(page, []);
    const { picture } = await storyParameters(page, context);
    await page.setViewportSize({ width: 800, height: 600, ...(picture || undefined) });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.mouse.move(0, 0);
  },
  async postVisit(page, context) {
    const { picture, expectedConsoleErrors = [], a11y } = await storyParameters(page, context);
    const unexpected = complaints
      .get(page)
      ?.filter((text) => !expectedConsoleErrors.some((part) => text.includes(part)));
    if (unexpected?.length)
      throw new Error(`The console of ${context.id} is not clean:\n${unexpected.join('\n')}`);
    if (picture === false) return;
    for (const theme of ['light', 'dark']) {
      await setTheme(page, theme);
      await settle(page);
      const name = `${context.id}.${theme}`;
      comparePicture(name, await stillPicture(page, (picture) => isAsBefore(name, picture)));
    }
    const findings = a11y?.test === 'off' ? [] : await contrastFindings(page);
    await setTheme(page, 'light');
    if (findings.length > 0) throw new Error(`Contrast in the dark, ${context.id}:\n${findings.join('\n')}`);
  },
};
export default config;

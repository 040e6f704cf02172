import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { cascadeFindings } from './cascade.ts';
import { contrastFindings } from './contrast.ts';
import { comparePicture, isAsBefore, isOnlyDrawing, isSameAs, prepareFolders } from './pictures.ts';
import { circumstancesOf, writeReceipt } from './receipts.ts';
import { holdStill, settle, stillPicture } from './stillness.ts';
import { dark, layOutAnew, light, ordinaryMedia, rememberPage, sheetSuites, type Suite } from './suites.ts';

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

interface StoryParameters {
  /** Size of the viewport for this story's picture; `false` for a story that has nothing to look at. */
  picture?: { width?: number; height?: number } | false;
  /** Id of the story, earlier in its file, whose pictures this one's must equal to the byte. */
  sameAs?: string;
  /** Parts of console errors that the story is about. */
  expectedConsoleErrors?: string[];
  a11y?: { test?: 'off' | 'todo' | 'error' };
}

declare global {
  /** Storybook itself, in the page that draws a story. */
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
}

async function storyParameters(page: Page, context: TestContext) {
  // On a busy machine the page has loaded before Storybook knows its stories.
  await page.evaluate(() => __STORYBOOK_PREVIEW__.ready());
  return (await getStoryContext(page, context)).parameters as StoryParameters;
}

const isSheet = ({ id }: TestContext) => id.endsWith('--sheet');

/** Looks at the story in one suite; what is wrong with it, in words. */
async function inspect(page: Page, id: string, suite: Suite, sameAs?: string): Promise<string[]> {
  await suite.enter(page);
  await layOutAnew(page);
  const name = `${id}.${suite.name}`;
  const picture = await stillPicture(page, (seen) => isAsBefore(name, seen), suite.tallest ?? 2400);
  const found = isOnlyDrawing ? [] : ((await suite.findings?.(page)) ?? []);
  try {
    writeReceipt(name, await circumstancesOf(page), picture, comparePicture(name, picture));
  } catch (error) {
    found.push(`${error instanceof Error ? error.message : String(error)}; ${await focusIn(page)}`);
  }
  if (sameAs && !isSameAs(`${sameAs}.${suite.name}`, picture)) found.push(`looks otherwise than ${sameAs}`);
  return found.map((finding) => `${suite.name}: ${finding}`);
}

/** Where the focus is, which a picture shows by a ring alone. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const name = element?.closest('[data-component]')?.getAttribute('data-component') ?? 'the page';
    return `the focus is on <${element?.localName}> of ${name}${document.hasFocus() ? '' : ', and the page has none'}`;
  });

const config: TestRunnerConfig = {
  setup: prepareFolders,
  async preVisit(page, context) {
    listen(page);
    complaints.set(page, []);
    const { picture } = await storyParameters(page, context);
    await page.setViewportSize({ width: 800, height: 600, ...(picture || undefined) });
    await page.emulateMedia(ordinaryMedia);
    await page.mouse.move(0, 0);
  },
  async postVisit(page, context) {
    const { picture, sameAs, expectedConsoleErrors = [], a11y } = await storyParameters(page, context);
    const unexpected = complaints
      .get(page)
      ?.filter((text) => !expectedConsoleErrors.some((part) => text.includes(part)));
    if (unexpected?.length && !isOnlyDrawing)
      throw new Error(`The console of ${context.id} is not clean:\n${unexpected.join('\n')}`);
    if (picture === false) return;
    const inTheLight = { ...light, findings: cascadeFindings };
    const inTheDark = a11y?.test === 'off' ? dark : { ...dark, findings: contrastFindings };
    const putBack = await rememberPage(page);
    // What the story has begun comes to its own end first.
    await settle(page);
    const letMove = await holdStill(page);
    const found: string[] = [];
    for (const suite of [inTheLight, inTheDark, ...(isSheet(context) ? sheetSuites : [])]) {
      found.push(...(await inspect(page, context.id, suite, sameAs)));
      await putBack();
    }
    await letMove();
    if (found.length > 0) throw new Error(`${context.id}\n${found.join('\n')}`);
  },
};
export default config;

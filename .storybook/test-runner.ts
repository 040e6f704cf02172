import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { contrastFindings, contrastInDark } from './contrast.ts';
import { givePageTools } from './page-tools.ts';
import { comparePicture, isAsBefore, isOnlyDrawing, isSameAs, prepareFolders } from './pictures.ts';
import { circumstancesOf, writeReceipt } from './receipts.ts';
import { stillPicture } from './stillness.ts';
import {
  muteChannel,
  readParameters,
  type ReadParameters,
  type StoryParameters,
} from './story-parameters.ts';
import { dark, suitesOf, type Suite } from './suites.ts';
import { applyPageSettings } from './page-settings.ts';

/** What a page said since the last story, and what this one asks for: the runner shows many stories in one page. */
interface Visit {
  complaints: string[];
  parameters: ReadParameters;
}

const visits = new WeakMap<Page, Visit>();

async function open(page: Page): Promise<Visit> {
  const visit: Visit = { complaints: [], parameters: { hasTwin: false } };
  visits.set(page, visit);
  page.on('console', (message) => {
    if (message.type() === 'error') visit.complaints.push(message.text());
  });
  page.on('pageerror', (error) => visit.complaints.push(String(error)));
  await givePageTools(page);
  await muteChannel(page);
  return visit;
}

const viewportOf = ({ picture }: StoryParameters) => ({ width: 800, height: 600, ...(picture || undefined) });

/** Looks at the story in one suite; what is wrong with it, in words. */
async function inspect(page: Page, id: string, suite: Suite, parameters: StoryParameters) {
  const { sameAs, a11y } = parameters;
  const { width, height } = viewportOf(parameters);
  await applyPageSettings(page, { width: suite.width ?? width, height, forcedColors: suite.forcedColors });
  const frame = await page.evaluate(async (root) => {
    pageTools.thaw();
    pageTools.enter(root);
    pageTools.layOutAnew();
    await pageTools.settle();
    return pageTools.freeze();
  }, suite.root);
  const name = `${id}.${suite.name}`;
  const picture = await stillPicture(page, frame, (seen) => isAsBefore(name, seen), suite.tallest ?? 2400);
  const found = isOnlyDrawing ? [] : ((await suite.findings?.(page)) ?? []);
  if (suite === dark && a11y?.test !== 'off' && !isOnlyDrawing) found.push(...(await contrastFindings(page)));
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
  async preVisit(page, { id }) {
    const visit = visits.get(page) ?? (await open(page));
    visit.complaints = [];
    const parameters = await readParameters(page, id);
    visit.parameters = parameters;
    await applyPageSettings(page, viewportOf(parameters));
    // After the story's own code has come: what listens to the mouse knows from it that no key was pressed last.
    await page.mouse.move(0, 0);
  },
  async postVisit(page, { id }) {
    const visit = visits.get(page);
    if (!visit) throw new Error(`${id} was shown in a page that nobody looked at before`);
    const { picture, expectedConsoleErrors = [], a11y } = visit.parameters;
    const unexpected = visit.complaints.filter(
      (text) => !expectedConsoleErrors.some((part) => text.includes(part)),
    );
    if (unexpected.length > 0 && !isOnlyDrawing)
      throw new Error(`The console of ${id} is not clean:\n${unexpected.join('\n')}`);
    if (picture === false) return;
    await page.evaluate(async () => {
      pageTools.remember();
      // What the story has begun comes to its own end first.
      await pageTools.settle();
      pageTools.holdStill();
    });
    const suites = suitesOf(id, visit.parameters);
    const found: string[] = [];
    for (const suite of suites) found.push(...(await inspect(page, id, suite, visit.parameters)));
    if (a11y?.test !== 'off' && !suites.includes(dark) && !isOnlyDrawing)
      found.push(...(await contrastInDark(page)));
    await applyPageSettings(page, viewportOf(visit.parameters));
    await page.evaluate(() => {
      pageTools.thaw();
      pageTools.putBack();
      pageTools.letMove();
    });
    if (found.length > 0) throw new Error(`${id}\n${found.join('\n')}`);
  },
};
export default config;

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { cascadeFindings } from './cascade.ts';
import { contrastFindings, contrastInDark } from './contrast.ts';
import { sidewaysOverflow } from './overflow.ts';
import { givePageTools } from './page-tools.ts';
import { comeToRest, forgetRequests, stillPicture, watchRequests } from './stillness.ts';
import {
  muteChannel,
  readParameters,
  switchAxeOff,
  type ReadParameters,
  type StoryParameters,
} from './story-parameters.ts';
import { dark, isPage, isSheet, large, suitesOf, type Suite } from './suites.ts';

/** With this folder stories are drawn into it, and nothing is said of them; without, they are checked. */
const folder = process.env['STORY_PICTURES'];
/** Without it, stories are not looked at beyond what they check themselves and what axe does in light. */
const looks = folder || process.env['STORY_LOOKS'] !== 'none';
/** Name of the one suite that is drawn. @default every one that the story has */
const onlySuite = process.env['STORY_SUITE'];

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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  watchRequests(page);
  await givePageTools(page);
  await muteChannel(page);
  if (folder) await switchAxeOff(page);
  return visit;
}

const viewportOf = ({ picture }: StoryParameters) => ({ width: 800, height: 600, ...(picture || undefined) });

/** Sizes the viewport where it differs: setting it again costs as much as a change. */
async function resize(page: Page, { width, height }: { width: number; height: number }) {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** Brings the page into the state of a suite, and to rest. */
async function show(page: Page, { root, width }: Suite, parameters: StoryParameters) {
  const viewport = viewportOf(parameters);
  await resize(page, { ...viewport, width: width ?? viewport.width });
  await page.evaluate(async (state) => {
    pageTools.enter(state);
    pageTools.layOutAnew();
    await pageTools.settle();
    pageTools.endMotions();
  }, root);
}

/** Draws the story in each of its suites; a story that must look as another names that one in a file too. */
async function draw(page: Page, id: string, into: string, parameters: ReadParameters) {
  for (const suite of suitesOf(id, parameters)) {
    if (onlySuite && onlySuite !== suite.name) continue;
    if (suite.forcedColors) await page.emulateMedia({ forcedColors: 'active' });
    await show(page, suite, parameters);
    const width = suite.width ?? viewportOf(parameters).width;
    const picture = await stillPicture(page, { width, height: suite.tallest ?? 2400 });
    writeFileSync(join(into, `${id}.${suite.name}.png`), picture);
    if (suite.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
  }
  if (parameters.sameAs) writeFileSync(join(into, `${id}.same-as`), parameters.sameAs);
}

/** What is wrong with the story beyond what it checks itself, in words. */
async function check(page: Page, id: string, parameters: StoryParameters): Promise<string[]> {
  const found: string[] = [];
  const note = ({ name }: Pick<Suite, 'name'>, findings: string[]) =>
    found.push(...findings.map((finding) => `${name}: ${finding}`));
  note({ name: 'light' }, await cascadeFindings(page));
  if (parameters.a11y?.test !== 'off') {
    const isWhole = isSheet(id) || isPage(id);
    if (isWhole) await show(page, dark, parameters);
    note(dark, await (isWhole ? contrastFindings(page) : contrastInDark(page)));
  }
  if (isSheet(id)) {
    await show(page, large, parameters);
    note(large, await sidewaysOverflow(page));
  }
  return found;
}

const config: TestRunnerConfig = {
  setup() {
    if (folder) mkdirSync(folder, { recursive: true });
  },
  async preVisit(page, { id }) {
    const visit = visits.get(page) ?? (await open(page));
    visit.complaints = [];
    const parameters = await readParameters(page, id);
    visit.parameters = parameters;
    await resize(page, viewportOf(parameters));
    // After the story's own code has come: what listens to the mouse knows from it that no key was pressed last.
    await page.mouse.move(0, 0);
    forgetRequests(page);
  },
  async postVisit(page, { id, hasFailure }) {
    const visit = visits.get(page);
    if (!visit) throw new Error(`${id} was shown in a page that nobody looked at before`);
    // The runner names a story that has failed, with what the console says.
    if (hasFailure && !folder) return;
    const { picture, expectedConsoleErrors = [] } = visit.parameters;
    const unexpected = visit.complaints.filter(
      (text) => !expectedConsoleErrors.some((part) => text.includes(part)),
    );
    if (unexpected.length > 0 && !folder)
      throw new Error(`The console of ${id} is not clean:\n${unexpected.join('\n')}`);
    if (picture === false || !looks) return;
    // What the story has begun comes to its own end first.
    await comeToRest(page);
    await page.evaluate(() => {
      pageTools.remember();
      pageTools.holdStill();
    });
    const found = folder
      ? await draw(page, id, folder, visit.parameters).then(() => [])
      : await check(page, id, visit.parameters);
    await resize(page, viewportOf(visit.parameters));
    await page.evaluate(() => {
      pageTools.putBack();
      pageTools.letMove();
    });
    if (found.length > 0) throw new Error(`${id}\n${found.join('\n')}`);
  },
};
export default config;

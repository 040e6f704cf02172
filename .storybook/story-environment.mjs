// What a file of story tests runs in. Browser and hooks are the process's own: the runner would connect to a browser and
// load the hooks, with all that they import, anew for each of its files. A file has a context of its own.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** Milliseconds without a file after which the browser goes, since it would keep the process from ending. */
const idle = 100;

let launched;
let closing;

async function openBrowser(options) {
  clearTimeout(closing);
  const browser = await launched?.catch(() => undefined);
  if (!browser?.isConnected()) launched = chromium.launch(options);
  return launched;
}

function closeWhenIdle() {
  closing = setTimeout(async () => {
    const browser = launched;
    launched = undefined;
    await (await browser)?.close();
  }, idle);
}

export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    const browser = await openBrowser(this._jestPlaywrightConfig.launchOptions);
    const context = await browser.newContext();
    const page = await context.newPage();
    const { setup, preVisit, postVisit } = await getTestRunnerConfig();
    setup?.();
    Object.assign(this.global, {
      context,
      page,
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
    await setupPage(page, context);
  }

  /** Only a browser that belonged to one file would hang on its events. */
  async handleTestEvent() {}

  async teardown() {
    await this.global.context?.close();
    closeWhenIdle();
    await super.teardown();
  }
}

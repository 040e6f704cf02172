// What a file of story tests runs in. Browser, page and hooks are the process's own: the runner would connect to a browser,
// load the hooks with all that they import, and open Storybook anew for each of its files.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** Milliseconds without a file after which the browser goes, since it would keep the process from ending. */
const idle = 100;

/** Files that one page shows: each story leaves a little with it, such as one more layer around the console. */
const filesOfAPage = 12;

let launched;
let closing;
/** The page that is open: `{ page, context, files }`. */
let opened;

async function openBrowser(options) {
  clearTimeout(closing);
  const browser = await launched?.catch(() => undefined);
  if (!browser?.isConnected()) {
    opened = undefined;
    launched = chromium.launch(options);
  }
  return launched;
}

function closeWhenIdle() {
  closing = setTimeout(async () => {
    const browser = launched;
    launched = undefined;
    await (await browser)?.close();
  }, idle);
}

async function openPage(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await setupPage(page, context);
  return { page, context, session: await context.newCDPSession(page), files: 0 };
}

export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    const browser = await openBrowser(this._jestPlaywrightConfig.launchOptions);
    const { setup, preVisit, postVisit } = await getTestRunnerConfig();
    setup?.();
    opened ??= await openPage(browser);
    opened.files += 1;
    const { page, context, session } = opened;
    // What another file's stories have kept is not this one's.
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'all',
    });
    Object.assign(this.global, {
      context,
      page,
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
  }

  /** A story that fails may leave anything behind: the next file has a page of its own. */
  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure' && opened) opened.files = filesOfAPage;
  }

  async teardown() {
    if (opened?.files >= filesOfAPage || opened?.page.isClosed()) {
      const { context } = opened;
      opened = undefined;
      await context.close();
    }
    closeWhenIdle();
    await super.teardown();
  }
}

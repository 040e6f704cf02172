// How far a page moves under the reader's eyes while comments load: in a React page, in the standalone build, and below an article that the
// reader has scrolled past. Cumulative layout shift beside its goal. Builds the site and the standalone build when they are not current.
import { chromium } from 'playwright';
import { createComments } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { createPerson } from '../apps/server/src/modules/session/people.fixtures.ts';
import { shiftsOf, watchShifts } from '../e2e/layout-shift.ts';
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { browserLaunchOptions } from '../scripts/browser.mjs';
import { ensureAllBuilt } from '../scripts/builds.mjs';
import { median, reportGoal, withBuiltPages } from './lib.mjs';
import { timesOr } from './options.mjs';

const rounds = timesOr(3);
const goal = 0.01;
const article = { type: 'article', id: 1 };
/** Milliseconds that each call takes longer, so that what comes first is seen first. */
const slowness = 250;

async function medianOf(what, measure) {
  const figures = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measure());
  reportGoal(what, median(figures), goal, '', 3);
}

await withBuiltPages('comment-box', ['comments-shift'], async (open) => {
  for (const reader of ['visitor', 'signed in', 'person comes late'])
    await medianOf(`comments in React, ${reader}`, async () => {
      const { page, close } = await open('comments-shift');
      const shift = await page.evaluate((name) => window.shiftBench.shiftFor(name), reader);
      await close();
      return shift;
    });
});

await ensureAllBuilt(['site', 'embed']);
const server = await createRunningServer();
const browser = await chromium.launch({ headless: true, ...(await browserLaunchOptions()) });

/** The shift of a page from its first paint until it has come to rest; `act` is what its reader does. */
async function shiftOf(path, { token, act = async () => {}, prepare = async () => {} }) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await watchShifts(page);
  await page.route('**/api/**', (route) => setTimeout(() => route.continue().catch(() => {}), slowness));
  await prepare(page, token);
  await page.goto(server.url + path, { waitUntil: 'load' });
  await act(page);
  await page.waitForTimeout(2500);
  const shift = await shiftsOf(page);
  await context.close();
  return shift;
}

const wheelDown = async (page) => {
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(30);
  }
};
/** What the reader of an article does once it is there. */
const ways = {
  'jumped to its comments': (page) =>
    page.evaluate(() => document.querySelector('#comments').scrollIntoView()),
  'jumped to its end': (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  'scrolled to its end': wheelDown,
};
const signedInSite = (page, token) =>
  page.addInitScript((value) => localStorage.setItem('shuyuan.token', value), token);
const signedInElement = (page, token) =>
  page.addInitScript(
    (value) =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(document.querySelector('shuyuan-school'), { token: value }),
      ),
    token,
  );

try {
  await server.start();
  const { db, close } = openDatabase(server);
  const { id, token } = await createPerson(db);
  await createComments(db, article, id, 60);
  await close();
  const path = `/article/${article.id}/detail`;
  for (const [reader, signed] of Object.entries({ visitor: {}, 'signed in': { token } })) {
    const element = { ...signed, ...(signed.token && { prepare: signedInElement }) };
    const site = { ...signed, ...(signed.token && { prepare: signedInSite }) };
    await medianOf(`comments standalone, ${reader}`, () => shiftOf('/embed/plain.html', element));
    for (const [way, scroll] of Object.entries(ways))
      await medianOf(`article ${way}, ${reader}`, () =>
        shiftOf(path, {
          ...site,
          act: async (page) => {
            await page.locator('#comments').waitFor({ state: 'attached' });
            await scroll(page);
          },
        }),
      );
  }
} finally {
  await browser.close();
  await server.remove();
}

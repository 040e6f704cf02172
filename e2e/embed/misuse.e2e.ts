import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const built = resolve(import.meta.dirname, '../../packages/widgets/embed/dist');
const school = 'https://school.example';
const partner = 'https://partner.example';
const failed = '这一部分没有显示出来';

type School = 'open' | 'dead' | 'closed to this page' | 'without its code';

/** A partner's page with this body, and what it says on its console. */
async function open(page: Page, body: string, state: School = 'open') {
  const said: string[] = [];
  page.on('console', (message) => {
    // What the browser says itself of requests is not ours.
    if (message.type() === 'error' && !/^(Failed to load|Access to fetch)/.test(message.text()))
      said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(`thrown: ${String(error)}`));
  await page.route(`${school}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = resolve(built, `.${pathname.replace('/embed', '')}`);
    const everybody = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (pathname.startsWith('/embed/') && existsSync(file))
      return state === 'without its code' && pathname.includes('/assets/')
        ? route.abort()
        : route.fulfill({ path: file, headers: everybody });
    if (state === 'dead') return route.abort('connectionrefused');
    const data = { users: {}, comments: { data: [], total: 0 } };
    return route.fulfill({
      json: { code: 0, message: '', data },
      headers: state === 'open' ? everybody : { 'access-control-allow-origin': 'https://another.example' },
    });
  });
  await page.route(`${partner}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><link rel="icon" href="data:,"><body>
<script type="module" src="${school}/embed/shuyuan.js"></script>${body}<div id="talk"></div>`,
    }),
  );
  await page.goto(`${partner}/`);
  return said;
}

const comments = '<shuyuan-comments target="article/7"></shuyuan-comments>';
const mounting = (call: string) =>
  `<script type="module">import { mount } from '${school}/embed/shuyuan.js'; ${call};</script>`;

interface Wrong {
  what: string;
  body: string;
  state?: School;
  /** Parts of the one line. */
  says: string[];
  /** What a visitor sees. */
  shows?: string;
}

const wrongs: Wrong[] = [
  {
    what: 'a missing target',
    body: '<shuyuan-comments></shuyuan-comments>',
    says: ['<shuyuan-comments>', 'the target is missing', 'Write target="article/7"'],
    shows: failed,
  },
  {
    what: 'an unknown element',
    body: '<shuyuan-coments target="article/7"></shuyuan-coments>',
    says: ['<shuyuan-coments>', 'no such widget', 'shuyuan-comments'],
    shows: failed,
  },
  {
    what: 'an unknown widget of mount',
    body: mounting("mount(document.querySelector('#talk'), 'coments', { target: 'article/7' })"),
    says: ['<shuyuan-coments>', 'no such widget', 'shuyuan-comments'],
    shows: failed,
  },
  {
    what: 'an unknown option',
    body: mounting(
      "mount(document.querySelector('#talk'), 'comments', { target: 'article/7', pagesize: 5 }).update({ pagesize: 6 })",
    ),
    says: ['"comments"', 'option pagesize is unknown', 'pageSize'],
  },
  {
    what: 'an unknown attribute',
    body: '<shuyuan-comments target="article/7" pagesize="5"></shuyuan-comments>',
    says: ['<shuyuan-comments>', 'attribute pagesize is unknown', 'page-size'],
  },
  {
    what: 'an invalid theme',
    body: '<shuyuan-comments target="article/7" theme="night"></shuyuan-comments>',
    says: ['<shuyuan-comments>', 'theme "night" is unknown', 'theme="dark"'],
  },
  {
    what: 'an invalid locale of the school around',
    body: `<shuyuan-school locale="fr">${comments}</shuyuan-school>`,
    says: ['<shuyuan-school>', 'locale "fr" is unknown', 'locale="en"'],
  },
  {
    what: 'a place that is not there',
    body: mounting("mount(document.querySelector('#gone'), 'comments', { target: 'article/7' }).update({})"),
    says: ['"comments"', 'the place is null', "mount(document.querySelector('#place'), 'comments'"],
  },
  {
    what: 'a dead server',
    body: comments,
    state: 'dead',
    says: ['<shuyuan-comments>', `${school} does not answer`, 'base-url'],
    shows: '评论没有加载出来',
  },
  {
    what: 'an origin that is not allowed',
    body: `<shuyuan-school>${comments}</shuyuan-school>`,
    state: 'closed to this page',
    says: ['<shuyuan-comments>', `refuses pages of ${partner}`, `EMBED_ORIGINS=${partner}`],
    shows: '评论没有加载出来',
  },
  {
    what: 'code that does not come',
    body: '<shuyuan-pager total="50"></shuyuan-pager>',
    state: 'without its code',
    says: ['<shuyuan-pager>', `no code from ${school}`, 'script-src'],
    shows: failed,
  },
];

for (const { what, body, state, says, shows } of wrongs)
  test(`${what} is told once, by the widget's name, with what to write`, async ({ page }) => {
    const said = await open(page, body, state);
    await expect.poll(() => said.length).toBeGreaterThan(0);
    if (shows) await expect(page.getByText(shows).first()).toBeVisible();
    await page.waitForTimeout(500);
    expect(said).toHaveLength(1);
    for (const each of says) expect(said[0]).toContain(each);
  });

test('a page that says everything rightly hears nothing', async ({ page }) => {
  const said = await open(
    page,
    `<shuyuan-school>${comments}</shuyuan-school><shuyuan-pager total="50" class="low" data-v-1></shuyuan-pager>`,
  );
  await expect(page.locator('shuyuan-comments [data-state="ready"]')).toBeVisible();
  await page.waitForTimeout(500);
  expect(said).toEqual([]);
});

import type { Page } from '@playwright/test';
import { sessions } from '../apps/server/src/db/schema.ts';
import { insertLoginCode } from '../apps/server/src/modules/session/outside-accounts.repo.ts';
import { hashToken } from '../apps/server/src/secrets/token.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { header, heading, loginDialog, notice, userMenu } from './site.ts';
import { recordCalls } from './watch.ts';

const overlay = (page: Page) => page.getByText('正在打开书院');
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

let codes = 0;

/** A code as an outside sign-in would hand over; `userId` null for an account that nobody has bound yet. */
async function issueCode(server: RunningServer, userId: number | null) {
  const code = `code-${(codes += 1)}`;
  const expiresAt = new Date(Date.now() + 60_000);
  await inDatabase(server, (db) => insertLoginCode(db, { codeHash: hashToken(code), userId, expiresAt }));
  return code;
}

test('AS-04 msv is stored and outlives the visit', async ({ page }) => {
  await page.goto('/article?msv=spring-letter');
  await expect(heading(page, '文章')).toBeVisible();
  expect(await kept(page, 'shuyuan.msv')).toBe('spring-letter');
  await page.goto('/');
  expect(await kept(page, 'shuyuan.msv')).toBe('spring-letter');
});

test(
  'AS-04 LD-08 a login code signs in, is told with msv, leaves the address and is tried once per session',
  { tag: '@journey' },
  async ({ page, server, person }) => {
    const code = await issueCode(server, person.id);
    const path = `/article?login_code=${code}&action=login&msv=letter&page=2`;
    const calls = recordCalls(page);
    await page.goto(path);
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveURL('/article?msv=letter&page=2');
    const own = await inDatabase(server, (db) => db.select().from(sessions));
    expect(own.filter(({ userId, source }) => userId === person.id && source === 'letter')).toHaveLength(1);

    await page.goto(path);
    await expect(userMenu(page)).toBeVisible();
    expect(calls.filter((call) => call.includes('/login/code'))).toHaveLength(1);
  },
);

for (const path of ['/my/orders', '/study-center'])
  test(`AS-04 a login code leads on to ${path}, which asks for sign-in`, async ({ page, server, person }) => {
    const code = await issueCode(server, person.id);
    await page.goto(`${path}?login_code=${code}&action=login`);
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(loginDialog(page)).toHaveCount(0);
  });

test('AS-04 a used login code is refused with the server’s words, and the page opens for a visitor', async ({
  page,
  server,
}) => {
  const { url } = server;
  await page.goto(`${url}/article?login_code=never-issued&action=login`);
  await expect(notice(page, '登录链接已过期，请重新登录')).toBeVisible();
  await expect(heading(page, '文章')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('AS-04 LD-05 a login code of an account without a number keeps the code and asks for one, without a way past', async ({
  page,
  server,
}) => {
  const code = await issueCode(server, null);
  await page.goto(`/?login_code=${code}&action=login`);
  const binding = page.getByRole('dialog', { name: '请绑定手机号' });
  await expect(binding).toBeVisible();
  expect(await kept(page, 'shuyuan.login-code')).toBe(code);
  await page.keyboard.press('Escape');
  await expect(binding).toBeVisible();
  await binding.getByRole('button', { name: '退出登录' }).click();
  await expect(binding).toHaveCount(0);
  expect(await kept(page, 'shuyuan.login-code')).toBeNull();
  await expect(overlay(page)).toHaveCount(0);
});

test('a login code without action=login is left alone', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/article?login_code=somebody-elses');
  await expect(heading(page, '文章')).toBeVisible();
  expect(calls.some((call) => call.includes('/login/code'))).toBe(false);
});

test.describe('the loading overlay', () => {
  test.use({ isSignedIn: true });

  const outcomes: [title: string, broken: string[], status: number | 'cut off'][] = [
    ['everything succeeds', [], 200],
    ['the config fails', ['**/other/config'], 500],
    ['the config is out of reach', ['**/other/config'], 'cut off'],
    ['the user fails', ['**/my/detail'], 500],
    ['the user is out of reach', ['**/my/detail'], 'cut off'],
    ['both fail', ['**/other/config', '**/my/detail'], 500],
  ];

  for (const [title, broken, status] of outcomes)
    test(`AS-04 goes when ${title}`, async ({ page, watch }) => {
      watch.allow(/Failed to load resource/);
      for (const pattern of broken)
        await page.route(pattern, (route) =>
          status === 'cut off'
            ? route.abort()
            : route.fulfill({ status, json: { code: status, message: '服务器出错了', data: null } }),
        );
      await page.goto('/article');
      await expect(heading(page, '文章')).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    });

  test('AS-04 stands while answers hang, and goes after 10 s', async ({ page }) => {
    // Time stands still from the first script on, however long the page takes to load.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    await page.route('**/other/config', () => {});
    await page.route('**/my/detail', () => {});
    await page.goto('/article');
    await expect(heading(page, '文章')).toBeAttached();
    await page.clock.fastForward(9_000);
    await expect(overlay(page)).toHaveCount(1);
    await page.clock.fastForward(2_000);
    await expect(overlay(page)).toHaveCount(0);
    await expect(header(page)).toBeVisible();
  });
});

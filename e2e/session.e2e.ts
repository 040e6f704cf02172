import type { Page, Route } from '@playwright/test';
import { createReplies } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { users } from '../apps/server/src/db/schema.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import {
  comments,
  composer,
  goToComments,
  header,
  heading,
  notice,
  openArticle,
  pager,
  signIn,
  userMenu,
} from './site.ts';

test.use({ isSignedIn: true, commentsCount: 1 });

const refusal = { code: 401, message: '请先登录', data: null };
const token = (page: Page) => page.evaluate(() => localStorage.getItem('shuyuan.token'));

async function signOut(page: Page) {
  await userMenu(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
}

test.describe('an expired session', () => {
  test.use({ commentsCount: 20 });

  test('AS-03 twenty refusals at once lead to the login screen once, and the draft is there after signing in', async ({
    page,
    server,
    article,
    person,
    watch,
  }) => {
    watch.allow(/401 \(Unauthorized\)/);
    await inDatabase(server, async (db) => {
      const target = { type: 'article' as const, id: article.id };
      for (const id of article.commentIds) await createReplies(db, target, id, person.id, 1);
    });
    await openArticle(page, article.path, 10);
    await pager(page).getByRole('combobox', { name: '每页条数' }).selectOption({ label: '20条' });
    await expect(comments(page)).toHaveCount(20);
    await composer(page).fill('写了一半的话');

    const held: Route[] = [];
    await page.route('**/answer*', (route) => void held.push(route));
    const logins: string[] = [];
    page.on('framenavigated', (frame) => void (frame.url().includes('/login') && logins.push(frame.url())));
    await page.getByRole('feed').evaluate((feed) => {
      const all = [...feed.querySelectorAll('button')];
      for (const button of all.filter(({ textContent }) => textContent.includes('条回复'))) button.click();
    });
    await expect.poll(() => held.length).toBe(20);
    await Promise.all(held.map((route) => route.fulfill({ status: 401, json: refusal })));

    await expect(heading(page, '登录书院')).toBeVisible();
    await expect(notice(page, '登录已过期，请重新登录')).toHaveCount(1);
    expect(logins).toEqual([`${server.url}/login?redirect=${encodeURIComponent(article.path)}`]);
    expect(await token(page)).toBeNull();

    await signIn(page.getByRole('main'), person);
    await expect(page).toHaveURL(article.path);
    await goToComments(page, 10);
    await expect(composer(page)).toHaveValue('写了一半的话');
    expect(logins).toHaveLength(1);
  });

  test(
    'AS-03 a session that the server has ended shows with the next call',
    { tag: '@journey' },
    async ({ page, server, article, person, watch }) => {
      watch.allow(/401 \(Unauthorized\)/);
      await openArticle(page, article.path, 10);
      await expect(userMenu(page)).toBeVisible();
      await fetch(`${server.url}/api/v2/logout`, { method: 'POST', headers: person.headers });
      await page.reload();
      await expect(heading(page, '登录书院')).toBeVisible();
      await signIn(page.getByRole('main'), person);
      await expect(page).toHaveURL(article.path);
      await expect(userMenu(page)).toBeVisible();
    },
  );

  test('AS-03 a refusal that comes while the page reloads is announced by the page that opens', async ({
    page,
    article,
    watch,
  }) => {
    watch.allow(/401 \(Unauthorized\)/);
    await openArticle(page, article.path, 10);
    await expect(userMenu(page)).toBeVisible();
    // What the page that is left has stored by then; it has no time for more.
    await page.evaluate(() => {
      localStorage.setItem('shuyuan.session-ended', String(Date.now()));
      localStorage.removeItem('shuyuan.token');
    });
    await page.reload();
    await expect(heading(page, '登录书院')).toBeVisible();
    await expect(notice(page, '登录已过期，请重新登录')).toHaveCount(1);
    await page.goto(article.path);
    await expect(heading(page, article.title)).toBeVisible();
  });
});

test(
  'signing out ends the session on the server, says so, and the other tab follows',
  { tag: '@journey' },
  async ({ page, context, server, article, person }) => {
    const other = await context.newPage();
    await openArticle(other, article.path, 1);
    await expect(composer(other)).toBeVisible();
    await page.goto('/');
    await signOut(page);
    await expect(notice(page, '安全退出成功')).toBeVisible();
    for (const tab of [page, other])
      await expect(header(tab).getByRole('button', { name: '登录' })).toBeVisible();
    await expect(composer(other)).toHaveCount(0);
    await expect(other).toHaveURL(article.path);
    expect(await token(page)).toBeNull();
    const answer = await fetch(`${server.url}/api/v2/my/detail`, { headers: person.headers });
    expect(answer.status).toBe(401);
  },
);

test('signing in in one tab signs the other in', async ({ page, context, article, person }) => {
  await page.goto('/');
  await signOut(page);
  const other = await context.newPage();
  await openArticle(other, article.path, 1);
  await expect(composer(other)).toHaveCount(0);
  await page.goto('/login');
  await signIn(page.getByRole('main'), person);
  await expect(userMenu(page)).toBeVisible();
  await expect(userMenu(other)).toBeVisible();
  await expect(composer(other)).toBeVisible();
});

test('signing in in one tab leads the other on from the login screen', async ({
  page,
  context,
  article,
  person,
}) => {
  await page.goto('/');
  await signOut(page);
  const other = await context.newPage();
  await other.goto(`/login?redirect=${encodeURIComponent(article.path)}`);
  await expect(heading(other, '登录书院')).toBeVisible();
  await page.goto('/login');
  await signIn(page.getByRole('main'), person);
  await expect(other).toHaveURL(article.path);
  await expect(userMenu(other)).toBeVisible();
});

test('AS-01 a link with a token that the server does not know leaves the session in all tabs as it was', async ({
  page,
  context,
  person,
  watch,
}) => {
  watch.allow(/401 \(Unauthorized\)/);
  const other = await context.newPage();
  await other.goto('/');
  await expect(userMenu(other)).toBeVisible();
  await page.goto('/article?token=never-issued');
  await expect(page).toHaveURL('/article');
  await expect(userMenu(page)).toBeVisible();
  await expect(userMenu(other)).toBeVisible();
  expect(await token(page)).toBe(person.token);
});

test('T15 a link with a token of somebody else asks first, and tells the token to nothing that the page asks for', async ({
  page,
  context,
  server,
  person,
}) => {
  const guest = await addPerson(server, '另一位');
  const asked: Promise<string[]>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    asked.push(request.allHeaders().then(({ referer = '' }) => [request.url(), referer]));
  });
  const other = await context.newPage();
  await other.goto('/');
  await page.goto(`/article?token=${guest.token}&page=2`);
  const question = page.getByRole('alertdialog', { name: '这个链接属于另一个账号' });
  await expect(question.getByText(/^另一位（/)).toBeVisible();
  await expect(page).toHaveURL('/article?page=2');
  expect(await token(page)).toBe(person.token);
  await question.getByRole('button', { name: '换成链接里的账号' }).click();
  await expect(userMenu(other)).toHaveAccessibleName(/另一…$/);
  expect(await token(page)).toBe(guest.token);
  const told = (await Promise.all(asked)).flat();
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((text) => text.includes(guest.token))).toEqual([]);
});

test('a sign-out that does not reach the server says "网络错误" and leaves the person signed in', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/logout', (route) => route.abort());
  await page.goto('/');
  await signOut(page);
  await expect(notice(page, '网络错误')).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
});

test.describe('the user menu', () => {
  test.use({ nickName: '诸葛孔明字卧龙居隆中先生' });

  test('AS-05 cuts the name to 2 and to 10 characters, and copies the account id', async ({
    page,
    context,
    server,
    person,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const everyone = await inDatabase(server, (db) =>
      db.select({ id: users.id, uuid: users.uuid }).from(users),
    );
    const accountId = everyone.find(({ id }) => id === person.id)?.uuid ?? '';
    await page.goto('/');
    await expect(userMenu(page)).toHaveAccessibleName(/^用户菜单：\s?诸葛…$/);
    await userMenu(page).click();
    await expect(header(page).getByText('诸葛孔明字卧龙居隆中…', { exact: true })).toBeVisible();
    await expect(header(page).getByText(accountId)).toBeVisible();
    await page.getByRole('button', { name: '复制账号ID' }).click();
    await expect(notice(page, '复制成功')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accountId);
  });

  test('AS-05 closes with Escape, and gives the focus back', async ({ page }) => {
    await page.goto('/article');
    await userMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '退出登录' })).toBeHidden();
    await expect(userMenu(page)).toBeFocused();
  });
});

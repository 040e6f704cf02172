import { routeTable } from '../apps/site/src/routes/route-table.ts';
import { expect, test } from './fixtures.ts';
import { routeCases } from './route-cases.ts';
import { header, heading, learner, loginDialog, signIn, userMenu } from './site.ts';

/** Those of the console ask for rights: `console.e2e.ts` walks them. */
const openRoutes = routeTable.filter(({ layout }) => layout !== 'manage');

test('AS-01 the table names every route there is', { tag: '@journey' }, () => {
  expect([...new Set(routeCases.map(({ name }) => name))].sort()).toEqual(
    openRoutes.map(({ name }) => name).sort(),
  );
});

/** Routes that one test walks: few enough for its limit, and many, since each test has a page and perhaps a sign-in of its own. */
const routesOfATest = 12;

for (const isSignedIn of [false, true])
  test.describe(isSignedIn ? 'for a user' : 'for a guest', () => {
    test.use({ isSignedIn });

    for (let first = 0; first < routeCases.length; first += routesOfATest) {
      const walked = routeCases.slice(first, first + routesOfATest);
      test(
        `AS-01 ${walked.map(({ path }) => path).join(', ')} resolve with their titles and headers`,
        { tag: isSignedIn ? ['@journey'] : [] },
        async ({ page, article }) => {
          const fill = (text: string) =>
            text.replace('ID', String(article.id)).replace('TITLE', article.title);
          for (const wanted of walked)
            await test.step(wanted.path, async () => {
              const shown = { ...wanted, ...(isSignedIn ? wanted.forUser : wanted.forGuest) };
              await page.goto(fill(wanted.path));
              if (shown.opensLogin) {
                await expect(loginDialog(page)).toBeVisible();
                await page.keyboard.press('Escape');
              }
              await expect(heading(page, fill(shown.heading))).toBeVisible();
              await expect(page).toHaveTitle(`${fill(shown.title)} - 书院`);
              await expect(page).toHaveURL(fill(shown.path));
              await expect(header(page)).toBeVisible({ visible: !shown.hidesHeader });
              if (isSignedIn && !shown.hidesHeader) await expect(userMenu(page)).toBeVisible();
            });
        },
      );
    }
  });

for (const path of ['/article/999999999/detail', '/article/abc/detail', '/article/0/detail'])
  test(`AS-01 ${path} keeps its address and shows the 404 page in place`, async ({ page, watch }) => {
    watch.allow(/404 \(Not Found\)/);
    await page.goto(path);
    await expect(heading(page, '没有找到这一页')).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: '看看文章' }).click();
    await expect(heading(page, '文章')).toBeVisible();
  });

test('AS-06 a section that the server has switched off has no page, not even for the first visit', async ({
  page,
}) => {
  await page.route('**/other/config', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { features: Record<string, boolean> } };
    json.data.features['vip'] = false;
    await route.fulfill({ response, json });
  });
  await page.goto('/vip');
  await expect(heading(page, '“会员”没有开放')).toBeVisible();
  await expect(page).toHaveURL('/vip');
});

const redirects: [asked: string, landed: string][] = [
  ['/login?redirect=%2Farticle%3Fpage%3D2%26size%3D16%23top', '/article?page=2&size=16#top'],
  ['/login', '/'],
  ['/login?redirect=%2F%2Fevil.example%2Fx', '/'],
  ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
  ['/login?redirect=javascript%3Aalert(1)', '/'],
  ['/login?redirect=%2Flogin', '/'],
];

for (const [asked, landed] of redirects)
  test(`AS-01 sign-in at ${asked} leads to ${landed}`, async ({ page }) => {
    await page.goto(asked);
    await signIn(page.getByRole('main'), learner);
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveURL(landed);
    await page.goBack().catch(() => {});
    await expect(page).not.toHaveURL(/login/);
  });

test(
  'LD-10 a wrong password is told in the form and keeps the number',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/login');
    const form = page.getByRole('main');
    await signIn(form, { ...learner, password: 'wrong' });
    await expect(form.getByRole('alert')).toHaveText('手机号或密码错误');
    await expect(form.getByRole('textbox', { name: '手机号' })).toHaveValue(learner.mobile);
    await signIn(form, learner);
    await expect(userMenu(page)).toBeVisible();
  },
);

test('AS-01 the header asks for sign-in by the dialog, over the page where the reader is', async ({
  page,
  article,
}) => {
  await page.goto(article.path);
  await header(page).getByRole('button', { name: '登录' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL(article.path);
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeFocused();
});

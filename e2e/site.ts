import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody of the demonstration, as `npm start` prints it. */
export const learner = { mobile: '13800000001', password: 'shuyuan-demo', name: '林小满' };

export const header = (page: Page) => page.getByRole('banner');
export const userMenu = (page: Page) => header(page).getByRole('button', { name: /^用户菜单/ });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: /^通知/ }).getByText(text);

export const comments = (page: Page) => page.getByRole('feed', { name: '评论' }).getByRole('article');
export const comment = (page: Page, text: string) =>
  comments(page).filter({ has: page.getByText(text, { exact: true }) });
/** It says so where a reply was begun. */
export const replyButton = (row: Locator) =>
  row.getByRole('button', { name: /^(回复|继续回复（有草稿）)$/ }).first();
export const replies = (row: Locator) =>
  row.getByRole('list', { name: /^对.*的回复$/ }).getByRole('listitem');
export const replyField = (page: Page) => page.getByRole('textbox', { name: /^回复 @/ });
export const composer = (page: Page) => page.getByRole('textbox', { name: '写下你的评论…' });
/** Comments and replies that have not reached the server. */
export const unsent = (page: Page) => page.locator('[data-part=unsent]');
export const pager = (page: Page) => page.getByRole('navigation', { name: '分页' });

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: '登录' });

/** Fills in the login form, in the dialog or on the login screen, and sends it. */
export async function signIn(
  form: Locator,
  { mobile, password }: Pick<typeof learner, 'mobile' | 'password'>,
) {
  await form.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await form.getByRole('textbox', { name: '密码' }).fill(password);
  await form.getByRole('button', { name: '立即登录' }).click();
}

/** Pays the order of the page that shows the code, by the page that stands for a telephone. */
export async function payByTelephone(page: Page) {
  const address = await page.getByRole('link', { name: '在本机打开' }).getAttribute('href');
  const telephone = await page.context().newPage();
  await telephone.goto(address ?? '');
  await telephone.getByRole('button', { name: '支付', exact: true }).click();
  await expect(heading(telephone, '支付成功')).toBeVisible();
  await telephone.close();
}

export async function postComment(page: Page, text: string) {
  await composer(page).fill(text);
  await page.getByRole('button', { name: '发表评论', exact: true }).click();
}

/** What stands right above the comments, which load when the reader comes near. */
export const neighbours = (page: Page) => page.getByRole('navigation', { name: '上一篇与下一篇' });

export async function goToComments(page: Page, rows: number) {
  await neighbours(page).scrollIntoViewIfNeeded();
  await expect(comments(page)).toHaveCount(rows);
}

/** Opens an article and goes down to its comments. */
export async function openArticle(page: Page, path: string, rows: number) {
  await page.goto(path);
  await goToComments(page, rows);
}

/** Presses a key until the element has the focus. */
export async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(locator).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${locator.toString()}`);
}

import type { Page } from '@playwright/test';
import { settings } from '../apps/server/src/db/schema.ts';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading, notice, signIn } from './site.ts';

test.use({ isSignedIn: true });

const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };
const article = { thumb: '', charge: 29, paidContent: '<p>付过款才读得到的后半。</p>' };
/** The whole tile is its radio's. */
const choose = (page: Page, way: string) => page.locator('label').filter({ hasText: way }).click();
const cashier = (id: number) => `/order/order?goods_type=article&goods_id=${id}`;

test(
  'MO-03: an order is left on the page of Alipay, opened there again, and paid',
  { tag: '@journey' },
  async ({ page, server }) => {
    const id = await inDatabase(server, (db) => createArticle(db, { ...article, title: '支付宝买的一篇' }));
    await page.goto(cashier(id));
    await expect(page.getByRole('radio', { name: '微信支付' })).toBeChecked();
    await choose(page, '支付宝');
    await page.getByRole('button', { name: '提交订单' }).click();

    await expect(heading(page, '用此页模拟支付宝收银台')).toBeVisible();
    await page.getByRole('button', { name: '取消支付' }).click();
    await page.getByRole('link', { name: '返回网站' }).click();

    await expect(heading(page, '支付宝支付')).toBeVisible();
    await expect(page.getByText('正在等待支付宝的付款结果')).toBeVisible();
    await expectNoViolations(page);
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
    await page.getByRole('button', { name: '已完成支付' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: '还没有收到付款' })).toBeVisible();

    await page.getByRole('button', { name: '重新打开支付宝' }).click();
    await page.getByRole('button', { name: '支付', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/order/(pay|success)\\?order_id=${orderId}`));
    // The word may be there before the page has come back.
    const goOn = page.getByRole('button', { name: '查看支付结果' });
    await expect(heading(page, '支付成功！').or(goOn)).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await expect(heading(page, '支付成功！')).toBeVisible();
    await page.goto(`/article/${id}/detail`);
    await expect(page.getByText('付过款才读得到的后半。')).toBeVisible();
  },
);

test(
  'an order waits for a transfer, is completed in the console, and turns on the page that waits',
  { tag: '@journey' },
  async ({ page, browser, server }) => {
    const title = '打款买的一篇';
    const id = await inDatabase(server, async (db) => {
      const value = '户名：书院\n账号：6222 0210';
      await db.insert(settings).values({ key: 'pay.hand_text', value }).onConflictDoNothing();
      return createArticle(db, { ...article, title });
    });
    await page.goto(cashier(id));
    await choose(page, '线下转账');
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(heading(page, '手动支付')).toBeVisible();
    await expect(page.getByText('账号：6222 0210')).toBeVisible();
    await expectNoViolations(page);
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
    await page.getByRole('button', { name: '已完成支付' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: '还没有确认到账' })).toBeVisible();

    // From the orders it is the same way again.
    await page.goto('/my/orders');
    await page
      .getByRole('listitem')
      .filter({ hasText: orderId })
      .getByRole('button', { name: /^去支付/ })
      .click();
    await expect(heading(page, '手动支付')).toBeVisible();
    await expect(page.getByText('账号：6222 0210')).toBeVisible();

    const context = await browser.newContext({
      baseURL: server.url,
      storageState: { cookies: [], origins: [] },
    });
    const office = await context.newPage();
    await office.goto(`/login?redirect=${encodeURIComponent('/manage/orders?payment_method=handPay')}`);
    await signIn(office.getByRole('main'), administrator);
    await office.getByRole('button', { name: `“${title}”的订单的操作` }).click();
    await office.getByRole('menuitem', { name: '查看' }).click();
    const details = office.getByRole('dialog', { name: '订单详情' });
    await details.getByRole('button', { name: '手动完成' }).click();
    const question = office.getByRole('alertdialog', { name: '手动完成这笔订单？' });
    await question.getByRole('textbox', { name: /原因/ }).fill('已到账');
    await question.getByRole('button', { name: '确认已收款' }).click();
    await expect(details.getByText('已到账')).toBeVisible();
    await context.close();

    await expect(notice(page, '已成功支付')).toBeVisible();
    await expect(heading(page, '支付成功！')).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading, notice, payByTelephone, signIn } from './site.ts';

test.use({ isSignedIn: true });

const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };
const rest = '这一段只有买过的人才读得到。';

/** Buys an article by the page that stands for a telephone; the number of the order. */
async function buy(page: Page, id: number): Promise<string> {
  await page.goto(`/order/order?goods_type=article&goods_id=${id}`);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(heading(page, '微信扫码支付')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await payByTelephone(page);
  await expect(heading(page, '支付成功！')).toBeVisible();
  return orderId;
}

test(
  'a refund is asked for, decided in the console, and seen on both sides',
  { tag: '@journey' },
  async ({ page, browser, server }) => {
    const title = '想退的一篇';
    const paid = { title, thumb: '', charge: 19, paidContent: `<p>${rest}</p>` };
    const id = await inDatabase(server, (db) => createArticle(db, paid));
    const orderId = await buy(page, id);

    await page.goto('/my/orders');
    await page
      .getByRole('listitem')
      .filter({ hasText: orderId })
      .getByRole('link', { name: /^订单详情/ })
      .click();
    await expect(heading(page, '订单详情')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: '申请退款' }).click();
    const question = page.getByRole('alertdialog', { name: '申请退款' });
    await expect(question).toContainText('预计可退¥19.00');
    await expect(question.getByRole('listitem')).toHaveText(title);
    await question.getByRole('button', { name: '提交申请' }).click();
    await expect(question.getByText('请写明退款原因')).toBeVisible();
    await question.getByRole('textbox', { name: /退款原因/ }).fill('买错了');
    await question.getByRole('button', { name: '提交申请' }).click();
    await expect(notice(page, '退款申请已提交')).toBeVisible();
    await expect(page.getByText('待处理', { exact: true })).toBeVisible();

    const context = await browser.newContext({
      baseURL: server.url,
      storageState: { cookies: [], origins: [] },
    });
    const office = await context.newPage();
    await office.goto(`/login?redirect=${encodeURIComponent(`/manage/refunds?keywords=${orderId}`)}`);
    await signIn(office.getByRole('main'), administrator);
    await expect(heading(office, '退款')).toBeVisible();
    await office.getByRole('button', { name: `“${title}”的退款的操作` }).click();
    await office.getByRole('menuitem', { name: '查看' }).click();
    const details = office.getByRole('dialog', { name: '退款详情' });
    await expect(details.getByText('买错了')).toBeVisible();
    await expectNoViolations(office);
    await details.getByRole('textbox', { name: '回复学员' }).fill('已核实，原路退回');
    await details.getByRole('button', { name: '同意退款' }).click();
    await expect(details.getByText('退款成功')).toBeVisible();
    await context.close();

    await page.reload();
    await expect(page.getByText('退款成功', { exact: true })).toBeVisible();
    await expect(page.getByText('学校回复：已核实，原路退回')).toBeVisible();
    await page.goto('/my/orders');
    await expect(page.getByRole('listitem').filter({ hasText: orderId })).toContainText('已退款');
    await page.goto(`/article/${id}/detail`);
    await expect(page.getByRole('button', { name: /^解锁全文/ })).toBeVisible();
    await expect(page.getByText(rest)).toHaveCount(0);
    await page.goto('/my/messages');
    await expect(page.getByText('已退款¥19')).toBeVisible();
  },
);

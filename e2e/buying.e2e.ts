import type { Page } from '@playwright/test';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { header, heading, notice, userMenu } from './site.ts';

test.use({ isSignedIn: true });

/** The page that stands for a telephone, opened by what the picture holds. */
async function scan(page: Page): Promise<Page> {
  const address = await page.getByRole('link', { name: '在本机打开' }).getAttribute('href');
  const telephone = await page.context().newPage();
  await telephone.goto(address ?? '');
  await expect(heading(telephone, '用此页模拟付款')).toBeVisible();
  return telephone;
}

async function pay(page: Page) {
  const telephone = await scan(page);
  await telephone.getByRole('button', { name: '支付', exact: true }).click();
  await expect(heading(telephone, '支付成功')).toBeVisible();
  await telephone.close();
}

test('a membership is ordered, paid by a telephone, and there', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/vip');
  await page.getByRole('button', { name: /^购买/ }).first().click();
  await expect(heading(page, '收银台')).toBeVisible();
  await expect(page).toHaveURL(/^[^?]+\/order\/order\?goods_type=role&goods_id=\d+$/);
  await expect(page).toHaveTitle('收银台 - 书院');
  await expect(page.getByRole('radio', { name: '微信支付' })).toBeChecked();
  await expectNoViolations(page);
  await page.getByRole('button', { name: '提交订单' }).click();

  await expect(heading(page, '微信扫码支付')).toBeVisible();
  const picture = page.getByRole('img', { name: /^微信支付二维码/ });
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  await expectNoViolations(page);
  await page.reload();
  await expect(picture).toHaveAttribute('src', before ?? '');
  await page.getByRole('button', { name: '已完成支付' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '还没有收到付款' })).toBeVisible();

  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await pay(page);
  await expect(notice(page, '已成功支付')).toBeVisible();
  await expect(heading(page, '支付成功！')).toBeVisible();
  await expect(page).toHaveURL(`/order/success?order_id=${orderId}`);
  await expectNoViolations(page);

  await userMenu(page).click();
  await expect(header(page).getByText(/^.度会员$/)).toBeVisible();
  await page.getByRole('link', { name: '订单中心' }).click();
  await expect(page).toHaveURL('/my/orders');
  const order = page.getByRole('listitem').filter({ hasText: orderId });
  await expect(order).toContainText('已支付');
});

test.describe('an article that costs something', () => {
  const rest = '这一段只有买过的人才读得到。';

  const title = '怎样读一首旧诗';
  let id: number;
  const path = () => `/article/${id}/detail`;
  const cashier = () => `/order/order?goods_type=article&goods_id=${id}`;

  test.beforeEach(async ({ server }) => {
    const paid = { title, thumb: '', charge: 19, paidContent: `<p>${rest}</p>` };
    id = await inDatabase(server, (db) => createArticle(db, paid));
  });

  test(
    'is bought from where its free part ends, and read to its end',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto(path());
      await expect(page.getByText(rest)).toHaveCount(0);
      await page.getByRole('button', { name: /^解锁全文/ }).click();
      await expect(heading(page, '收银台')).toBeVisible();
      await expect(page.getByText(title)).toBeVisible();
      await page.getByRole('button', { name: '提交订单' }).click();
      await pay(page);
      await page.getByRole('button', { name: '开始阅读' }).click();
      await expect(page).toHaveURL(path());
      await expect(page.getByText(rest)).toBeVisible();

      await page.goto(cashier());
      await expect(page.getByText('全文你已经可以阅读。')).toBeVisible();
      await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0);
    },
  );

  test(
    'waits in its order until that is cancelled, and cannot be paid then',
    { tag: '@journey' },
    async ({ page, watch }) => {
      await page.goto(cashier());
      await page.getByRole('button', { name: '提交订单' }).click();
      const telephone = await scan(page);
      await telephone.getByRole('button', { name: '取消支付' }).click();
      await expect(heading(telephone, '没有支付')).toBeVisible();

      await page.goto(cashier());
      await expect(page.getByText('有一笔未支付的订单')).toBeVisible();
      await page.getByRole('button', { name: '继续支付' }).click();
      await page.getByRole('button', { name: '取消支付' }).click();
      const question = page.getByRole('alertdialog', { name: '取消这笔订单？' });
      await question.getByRole('button', { name: '继续支付' }).click();
      await expect(question).toHaveCount(0);
      await page.getByRole('button', { name: '取消支付' }).click();
      await question.getByRole('button', { name: '取消订单' }).click();
      await expect(notice(page, '已取消')).toBeVisible();
      await expect(page).toHaveURL(path());

      watch.allow(/410/);
      await telephone.goBack();
      await telephone.reload();
      await expect(heading(telephone, '订单不能付款了')).toBeVisible();
    },
  );

  test('turns on the page that waits when its order is cancelled elsewhere', async ({ page }) => {
    await page.goto(cashier());
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByRole('img', { name: /^微信支付二维码/ })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: '取消支付' }).click();
    await other.getByRole('button', { name: '取消订单' }).click();
    await expect(notice(other, '已取消')).toBeVisible();
    await page.getByRole('button', { name: '重新下单' }).click();
    await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible();
  });
});

test(
  'an order that is somebody else’s, or none, is shown to nobody',
  { tag: '@journey' },
  async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/order/pay?order_id=20260302095900271828');
    await expect(page.getByText('没有找到这个订单')).toBeVisible();
    await page.goto('/order/success?order_id=20260302095900271828');
    await expect(page.getByText('没有找到这个订单')).toBeVisible();
  },
);

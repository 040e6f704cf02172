import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { createCoupons } from '../apps/server/src/modules/coupons/coupons.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading } from './site.ts';

test.use({ isSignedIn: true });

test(
  'a link takes a coupon, the cashier uses it, and a cancelled order gives it back',
  { tag: '@journey' },
  async ({ page, server }) => {
    const { token, article } = await inDatabase(server, async (db) => ({
      token: (await createCoupons(db, 1, { name: '旅程礼', rate: 8, fullDiscountPrice: 20 })).token,
      article: await createArticle(db, {
        title: '用券的一篇',
        thumb: '',
        charge: 29,
        paidContent: '<p>余下的</p>',
      }),
    }));

    await page.goto(`/my/coupons?take=${token}`);
    await expect(heading(page, '优惠券')).toBeVisible();
    await expect(page.getByText(/已领取“旅程礼”/)).toBeVisible();
    await expect(page).toHaveURL(/\/my\/coupons$/);
    await expect(page.getByRole('link', { name: /去使用.*旅程礼/ })).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`/order/order?goods_type=article&goods_id=${article}`);
    await expect(heading(page, '收银台')).toBeVisible();
    await expect(page.getByText('原价 29 元', { exact: true })).toBeVisible();
    await expect(page.getByText('优惠券已减 8 元', { exact: true })).toBeVisible();
    const choice = page.getByRole('combobox', { name: '优惠券' });
    await choice.selectOption({ label: '不使用优惠券' });
    await expect(page.getByText(/优惠券已减/)).toBeHidden();
    await choice.selectOption({ label: '减8元：旅程礼（满20元可用）' });
    await expectNoViolations(page);
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(heading(page, '微信扫码支付')).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';

    await page.goto('/my/coupons?status=used');
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page.getByText('−¥8.00')).toBeVisible();
    expect(page.url()).toContain(orderId);

    await page.goto('/my/orders');
    await page.getByRole('button', { name: '取消订单：用券的一篇' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByText('已取消').first()).toBeVisible();
    await page.goto('/my/coupons');
    await expect(page.getByRole('link', { name: /去使用.*旅程礼/ })).toBeVisible();
  },
);

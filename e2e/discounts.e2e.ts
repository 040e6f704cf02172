import { settings } from '../apps/server/src/db/schema.ts';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { createPromoCode } from '../apps/server/src/modules/promo-codes/promo-codes.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading } from './site.ts';

test.use({ isSignedIn: true });

test(
  'a code takes something off an order, and another one all of it',
  { tag: '@journey' },
  async ({ page, server }) => {
    const [first, second] = await inDatabase(server, async (db) => {
      await db.insert(settings).values({ key: 'features.promoCode', value: true }).onConflictDoNothing();
      await createPromoCode(db, { code: 'JOURNEY8', invitedUserReward: 8 });
      await createPromoCode(db, { code: 'JOURNEYALL', invitedUserReward: 900 });
      const article = { thumb: '', charge: 29, paidContent: '<p>余下的</p>' };
      return [
        await createArticle(db, { ...article, title: '减价的一篇' }),
        await createArticle(db, { ...article, title: '全免的一篇' }),
      ] as const;
    });

    await page.goto(`/order/order?goods_type=article&goods_id=${first}`);
    await expect(heading(page, '收银台')).toBeVisible();
    const field = page.getByRole('textbox', { name: '优惠码' });
    await field.fill('nosuchcode');
    await page.getByRole('button', { name: '验证' }).click();
    await expect(page.getByText('此优惠码无效，请重新输入验证')).toBeVisible();
    await expect(field).toHaveValue('nosuchcode');
    await expectNoViolations(page);
    await field.fill('journey8');
    await field.press('Enter');
    await expect(page.getByText('优惠码 JOURNEY8 有效，已减免8元')).toBeVisible();
    await expect(page.getByText('原价 29 元', { exact: true })).toBeVisible();
    await expect(page.getByText('优惠码已减 8 元', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(heading(page, '微信扫码支付')).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
    await page.goto(`/order/detail?order_id=${orderId}`);
    await expect(page.getByText('−¥8.00')).toBeVisible();

    await page.goto(`/order/order?goods_type=article&goods_id=${second}`);
    await page.getByRole('textbox', { name: '优惠码' }).fill('JOURNEYALL');
    await page.getByRole('button', { name: '验证' }).click();
    // Who orders before the answer is there is asked to wait for it.
    await expect(page.getByText(/^优惠码 JOURNEYALL 有效/)).toBeVisible();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(heading(page, '支付成功！')).toBeVisible();
    await page.goto(`/article/${second}/detail`);
    await expect(page.getByText('余下的')).toBeVisible();
  },
);

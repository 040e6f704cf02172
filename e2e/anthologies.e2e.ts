import { createAnthology } from '../apps/server/src/modules/anthologies/anthologies.fixtures.ts';
import { indexAnthologies } from '../apps/server/src/modules/anthologies/index-anthologies.ts';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { header, heading, neighbours, notice } from './site.ts';

const rest = '这一段只有买过文集的人才读得到。';

/** One free article and one that is sold, in an anthology that is sold. */
const texts = { thumb: '', renderContent: '<p>灯下开卷。</p>' };
const free = { ...texts, title: '开卷第一' };
const sold = { ...texts, title: '开卷第二', charge: 19, paidContent: `<p>${rest}</p>` };
const title = '灯下读帖小集';
const name = { exact: true };

test(
  'a visitor finds an anthology, signs in, buys it, and reads all of it',
  { tag: '@journey' },
  async ({ page, server, person }) => {
    const id = await inDatabase(server, async (db) => {
      const articles = [await createArticle(db, free), await createArticle(db, sold)];
      const anthology = await createAnthology(db, {
        title,
        thumb: '',
        charge: 29,
        articles,
        publishedAt: new Date(),
      });
      await indexAnthologies(db);
      return anthology;
    });

    await page.goto('/');
    await header(page)
      .getByRole('link', { name: '文集', ...name })
      .click();
    await expect(heading(page, '文集')).toBeVisible();
    await expect(page).toHaveTitle('文集 - 书院');
    await expectNoViolations(page);
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`/anthology/${id}`);
    await expect(page).toHaveTitle(`${title} - 书院`);
    await expectNoViolations(page);

    // A visitor may read what is free, and goes on to what is not.
    await page.getByRole('link', { name: '先读一篇' }).click();
    await expect(heading(page, free.title)).toBeVisible();
    await neighbours(page).getByRole('link', { name: sold.title }).click();
    await expect(heading(page, sold.title)).toBeVisible();
    await expect(page.getByText(rest)).toHaveCount(0);
    await expectNoViolations(page);

    await page.getByRole('link', { name: /^购买整部文集/ }).click();
    await expect(heading(page, '登录书院')).toBeVisible();
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: '手机号' }).fill(person.mobile);
    await form.getByRole('textbox', { name: '密码' }).fill(person.password);
    await form.getByRole('button', { name: '立即登录' }).click();
    await expect(heading(page, '收银台')).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
    await page.getByRole('button', { name: '提交订单' }).click();

    const address = await page.getByRole('link', { name: '在本机打开' }).getAttribute('href');
    const telephone = await page.context().newPage();
    await telephone.goto(address ?? '');
    await telephone.getByRole('button', { name: '支付', ...name }).click();
    await expect(heading(telephone, '支付成功')).toBeVisible();
    await telephone.close();
    await expect(notice(page, '已成功支付')).toBeVisible();
    await page.getByRole('button', { name: '开始阅读' }).click();
    await expect(page).toHaveURL(`/anthology/${id}`);

    // A short text is read to its end as soon as it is shown, which is told every ten seconds.
    await page.clock.install();
    const progress = page.getByRole('progressbar', { name: '阅读进度' });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/record') && answer.ok());
    const first = kept();
    await page.getByRole('link', { name: '开始阅读' }).click();
    await expect(heading(page, free.title)).toBeVisible();
    await page.clock.fastForward(10_000);
    await first;
    const second = kept();
    await neighbours(page).getByRole('link', { name: sold.title }).click();
    await expect(page.getByText(rest)).toBeVisible();
    await page.clock.fastForward(10_000);
    await second;
    await neighbours(page).getByRole('link', { name: title }).click();
    await expect(page.getByText('整部文集都读完了')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '100');

    await page.goto(`/order/order?goods_type=anthology&goods_id=${id}`);
    await expect(page.getByText('整部文集你已经可以阅读。')).toBeVisible();
  },
);

test('a search for an anthology leads to it', async ({ page }) => {
  await page.goto('/');
  await header(page).getByRole('button', { name: '搜索' }).click();
  const dialog = page.getByRole('dialog', { name: '搜索' });
  await expect(dialog.getByRole('combobox', { name: '搜索关键词' })).toBeFocused();
  await page.keyboard.insertText('数学散步');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('option', { name: /数学散步/ })
    .first()
    .click();
  await expect(heading(page, '数学散步')).toBeVisible();
  await expect(page).toHaveURL(/\/anthology\/\d+$/);
});

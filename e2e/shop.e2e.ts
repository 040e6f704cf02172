import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { heading, signIn } from './site.ts';

const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };
const course = '动手学几何';

test(
  'what the console takes out of the shop is not shown there, and is again once it is put back',
  { tag: '@journey' },
  async ({ page, browser }) => {
    await page.goto('/login?redirect=%2Fmanage%2Fproducts');
    await signIn(page.getByRole('main'), administrator);
    await expect(heading(page, '商品')).toBeVisible();
    await expectNoViolations(page);
    const row = page.getByRole('row').filter({ hasText: course });
    const search = page.getByRole('searchbox');
    await search.fill(course);
    await search.press('Enter');
    await expect(row).toHaveCount(1);

    const context = await browser.newContext();
    const shop = await context.newPage();
    const offer = shop.getByRole('link', { name: course });
    await shop.goto(`/shopSearch?keywords=${encodeURIComponent(course)}`);
    await expect(offer.first()).toBeVisible();
    await expectNoViolations(shop);

    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '下架' }).click();
    await expect(row.getByText('已下架')).toBeVisible();
    await shop.reload();
    await expect(shop.getByText('换个条件看看，或者先去读读文章。')).toBeVisible();
    await expect(offer).toHaveCount(0);

    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '上架', exact: true }).click();
    await expect(row.getByText('已上架')).toBeVisible();
    await shop.reload();
    await expect(offer.first()).toBeVisible();
    await context.close();
  },
);

import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { heading, signIn } from './site.ts';

const title = '编程入门练';

test(
  'EX-16 a learner practises, loses the network and the page, and finds what was wrong in the wrong book',
  { tag: '@journey' },
  async ({ page, context, person, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await signIn(page.getByRole('main'), person);
    await expect(page).toHaveURL('/');
    await page.goto('/exam/practice');
    await page.getByRole('link', { name: title }).first().click();
    await expect(heading(page, title)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: /：概念$/ }).click();

    const practice = page.getByRole('region', { name: '练习' });
    await expect(practice.getByRole('heading', { name: /^第1题/ })).toBeVisible();
    await expectNoViolations(page);

    // Whatever is asked: the first option of two questions, one of them without a network and over a crash.
    await practice.getByRole('radio').first().press('Space');
    await expect(practice.getByText(/^答案/).first()).toBeVisible();
    await practice.getByRole('button', { name: '下一题' }).click();
    await expect(practice.getByRole('heading', { name: /^第2题/ })).toBeVisible();
    await context.setOffline(true);
    await practice.getByRole('radio').first().press('Space');
    await expect(practice.getByText(/^暂时送不到服务器/)).toBeVisible();
    const address = page.url();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(address);
    const again = next.getByRole('region', { name: '练习' });
    await expect(again.getByText('已练习2/', { exact: false })).toBeVisible();
    await expectNoViolations(next);

    await next.goto('/exam/wrongbook');
    await expect(heading(next, '考试错题本')).toBeVisible();
    await expectNoViolations(next);
  },
);

import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { header, heading, signIn } from './site.ts';

const title = '把话写清楚：结课小测';

test(
  'EX-03 EX-06 a learner finds a paper, loses the network and the page, goes on, and reads the result',
  { tag: '@journey' },
  async ({ page, context, person, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await signIn(page.getByRole('main'), person);
    await expect(page).toHaveURL('/');
    await header(page).getByRole('link', { name: '考试', exact: true }).click();
    await expect(heading(page, '考试')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: '立即考试' }).click();

    const player = page.getByRole('region', { name: title });
    await expect(player.getByRole('heading', { name: /^第1题/ })).toBeVisible();
    await expectNoViolations(page);
    await player.getByText(/缺少主语/).click();
    await expect(player.getByText('1题', { exact: true })).toHaveCount(2);

    await context.setOffline(true);
    await player.getByRole('button', { name: '第2题，未答' }).click();
    await player.getByText(/谁做了什么/).click();
    await expect(player.getByText(/^暂时送不到服务器。照常作答/)).toBeVisible();
    // As by a crash: nobody is asked, and nothing more is sent.
    const address = page.url();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(address);
    const again = next.getByRole('region', { name: title });
    await expect(again.getByRole('heading', { name: /^第2题/ })).toBeVisible();
    await expect(again.getByRole('radio', { name: /谁做了什么/ })).toBeChecked();

    await again.getByRole('button', { name: '立即交卷' }).click();
    const question = next.getByRole('alertdialog', { name: '交卷' });
    await expect(question).toContainText('还有4道题未做，确认要交卷吗？');
    await question.getByRole('button', { name: '继续答题' }).click();
    await expect(again.getByRole('heading', { name: /^第3题/ })).toBeVisible();
    await again.getByRole('button', { name: '立即交卷' }).click();
    await question.getByRole('button', { name: '确定' }).click();

    const result = again.getByRole('region', { name: '考试得分' });
    await expect(result).toContainText('10分');
    await expect(result).toContainText('服务器收到2题的作答');
    await expect(again.getByRole('button', { name: '第1题，答对' })).toBeVisible();
    await expectNoViolations(next);
    await again.getByRole('button', { name: '返回' }).click();
    await expect(next.getByRole('link', { name: '考试详情' })).toBeVisible();
  },
);

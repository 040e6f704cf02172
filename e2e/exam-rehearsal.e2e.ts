import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { heading, signIn } from './site.ts';

const paper = { id: 1 };

test(
  'EX-15 a learner rehearses on their own device: the plug is pulled, the power goes, and the report is green',
  { tag: '@journey' },
  async ({ page, person }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(`/exam/papers/detail?id=${paper.id}`)}`);
    await signIn(page.getByRole('main'), person);
    await page.getByRole('link', { name: '考前演练' }).click();
    await expect(heading(page, '考前演练')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: '开始演练' }).click();

    const player = page.getByRole('region', { name: '演练', exact: true });
    await player.getByText('照常作答，连上后自动补送').click();
    await expect(page.getByText('网线被拔掉了。', { exact: false }).first()).toBeVisible();
    await player.getByRole('button', { name: '下一题' }).click();
    await player.getByRole('textbox', { name: '填空1' }).fill('服务器');
    await expect(page.getByText('断电了').first()).toBeVisible();
    await expect(page.getByText('来电了', { exact: false }).first()).toBeVisible();
    await expect(player.getByRole('textbox', { name: '填空1' })).toHaveValue('服务器');
    await player.getByRole('button', { name: '下一题' }).click();
    await player.getByRole('radio', { name: '正确' }).check();
    await player.getByRole('button', { name: '立即交卷' }).click();
    await page.getByRole('alertdialog', { name: '交卷' }).getByRole('button', { name: '确定' }).click();

    await expect(page.getByText('这台设备准备好了')).toBeVisible();
    await expect(page.getByText('通过', { exact: true })).toHaveCount(6);
    await expectNoViolations(page);
  },
);

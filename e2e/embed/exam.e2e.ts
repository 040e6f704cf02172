import { expect, test } from './embed-test.ts';
import { heard, listen, say } from './page-words.ts';

test(
  'an exam is sat on a school’s own page: asked to sign in, begun, answered, submitted, and the page is told',
  { tag: '@journey' },
  async ({ openProof, page, person }) => {
    const { said } = await openProof('exam');
    const exam = page.locator('shuyuan-exam');
    await exam.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
    await page.keyboard.press('Escape');

    await listen(page, 'finish', 'leave');
    await say(page, { token: person.token });
    await exam.getByRole('button', { name: '立即考试' }).click();
    await expect(exam.getByRole('heading', { name: /^第1题/ })).toBeVisible();
    await exam.getByRole('radio').first().press('Space');
    await expect(exam.getByText('已保存', { exact: true })).toBeVisible();
    await exam.getByRole('button', { name: '立即交卷' }).click();
    await page.getByRole('alertdialog', { name: '交卷' }).getByRole('button', { name: '确定' }).click();
    await expect(exam.getByRole('region', { name: '考试得分' })).toBeVisible();
    await exam.getByRole('button', { name: '返回' }).click();
    await expect(exam.getByRole('button', { name: '查看上次结果' })).toBeVisible();
    expect(((await heard(page)) as { name: string }[]).map(({ name }) => name)).toEqual(['finish', 'leave']);
    expect(said).toEqual([]);
  },
);

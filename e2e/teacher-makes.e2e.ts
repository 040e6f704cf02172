import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { heading, signIn } from './site.ts';

const teacher = { mobile: '13800000002', password: 'shuyuan-demo' };
const title = '河灯模拟卷';

/** Very hard ones, of which the demonstration has none: the rule finds these alone. */
const good = [
  ['放河灯的人站在哪一岸？', '~此岸\n=彼岸'],
  ['河灯顺水漂到哪里才熄？', '=桥下\n~渡口'],
].map(([stem, answers]) => `// [level:4] [score:5]\n${stem}{\n${answers}\n}`);
const bad = '// [level:4] [score:5]\n提灯的人回头看了几次？';
const mended = `${bad}{\n=一次\n~没有回头\n}`;

const gift = (questions: readonly string[]) => ({
  name: 'questions.gift',
  mimeType: 'text/plain',
  buffer: Buffer.from(`${questions.join('\n\n')}\n`),
});

test(
  'a teacher imports questions, mends the one that is wrong, and makes a mock paper of them by rule; a learner draws it',
  { tag: '@journey' },
  async ({ page, browser, person }) => {
    await page.goto('/login?redirect=%2Fmanage%2Fquestions');
    await signIn(page.getByRole('main'), teacher);
    await expect(heading(page, '题库')).toBeVisible();
    await page.getByRole('button', { name: '导入试题' }).click();
    const dialog = page.getByRole('dialog', { name: '从文件导入试题' });
    await dialog.getByRole('combobox', { name: '没有写分类的题放进' }).selectOption({ index: 1 });
    await dialog.locator('input[type=file]').setInputFiles(gift([...good, bad]));
    await expect(dialog.getByText('可以导入2道题')).toBeVisible();
    await expect(dialog.getByRole('table', { name: '不能导入的题' })).toContainText('没有找到答案');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: '换一个文件' }).click();
    await dialog.locator('input[type=file]').setInputFiles(gift([...good, mended]));
    await dialog.getByRole('button', { name: '导入3道题' }).click();
    await expect(dialog.getByText('已导入3道题')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(page.getByRole('row').filter({ hasText: '提灯的人回头看了几次？' })).toBeVisible();

    await page.goto('/manage/mock-papers?open=new');
    const form = page.getByRole('dialog', { name: '新模拟卷' });
    await form.getByRole('textbox', { name: '标题' }).fill(title);
    await form.getByRole('combobox', { name: '分类' }).first().selectOption({ index: 1 });
    await form.getByRole('checkbox', { name: '特别难' }).press('Space');
    await expect(form.getByText('题库里有3道')).toBeVisible();
    await form.getByRole('textbox', { name: '单选题' }).fill('3');
    await form.getByRole('textbox', { name: '单选题' }).press('Tab');
    await expect(form.getByText('共抽3道题')).toBeVisible();
    await expectNoViolations(page);
    await form.getByRole('button', { name: '添加', exact: true }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '立即发布' }).click();
    await expect(row.getByText('已发布')).toBeVisible();

    const context = await browser.newContext();
    const learner = await context.newPage();
    await learner.goto('/login?redirect=%2Fexam%2Fmockpaper');
    await signIn(learner.getByRole('main'), person);
    await learner.getByRole('link', { name: title }).click();
    await learner.getByRole('button', { name: '立即考试' }).click();
    const player = learner.getByRole('region', { name: title });
    for (const next of [true, true, false]) {
      // Each learner has an order of their own.
      const right = (await player.getByText(/^(?:彼岸|桥下|一次)$/).textContent()) ?? '';
      await player.getByText(right, { exact: true }).click();
      if (!next) break;
      await player.getByRole('button', { name: '下一题' }).click();
      await expect(player.getByText(right, { exact: true })).toHaveCount(0);
    }
    await player.getByRole('button', { name: '立即交卷' }).click();
    await learner.getByRole('alertdialog', { name: '交卷' }).getByRole('button', { name: '确定' }).click();
    await expect(player.getByRole('region', { name: '考试得分' })).toContainText('15分');
    await context.close();
  },
);

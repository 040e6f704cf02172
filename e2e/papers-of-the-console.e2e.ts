import type { Question } from '@shuyuan/api-client';
import { createPaper } from '../apps/server/src/modules/exams/exams.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading, signIn } from './site.ts';

/** The administrator of the demonstration. */
const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };

test(
  'an administrator writes a question and publishes a paper of it',
  { tag: '@journey' },
  async ({ page }) => {
    const stem = '灯油还剩多少？';
    const title = '灯下小测';
    await page.goto('/login?redirect=%2Fmanage%2Fquestions');
    await signIn(page.getByRole('main'), administrator);
    await expect(heading(page, '题库')).toBeVisible();
    await page.getByRole('button', { name: '新试题' }).click();
    const form = page.getByRole('dialog', { name: '新试题' });
    await form.getByRole('combobox', { name: '分类' }).selectOption({ index: 1 });
    await form.getByRole('textbox', { name: '题干' }).fill(stem);
    await form.getByRole('textbox', { name: '选项A' }).fill('半盏');
    await form.getByRole('textbox', { name: '选项B' }).fill('一盏');
    await form.getByRole('checkbox', { name: 'A是正确答案' }).press('Space');
    await form.getByRole('button', { name: '添加', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: stem })).toBeVisible();

    await page.goto('/manage/papers?open=new');
    const paper = page.getByRole('dialog', { name: '新试卷' });
    await paper.getByRole('textbox', { name: '标题' }).fill(title);
    await paper.getByRole('combobox', { name: '分类' }).first().selectOption({ index: 1 });
    const finder = paper.getByRole('combobox', { name: '从题库找一道题' });
    // As people do: what scrolls when the field is reached would close the list that typing opens.
    await finder.click();
    await finder.fill(stem);
    await page.getByRole('option', { name: stem }).click();
    await expect(paper.getByText('共1道题，5分')).toBeVisible();
    await paper.getByRole('button', { name: '添加', exact: true }).click();
    await expect(paper).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '立即发布' }).click();
    await expect(row.getByText('已发布')).toBeVisible();
    await expectNoViolations(page);
  },
);

/** A question whose stored key is wrong: the second option is right. */
const misprinted: Question = {
  type: 1,
  level: 1,
  score: 5,
  content: '<p>灯芯要剪几回？</p>',
  options: [
    { key: 'option1', content: '一回' },
    { key: 'option2', content: '三回' },
  ],
  answer: 'option1',
  remark: '',
};

test(
  'a learner sits a paper whose key is wrong, an administrator corrects it, and both see the new mark',
  { tag: '@journey' },
  async ({ page, browser, person, server }) => {
    const title = '剪烛小测';
    await inDatabase(server, (db) =>
      createPaper(db, { title, questions: [misprinted], passScore: 3, publishedAt: new Date() }),
    );

    const context = await browser.newContext();
    const learner = await context.newPage();
    await learner.goto('/login?redirect=%2Fexam%2Fpapers');
    await signIn(learner.getByRole('main'), person);
    await learner.getByRole('link', { name: title }).click();
    await learner.getByRole('button', { name: '立即考试' }).click();
    const player = learner.getByRole('region', { name: title });
    await player.getByText('三回').click();
    await player.getByRole('button', { name: '立即交卷' }).click();
    await learner.getByRole('alertdialog', { name: '交卷' }).getByRole('button', { name: '确定' }).click();
    await expect(player.getByRole('region', { name: '考试得分' })).toContainText('0分');

    await page.goto('/login?redirect=%2Fmanage%2Fquestions');
    await signIn(page.getByRole('main'), administrator);
    const row = page.getByRole('row').filter({ hasText: '灯芯要剪几回？' });
    await row.getByRole('link', { name: /更正答案/ }).click();
    await expect(heading(page, '更正答案并重判')).toBeVisible();
    await page.getByRole('checkbox', { name: 'B是正确答案' }).press('Space');
    await page.getByRole('textbox', { name: '更正原因' }).fill('答案印错');
    await page.getByRole('button', { name: '试算' }).click();
    await expect(page.getByText('涉及1份已交的答卷，1份加分，0份减分')).toBeVisible();
    await page.getByRole('button', { name: '更正并重判' }).click();
    await expect(page.getByText('已更正，成绩按新答案重判。')).toBeVisible();
    await expectNoViolations(page);

    await learner.reload();
    await expect(player.getByRole('region', { name: '考试得分' })).toContainText('5分');
    await context.close();
    await page.goto('/manage/papers');
    await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: /成绩/ }).click();
    await expect(page.getByRole('region', { name: '统计' })).toContainText('100% (1/1)');
    await expectNoViolations(page);
  },
);

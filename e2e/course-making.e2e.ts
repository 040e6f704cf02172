import { expect, test } from './fixtures.ts';
import { header, heading, signIn } from './site.ts';

const title = '录一遍就是一课';
const teacher = { mobile: '13800000002', password: 'shuyuan-demo' };

test(
  'a teacher makes a course of a recording and publishes it; a learner finds it by search, judges it, buys it, and has it in their study center',
  { tag: '@journey' },
  async ({ page, browser, server, person, storageState }) => {
    await page.goto('/login?redirect=/manage/courses');
    await signIn(page.getByRole('main'), teacher);
    await page.getByRole('button', { name: '新课程' }).click();
    const form = page.getByRole('dialog', { name: '新课程' });
    await form.getByRole('textbox', { name: /^标题/ }).fill(title);
    await form.getByRole('combobox', { name: /^分类/ }).selectOption({ label: '读写' });
    await form.getByRole('textbox', { name: /^封面/ }).fill('/blobs/demonstration/cover-binary-search.svg');
    await form.getByRole('textbox', { name: '一句话介绍' }).fill('把讲过的一遍，变成别人能学的一课。');
    await form.getByRole('textbox', { name: /^价格/ }).fill('9');

    await form.getByRole('button', { name: '加一个课时' }).click();
    const lesson = page.getByRole('dialog', { name: '新课时' });
    await lesson.getByRole('textbox', { name: /^名称/ }).fill('第一遍');
    await lesson.getByRole('button', { name: '从素材库选，或者上传、用我的录制' }).click();
    await page.getByRole('tab', { name: '我的录制' }).click();
    await page.getByRole('button', { name: /^选用/ }).first().click();
    await expect(lesson.getByRole('textbox', { name: /^试看秒数/ })).toBeVisible();
    await lesson.getByRole('button', { name: '完成' }).click();
    await expect(lesson).toBeHidden();
    await form.getByRole('button', { name: '添加', exact: true }).click();
    await expect(form).toBeHidden();
    await page
      .getByRole('row', { name: new RegExp(title, 'u') })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: '立即发布' }).click();
    await expect(page.getByRole('row', { name: new RegExp(title, 'u') }).getByText('已发布')).toBeVisible();

    const elsewhere = await browser.newContext({
      baseURL: server.url,
      ...(storageState && { storageState }),
    });
    const learner = await elsewhere.newPage();
    await learner.addInitScript((token) => localStorage.setItem('shuyuan.token', token), person.token);
    await learner.goto('/');
    await header(learner).getByRole('button', { name: '搜索', exact: true }).click();
    await expect(learner.getByRole('combobox', { name: '搜索关键词' })).toBeFocused();
    await learner.keyboard.insertText('录一遍');
    await learner.keyboard.press('Enter');
    await learner
      .getByRole('dialog', { name: '搜索' })
      .getByRole('option', { name: new RegExp(title, 'u') })
      .click();
    await expect(heading(learner, title)).toBeVisible();
    await expect(learner.getByRole('region', { name: '课程目录' })).toContainText('第一遍');
    await learner.getByRole('link', { name: '购买课程' }).first().click();
    await learner.getByRole('button', { name: '提交订单' }).click();
    const address = await learner.getByRole('link', { name: '在本机打开' }).getAttribute('href');
    const telephone = await elsewhere.newPage();
    await telephone.goto(address ?? '');
    await telephone.getByRole('button', { name: '支付', exact: true }).click();
    await expect(heading(learner, '支付成功！')).toBeVisible();
    await learner.goto('/study-center');
    await expect(learner.getByRole('main').getByText(title).first()).toBeVisible();
    await elsewhere.close();
  },
);

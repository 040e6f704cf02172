import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { createPerson, findRole } from '../apps/server/src/modules/session/people.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { header, heading, notice, payByTelephone } from './site.ts';

const title = '班里有两个人同一天生日奇怪吗';
const free = '教室里坐着五十个人';
const paid = '二十三个人就过了一半';

/** Opens the site as somebody: with their token, as after a sign-in. */
async function openAs(page: Page, token: string | null, path: string) {
  await page.goto('/');
  await page.evaluate(
    (value) =>
      value === null
        ? localStorage.removeItem('shuyuan.token')
        : localStorage.setItem('shuyuan.token', value),
    token,
  );
  await page.goto(path);
}

const text = (page: Page) => page.getByRole('textbox', { name: '正文' });
const mainButton = (page: Page, name: string) =>
  page.getByRole('region', { name: '写文章' }).getByRole('button', { name, exact: true });
const saved = (page: Page) => page.locator('[data-part=server]');

test(
  'an article is written, priced, scheduled, published, found, bought and read',
  { tag: '@journey' },
  async ({ page, server, watch }) => {
    // From the first word to the reader who paid for it: many pages one after the other.
    test.slow();
    const writer = await inDatabase(server, async (db) =>
      createPerson(db, { nickName: '周闻笛', roleId: await findRole(db, 'administrator') }),
    );
    await openAs(page, writer.token, '/manage/articles/new');
    await expect(text(page)).toHaveAttribute('contenteditable');
    await page.getByRole('textbox', { name: '标题' }).fill(title);
    await text(page).click();
    await page.keyboard.type(free);
    await page.keyboard.press('Enter');
    await page.keyboard.type('$$P=1-\\frac{k}{365}$$');
    await page.keyboard.press('Enter');
    await page.keyboard.type(paid);
    await page.keyboard.press('Enter');
    await page.keyboard.type('```ts');
    await page.keyboard.press('Enter');
    await page.keyboard.type('const half = 23;');
    const picture = await sharp({
      create: { width: 64, height: 36, channels: 3, background: { r: 14, g: 122, b: 107 } },
    })
      .png()
      .toBuffer();
    await page
      .locator('[data-field=text] input[type=file]')
      .setInputFiles({ name: 'curve.png', mimeType: 'image/png', buffer: picture });
    const shown = text(page).locator('img[src*="/media/"]');
    await expect(shown).toBeVisible();

    // The draft has got an address of its own, and goes on being the same.
    await expect(page).toHaveURL(/\/manage\/articles\/\d+$/);
    await expect(saved(page)).toHaveText(/^已保存/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const path = `/article/${id}/detail`;

    await page.getByRole('radio', { name: '会员免费' }).check();
    await page.getByRole('textbox', { name: '价格（元）' }).fill('6');
    const line = text(page).getByRole('group', { name: /^试读到这里/ });
    while (
      (await text(page).evaluate((root) =>
        [...root.children].findIndex((one) => one.matches('[data-part=divider]')),
      )) > 1
    )
      await line.getByRole('button', { name: '分界上移一段' }).click();
    await page.getByRole('combobox', { name: '分类' }).selectOption({ index: 1 });
    await expectNoViolations(page, '[data-component=article-editor]');

    await page.getByRole('radio', { name: '定时' }).check();
    const day = page.getByRole('group', { name: '发布时间' });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('203001022000');
    await mainButton(page, '2030年1月2日 20:00 发布').click();
    await expect(notice(page, '文章将在2030年1月2日 20:00发布')).toBeVisible();
    await page.reload();
    await expect(text(page)).toContainText(paid);
    await expect(mainButton(page, '更新，2030年1月2日 20:00 发布')).toBeVisible();

    watch.allow(/404/);
    await openAs(page, null, path);
    await expect(page.getByText(free)).toHaveCount(0);

    await openAs(page, writer.token, `/manage/articles/${id}`);
    await page.getByRole('radio', { name: '现在' }).check();
    await mainButton(page, '发布').click();
    await expect(notice(page, '文章已发布')).toBeVisible();
    await expect(mainButton(page, '更新')).toBeVisible();

    // As a visitor: found by its words, and read as far as it is free.
    await openAs(page, null, '/');
    await header(page).getByRole('button', { name: '搜索', exact: true }).click();
    // Its code comes late; what is typed before goes nowhere.
    await expect(page.getByRole('combobox', { name: '搜索关键词' })).toBeFocused();
    await page.keyboard.insertText('同一天生日');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: '搜索' })
      .getByRole('option', { name: new RegExp(title) })
      .first()
      .click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(free)).toBeVisible();
    await expect(page.getByText(paid)).toHaveCount(0);

    const learner = await addPerson(server);
    await openAs(page, learner.token, path);
    await page.getByRole('button', { name: /^解锁全文/ }).click();
    await page.getByRole('button', { name: '提交订单' }).click();
    await payByTelephone(page);
    await page.getByRole('button', { name: '开始阅读' }).click();
    await expect(page.getByText(paid)).toBeVisible();
    await expect(page.locator('[data-component=rich-text] math')).toBeVisible();
    await expect(page.locator('[data-component=rich-text] [data-token=kwd]')).toHaveText('const');
    await expect(page.locator('[data-component=rich-text] img[src*="/media/"]')).toBeVisible();
  },
);

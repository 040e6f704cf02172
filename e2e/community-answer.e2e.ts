import { moveCredits } from '../apps/server/src/modules/credits/move-credits.ts';
import { addPerson, expect, test, type OwnPerson } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { heading, userMenu } from './site.ts';

test.use({ isSignedIn: true, nickName: '问书人' });

test(
  'CM-01 a question is asked for credits, answered in another browser, told at once and accepted; the credits move, and a follower is told of',
  { tag: '@journey' },
  async ({ page, person, server, browser }) => {
    const answering = await addPerson(server, '答书人');
    await giveCredits(server, person, 50);
    const title = '古书里的批注该怎么读';

    await page.goto('/problem/add');
    await page.getByRole('textbox', { name: '问题标题' }).fill(title);
    await page.getByRole('combobox', { name: '问题分类' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: '问题内容' }).fill('眉批和夹批先看哪一种');
    await page.getByRole('textbox', { name: '悬赏积分' }).fill('20');
    await page.getByRole('button', { name: '发布问题' }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('悬赏：20积分')).toBeVisible();

    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'zh-CN',
      storageState: {
        cookies: [],
        origins: [{ origin: server.url, localStorage: [{ name: 'shuyuan.token', value: answering.token }] }],
      },
    });
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: '你的回答' }).fill('先看夹批，它跟着正文走');
    await other.getByRole('button', { name: '发布回答' }).click();
    await expect(other.getByText('先看夹批，它跟着正文走')).toBeVisible();

    // Nobody has touched this page since: the server has told it.
    await expect(page).toHaveTitle(/^\(1\) /);
    await userMenu(page).click();
    await page.getByRole('link', { name: /^我的消息/ }).click();
    await page.getByRole('link', { name: '答书人回答了你的问题' }).click();
    await expect(page).not.toHaveTitle(/^\(/);
    const answers = page.getByRole('region', { name: '全部回答' });
    await answers.getByRole('button', { name: '采纳此回答' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(answers.getByText('此回答已被题主采纳')).toBeVisible();
    await page.goto('/my/credit1Records');
    await expect(page.getByText('现有 30 积分')).toBeVisible();

    await other.goto('/my/credit1Records');
    await expect(other.getByText('现有 20 积分')).toBeVisible();
    await other.goto(`/user?id=${person.id}`);
    await other.getByRole('button', { name: '关注', exact: true }).click();
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.goto('/my/messages');
    await expect(page.getByRole('link', { name: '答书人关注了你' })).toBeVisible();
    await context.close();
  },
);

const giveCredits = (server: RunningServer, { id }: OwnPerson, amount: number) =>
  inDatabase(server, (db) =>
    db.transaction((tx) =>
      moveCredits(tx, {
        from: { kind: 'school' },
        to: { kind: 'person', userId: id },
        amount,
        reason: 'console',
        key: `journey:${id}`,
        now: new Date(),
      }),
    ),
  );

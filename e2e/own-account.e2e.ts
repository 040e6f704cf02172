import { createPerson } from '../apps/server/src/modules/session/people.fixtures.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { header, heading, loginDialog, notice, signIn, userMenu } from './site.ts';
import { answerTo, readCode, type Answer } from './telephone.ts';

test.use({ isSignedIn: true, nickName: '学员a2b3c4' });

test('a person names themselves once, and everything shows the name', async ({ page }) => {
  await page.goto('/');
  await userMenu(page).click();
  await page.getByRole('link', { name: '基本信息' }).click();
  await expect(page).toHaveURL('/my');
  await expect(heading(page, '基本信息')).toBeVisible();
  await expect(page.getByText(/^139\*{4}\d{4}$/)).toBeVisible();

  await page.getByRole('button', { name: '修改我的昵称' }).click();
  const field = page.getByRole('textbox', { name: '我的昵称' });
  await field.fill('山');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('山高水长');
  await page.reload();
  await expect(field).toHaveValue('山高水长');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已修改')).toBeVisible();
  await expect(userMenu(page)).toHaveText(/山高…/);
  await page.reload();
  await expect(page.getByText('已修改')).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('a device that is signed out from here is out', async ({ page, browser, server, person }) => {
  const there = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [] },
    userAgent: 'Firefox/149.0 (Android 16)',
  });
  try {
    const other = await there.newPage();
    await other.goto('/login');
    await signIn(other.getByRole('main'), person);
    await expect(userMenu(other)).toBeVisible();

    await page.goto('/my');
    const device = page.getByRole('listitem').filter({ hasText: 'Firefox' });
    await expect(device).toContainText('Android');
    await device.getByRole('button', { name: /退出登录/ }).click();
    await expect(device).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: '当前设备' })).toBeVisible();

    await other.goto('/my');
    await expect(other).toHaveURL('/login?redirect=%2Fmy');
  } finally {
    await there.close();
  }
});

test('a closed account is out at once, and is taken back by signing in', async ({ page, person }) => {
  await page.goto('/my');
  await page.getByRole('button', { name: '注销账号' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '暂不注销' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: '注销账号' }).click();
  await question.getByRole('button', { name: '确认注销' }).click();
  await expect(notice(page, '在此之前登录即可撤回')).toBeVisible();
  await expect(page).toHaveURL('/');

  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(loginDialog(page), person);
  await userMenu(page).click();
  await page.getByRole('link', { name: '基本信息' }).click();
  await expect(page.getByRole('button', { name: '注销账号' })).toBeVisible();
});

test('LD-05 a person without a number gives themselves one when they like', async ({ page, server }) => {
  const mobile = '13600000003';
  const { token } = await inDatabase(server, (db) => createPerson(db, { nickName: '微信来客' }));
  const telephone = await page.context().newPage();
  await telephone.goto('/local/sms');
  await page.goto('/404');
  await page.evaluate((value) => localStorage.setItem('shuyuan.token', value), token);
  await page.goto('/my');
  await expect(page.getByRole('button', { name: '设置密码' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: '绑定手机号' }).click();
  const form = page.getByRole('dialog', { name: '请绑定手机号' });
  await form.getByRole('button', { name: '关闭' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: '绑定手机号' }).click();
  await form.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile);
  const asked = page.waitForResponse('**/captcha/image*form=words*');
  await form.getByRole('button', { name: '看不清？换成文字问题' }).click();
  const { data } = (await (await asked).json()) as Answer<{ question: string }>;
  await form.getByRole('textbox', { name: /请用数字回答。$/ }).fill(answerTo(data.question));
  await form.getByRole('button', { name: '获取验证码' }).click();
  const code = form.getByRole('textbox', { name: '短信验证码', exact: true });
  await expect(code).toBeFocused();
  await code.fill(await readCode(telephone, mobile, '绑定手机号'));
  await form.getByRole('button', { name: '立即绑定' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('136****0003')).toBeVisible();
  await expect(page.getByRole('button', { name: '设置密码' })).not.toHaveAttribute('aria-disabled');
});

import type { Locator, Page } from '@playwright/test';
import { findGap } from '../apps/server/src/modules/captcha/captcha.fixtures.ts';
import { saveSettings } from '../apps/server/src/modules/config/config.repo.ts';
import { createPerson } from '../apps/server/src/modules/session/people.fixtures.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { header, loginDialog, notice, signIn, userMenu } from './site.ts';
import { answerTo, readCode, type Answer } from './telephone.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const bindDialog = (page: Page) => dialog(page, '请绑定手机号');

interface Puzzle {
  handle: Locator;
  /** Where the piece belongs, in pixels of its picture, which is 350 wide. */
  gap: number;
}

async function dragByMouse({ handle, gap }: Puzzle) {
  const box = (await handle.boundingBox())!;
  const rail = (await handle.locator('..').boundingBox())!;
  const { mouse } = handle.page();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  // A hand sets out and arrives slowly, and does not go along a ruler.
  for (const share of [0.01, 0.04, 0.1, 0.2, 0.33, 0.48, 0.62, 0.75, 0.85, 0.93, 0.98, 1.01, 1]) {
    await mouse.move(x + (share * gap * rail.width) / 350, y + Math.sin(share * 9) * 3);
    await handle.page().waitForTimeout(25);
  }
  await mouse.up();
}

async function moveByKeys({ handle, gap }: Puzzle) {
  await expect(handle).toBeFocused();
  const { keyboard } = handle.page();
  // The server takes keys that come faster than anybody types for a machine's.
  const typing = { delay: 25 };
  const large = Math.floor(gap / 20);
  for (let press = 0; press < large; press += 1) await keyboard.press('PageUp', typing);
  for (let press = 0; press < Math.round((gap - large * 20) / 2); press += 1)
    await keyboard.press('ArrowRight', typing);
  await keyboard.press('Enter');
}

/** Somebody in front of the dialog, with the telephone at hand that the number belongs to. */
async function sitDown(page: Page, server: RunningServer, mobile: string) {
  const telephone = await page.context().newPage();
  await telephone.goto('/local/sms');
  await page.bringToFront();
  return {
    telephone,
    /** Gets a code into `form`, past the puzzle. */
    getCode: async (form: Locator, scene: string, solve: (puzzle: Puzzle) => Promise<void>) => {
      const drawn = page.waitForResponse('**/api/v2/captcha/slider');
      await form.getByRole('button', { name: '获取验证码' }).click();
      const { data } = (await (await drawn).json()) as Answer<{ key: string }>;
      const handle = dialog(page, '安全验证').getByRole('slider');
      await expect(handle).not.toHaveAttribute('aria-disabled');
      await solve({ handle, gap: await inDatabase(server, (db) => findGap(db, data.key)) });
      await expect(form.getByRole('button', { name: /^1\d\d秒后重发$/ })).toBeVisible();
      await expect(field(form, '短信验证码')).toBeFocused();
      await page.keyboard.type(await readCode(telephone, mobile, scene));
    },
  };
}

async function signOut(page: Page) {
  await userMenu(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
}

test('LD-01 LD-03 LD-04 LD-07 LD-11 a person registers, signs in by code, sets a new password, scans, binds and signs out', async ({
  page,
  server,
}) => {
  test.slow();
  const mobile = '13600000001';
  const { telephone, getCode } = await sitDown(page, server, mobile);
  await page.goto('/');

  await test.step('registers, with the puzzle drawn by the mouse', async () => {
    await header(page).getByRole('button', { name: '注册' }).click();
    const form = dialog(page, '用户注册');
    await field(form, '手机号').fill(mobile);
    await getCode(form, '注册', dragByMouse);
    await field(form, '设置密码').fill('first-password');
    await form.getByRole('button', { name: '立即注册' }).click();
    await expect(form.getByText('请同意《用户协议》和《隐私政策》')).toBeVisible();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '立即注册' }).click();
    await expect(notice(page, '注册成功')).toBeVisible();
    await expect(userMenu(page)).toBeVisible();
    await expect(loginDialog(page)).toHaveCount(0);
    await signOut(page);
  });

  await test.step('signs in by code, with the puzzle moved by keys', async () => {
    await header(page).getByRole('button', { name: '登录' }).click();
    const form = loginDialog(page);
    await form.getByRole('tab', { name: '短信登录' }).click();
    await field(form, '手机号').fill(mobile);
    await getCode(form, '登录', moveByKeys);
    await page.keyboard.press('Enter');
    await expect(userMenu(page)).toBeVisible();
    await expect(form).toHaveCount(0);
    await signOut(page);
  });

  await test.step('sets a new password, and signs in with it', async () => {
    await header(page).getByRole('button', { name: '登录' }).click();
    await loginDialog(page).getByRole('button', { name: '忘记密码？' }).click();
    const form = dialog(page, '忘记密码');
    await field(form, '手机号').fill(mobile);
    await getCode(form, '重置密码', dragByMouse);
    await field(form, '新密码').fill('second-password');
    await form.getByRole('button', { name: '重置密码' }).click();
    await expect(notice(page, '修改完成')).toBeVisible();
    await signIn(loginDialog(page), { mobile, password: 'second-password' });
    await expect(userMenu(page)).toBeVisible();
    await signOut(page);
  });

  const scan = async (name: RegExp) => {
    await telephone.goto('/local/wechat');
    await telephone.getByRole('link', { name: '扫这个码' }).first().click();
    await expect(loginDialog(page).getByText('已扫码，请在手机上确认').first()).toBeVisible();
    await telephone.getByRole('radio', { name }).check();
    const nickName = telephone.getByRole('textbox', { name: '微信昵称' });
    if (await nickName.isVisible()) await nickName.fill('远山');
    await telephone.getByRole('button', { name: '确认登录' }).click();
  };

  await test.step('scans with a WeChat that has no number, and binds this one', async () => {
    await header(page).getByRole('button', { name: '登录' }).click();
    await loginDialog(page).getByRole('tab', { name: '微信登录' }).click();
    await expect(loginDialog(page).getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    await scan(/其他人/);
    const form = bindDialog(page);
    await field(form, '手机号').fill(mobile);
    await telephone.goto('/local/sms');
    await getCode(form, '绑定手机号', moveByKeys);
    await form.getByRole('button', { name: '立即绑定' }).click();
    await expect(userMenu(page)).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  await test.step('signs out', () => signOut(page));
});

test('LD-05 LD-12 a binding that is demanded has no way past but signing out, and ends with the number', async ({
  page,
  server,
  watch,
}) => {
  const mobile = '13600000002';
  const setDemand = (isDemanded: boolean) =>
    inDatabase(server, (db) => saveSettings(db, { 'member.enabled_mobile_bind_alert': isDemanded }));
  await setDemand(true);
  try {
    const { token } = await inDatabase(server, (db) => createPerson(db));
    const telephone = await page.context().newPage();
    await telephone.goto('/local/sms');
    await page.goto('/404');
    await page.evaluate((value) => localStorage.setItem('shuyuan.token', value), token);
    await page.goto('/article');
    const form = bindDialog(page);
    await expect(field(form, '手机号')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 400);
    await expect(form).toBeVisible();
    await expect(form.getByRole('button', { name: '关闭' })).toHaveCount(0);
    await expect(form.getByRole('button', { name: '退出登录' })).toBeVisible();

    await field(form, '手机号').fill(mobile);
    await form.getByRole('button', { name: '看不清？换成文字问题' }).click();
    const question = form.getByRole('textbox', { name: /请用数字回答。$/ });
    watch.allow(/400|422/);
    await expect(question).toBeVisible();
    await question.fill('99');
    const renewed = page.waitForResponse('**/captcha/image*');
    await form.getByRole('button', { name: '获取验证码' }).click();
    await expect(question).toHaveValue('');
    await expect(field(form, '手机号')).toHaveValue(mobile);
    const { data } = (await (await renewed).json()) as Answer<{ question: string }>;
    await expect(question).toHaveAccessibleName(data.question);
    await question.fill(answerTo(data.question));
    await form.getByRole('button', { name: '获取验证码' }).click();
    await expect(form.getByRole('button', { name: /^1\d\d秒后重发$/ })).toBeVisible();
    await field(form, '短信验证码').fill(await readCode(telephone, mobile, '绑定手机号'));
    await form.getByRole('button', { name: '立即绑定' }).click();
    await expect(notice(page, '绑定成功')).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
    await expect(form).toHaveCount(0);
  } finally {
    await setDemand(false);
  }
});

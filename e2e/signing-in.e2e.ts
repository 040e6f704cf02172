import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';
import { askForCode, call, readCode, sentTo } from './telephone.ts';

interface Scan {
  success: number;
  state?: string;
  action?: string;
  token?: string;
  code?: string;
}

const begin = (server: RunningServer) =>
  call<{ code: string; image: string }>(server, 'GET /api/v3/auth/login/wechat/scan');
const check = async (server: RunningServer, code: string) =>
  (await call<Scan>(server, `GET /api/v3/auth/login/wechat/scan/query?code=${encodeURIComponent(code)}`))
    .data;

/** Scans the newest picture with the page that stands for a telephone. */
async function scan(page: Page) {
  await page.goto('/local/wechat');
  await page.getByRole('link', { name: '扫这个码' }).first().click();
  await expect(page.getByRole('heading', { name: '用此页模拟扫码' })).toBeVisible();
}

async function confirmAs(page: Page, name: string) {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: '确认登录' }).click();
  await expect(page.getByRole('heading', { name: '已确认登录' })).toBeVisible();
}

test(
  'LD-03 LD-04 a person registers, signs in by code, sets a new password, scans, binds and signs out',
  { tag: '@journey' },
  async ({ page, context, server }) => {
    const mobile = '13700000001';
    const telephone = await context.newPage();
    await telephone.goto('/local/sms');
    const receive = async (scene: string, name: string) => {
      expect(await askForCode(server, mobile, scene)).toMatchObject({ code: 0, data: { retry_after: 120 } });
      return readCode(telephone, mobile, name);
    };

    await test.step('registers by SMS', async () => {
      const body = { mobile, mobile_code: await receive('register', '注册'), password: 'first-password' };
      expect(await call(server, 'POST /api/v2/register/sms', { body })).toMatchObject({ code: 0 });
    });

    const first = await test.step('signs in by code', async () => {
      const body = { mobile, mobile_code: await receive('login', '登录') };
      const { data } = await call<{ token: string }>(server, 'POST /api/v2/login/mobile', { body });
      expect(await call(server, 'GET /api/v2/my/detail', data)).toMatchObject({
        code: 0,
        data: { is_bind_mobile: 1 },
      });
      return data.token;
    });

    await test.step('sets a new password, which ends the other sessions', async () => {
      const body = {
        mobile,
        mobile_code: await receive('password_reset', '重置密码'),
        password: 'second-password',
      };
      expect(await call(server, 'POST /api/v2/password/reset', { body })).toMatchObject({ code: 0 });
      expect(await call(server, 'GET /api/v2/my/detail', { token: first })).toMatchObject({ code: 401 });
      const signIn = (password: string) =>
        call(server, 'POST /api/v2/login/password', { body: { mobile, password } });
      expect(await signIn('first-password')).toMatchObject({ code: 1 });
      expect(await signIn('second-password')).toMatchObject({ code: 0 });
    });

    const { data: picture } = await begin(server);
    const bound = await test.step('scans with a WeChat that has no number, and binds this one', async () => {
      expect(picture.image).toMatch(/^data:image\/png;base64,/);
      expect(await check(server, picture.code)).toEqual({ success: -1, state: 'waiting' });
      await scan(page);
      expect(await check(server, picture.code)).toEqual({ success: -1, state: 'scanned' });
      await confirmAs(page, '晚来天欲雪 还没有绑定手机号');
      const answer = await check(server, picture.code);
      expect(answer).toMatchObject({ success: 0, action: 'bind_mobile' });
      const body = { mobile, code: answer.code, mobile_code: await receive('mobile_bind', '绑定手机号') };
      const { data } = await call<{ token: string }>(server, 'POST /api/v3/auth/register/withWechatScan', {
        body,
      });
      return data.token;
    });

    await test.step('is known by that WeChat from now on', async () => {
      const { data: next } = await begin(server);
      await scan(page);
      await confirmAs(page, `晚来天欲雪 已绑定手机号${mobile}`);
      const { token = '' } = await check(server, next.code);
      const [one, other] = await Promise.all(
        [bound, token].map((each) =>
          call<{ uuid: string }>(server, 'GET /api/v2/my/detail', { token: each }),
        ),
      );
      expect(one?.data.uuid).toMatch(/^[\da-f-]{36}$/);
      expect(other?.data.uuid).toBe(one?.data.uuid);
    });

    await test.step('signs out', async () => {
      expect(await call(server, 'POST /api/v2/logout', { token: bound })).toMatchObject({ code: 0 });
      expect(await call(server, 'GET /api/v2/my/detail', { token: bound })).toMatchObject({ code: 401 });
    });
  },
);

test('LD-04 a sign-in that is refused on the telephone ends on the computer', async ({
  page,
  server,
  watch,
}) => {
  const { data: picture } = await begin(server);
  await scan(page);
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('heading', { name: '已取消登录' })).toBeVisible();
  expect(await check(server, picture.code)).toEqual({ success: -1, state: 'expired' });
  watch.allow(/410/);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
});

test('the page that stands for a telephone asks for a name where one is needed, by keyboard alone', async ({
  page,
  server,
  watch,
}) => {
  const { data: picture } = await begin(server);
  await scan(page);
  await expect(page.getByRole('textbox', { name: '微信昵称' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /小满的微信/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /其他人/ })).toBeChecked();
  watch.allow(/422/);
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: '微信昵称' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('请填写微信昵称');
  await page.keyboard.type('山月');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  expect(await check(server, picture.code)).toMatchObject({ success: 0, action: 'bind_mobile' });
});

test('the page of sent codes takes in a new one without moving who reads it, says it, and copies it', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/local/sms');
  await askForCode(server, '13700000002', 'login');
  const copy = sentTo(page, '13700000002', '登录').getByRole('button', { name: /^复制验证码/ });
  await copy.focus();
  await askForCode(server, '13700000003', 'register');
  await expect(sentTo(page, '13700000003', '注册')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^新的注册验证码：(\d ){5}\d，发给137 0000 0003$/);
  await expect(page.getByRole('listitem').first()).toContainText('137 0000 0003');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('已复制');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await readCode(page, '13700000002', '登录'));
});

test('the page of sent codes says when the server is gone, and when it is back goes on', async ({
  page,
  server,
  watch,
}) => {
  await page.goto('/local/sms');
  watch.allow(/Failed to load resource|ERR_/);
  await page.route('**/local/sms', (route) => route.abort());
  await expect(page.getByRole('status')).toContainText('连接断开了');
  await page.unroute('**/local/sms');
  await expect(page.getByRole('status')).toHaveText('');
  await askForCode(server, '13700000004', 'login');
  await expect(sentTo(page, '13700000004', '登录')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the local pages have nothing for axe to report in ${colorScheme}, narrow and enlarged`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await begin(server);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    for (const path of ['/local/sms', '/local/wechat']) {
      await page.goto(path);
      await expectNoViolations(page);
      expect(await isWide()).toBe(false);
    }
    await scan(page);
    await expectNoViolations(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await isWide()).toBe(false);
  });

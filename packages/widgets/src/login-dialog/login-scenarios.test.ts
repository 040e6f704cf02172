import type { Client } from '@shuyuan/api-client';
import { describe, expect, it } from 'vitest';
import { createScenarioClient } from '../testing/scenario.ts';
import { loginProofs, loginScenarios } from './login-scenarios.fixtures.ts';

type Name = keyof typeof loginScenarios;

const mobile = '13800000001';
const byCode = { mobile, mobile_code: loginProofs.code };
const bind = { ...byCode, code: 'scenario-bind' };
const clientOf = (name: Name) => createScenarioClient(loginScenarios[name]).client;
const attempt = (x: number) => ({
  key: 'puzzle-1',
  x,
  duration: 400,
  trail: [[0, x] as [number, number]],
  by: 'pointer' as const,
});

/** Every call that the login dialog makes. */
const calls = {
  loginByPassword: ({ session }: Client) => session.loginByPassword({ mobile, password: 'shuyuan-demo' }),
  loginByMobile: ({ session }: Client) => session.loginByMobile(byCode),
  register: ({ session }: Client) => session.register({ ...byCode, password: 'shuyuan-demo' }),
  resetPassword: ({ session }: Client) => session.resetPassword({ ...byCode, password: 'shuyuan-demo' }),
  loginByCode: ({ session }: Client) => session.loginByCode({ code: 'login-code' }),
  bindByCode: ({ session }: Client) => session.bindByCode(bind),
  bindByScan: ({ session }: Client) => session.bindByScan(bind),
  bindMobile: ({ session }: Client) => session.bindMobile(byCode),
  startWechat: ({ session }: Client) => session.startWechat(),
  checkWechat: ({ session }: Client) => session.checkWechat('scan-1'),
  picture: ({ captcha }: Client) => captcha.image(),
  words: ({ captcha }: Client) => captcha.image('words'),
  slider: ({ captcha }: Client) => captcha.slider(),
  checkSlider: ({ captcha }: Client) => captcha.checkSlider(attempt(loginProofs.gap)),
  sendSms: ({ captcha }: Client) => captcha.sendSms({ mobile, scene: 'login', slider_ticket: 't' }),
  agreement: ({ config }: Client) => config.agreement('user_protocol'),
  detail: ({ my }: Client) => my.detail(),
};

const names = Object.keys(loginScenarios) as Name[];

describe('the named scenarios of the login dialog', () => {
  it.each(names)('LD-13 %s keeps to the contract in every answer', async (name) => {
    const refused = name === 'offline' || name === 'qrLost' ? 'network' : 'business';
    for (const [call, make] of Object.entries(calls)) {
      const ended = await make(clientOf(name)).then(
        () => 'answered',
        (error: { kind: string }) => error.kind,
      );
      // `decode` would be an answer outside the contract.
      expect([`${call} answered`, `${call} ${refused}`]).toContain(`${call} ${ended}`);
    }
  });

  it('LD-13 works in every call, and takes no other code and no other place', async () => {
    const client = clientOf('works');
    for (const make of Object.values(calls)) await make(client);
    await expect(client.session.loginByMobile({ ...byCode, mobile_code: '000000' })).rejects.toMatchObject({
      message: '手机验证码错误',
      data: { field: 'mobile_code' },
    });
    expect(await client.captcha.checkSlider(attempt(loginProofs.gap - 40))).toMatchObject({ success: 0 });
  });

  it.each([
    ['wrongPassword', 'loginByPassword', '手机号或密码错误', {}],
    ['accountLocked', 'loginByPassword', '账号已被锁定，请联系管理员', {}],
    ['accountLocked', 'loginByMobile', '账号已被锁定，请联系管理员', {}],
    ['tooManyTries', 'loginByPassword', '尝试次数过多，请15分钟后再试', { retry_after: 900 }],
    ['codeWrong', 'register', '手机验证码错误', { field: 'mobile_code' }],
    ['codeExpired', 'loginByMobile', '手机验证码已失效，请重新获取', { field: 'mobile_code' }],
    ['sentTooOften', 'sendSms', '发送太频繁，请87秒后再试', { retry_after: 87 }],
    ['sentTooMany', 'sendSms', '该手机号今天收到的验证码已达上限，请明天再试', { field: 'mobile' }],
    ['pictureWrong', 'sendSms', '图形验证码错误', { field: 'image_captcha' }],
    ['proofExpired', 'sendSms', '安全验证已失效，请重新验证', { field: 'slider_ticket' }],
    ['tooManyProofs', 'slider', '操作过于频繁，请5分钟后再试', { retry_after: 300 }],
    ['mobileTaken', 'register', '手机号已存在', { field: 'mobile' }],
    ['mobileUnknown', 'resetPassword', '手机号不存在', { field: 'mobile' }],
    ['mustBindOther', 'bindByScan', '该手机号已绑定其他微信账号', { field: 'mobile' }],
    ['wechatMissing', 'startWechat', '本站没有开启微信登录', {}],
    ['loginCodeExpired', 'loginByCode', '登录链接已过期，请重新登录', {}],
  ] as const)('LD-13 %s refuses %s in the words of the server: %s', async (name, call, message, data) => {
    await expect(calls[call](clientOf(name))).rejects.toMatchObject({ kind: 'business', message, data });
  });

  it.each([
    ['qrScanned', { success: -1, state: 'scanned' }],
    ['qrConfirmed', { success: 1 }],
    ['qrExpired', { success: -1, state: 'expired' }],
    ['mustBind', { success: 0, action: 'bind_mobile' }],
  ] as const)('LD-13 %s is what a scan comes to', async (name, answer) => {
    expect(await calls.checkWechat(clientOf(name))).toMatchObject(answer);
  });

  it('LD-13 lets nothing through when it is offline', async () => {
    for (const make of Object.values(calls))
      await expect(make(clientOf('offline'))).rejects.toMatchObject({ kind: 'network' });
  });
});

import { describe, expect, it } from 'vitest';
import { readSettings } from '../start/settings.ts';
import { StartProblem } from '../errors/start-problem.ts';

const aliyun = {
  SMS: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'LTAI-key',
  ALIYUN_ACCESS_KEY_SECRET: 'key-secret',
  ALIYUN_SMS_SIGN: '书院',
  ALIYUN_SMS_TEMPLATE_LOGIN: 'SMS_1',
  ALIYUN_SMS_TEMPLATE_REGISTER: 'SMS_2',
  ALIYUN_SMS_TEMPLATE_PASSWORD_RESET: 'SMS_3',
  ALIYUN_SMS_TEMPLATE_MOBILE_BIND: 'SMS_4',
};
const vod = {
  CLOUD_VIDEO: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'LTAI-key',
  ALIYUN_ACCESS_KEY_SECRET: 'key-secret',
  ALIYUN_VOD_ORIGINS: 'https://vod.example, https://*.aliyuncs.com',
};
const platform = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'app-secret' };

describe('the settings of outside services', () => {
  it('are local when nothing is set, also in production', () => {
    const kind = 'local';
    const local = { sms: { kind }, wechat: { kind }, cloudVideo: { kind }, payment: { kind } };
    expect(readSettings({}).outside).toEqual(local);
    const empty = { NODE_ENV: 'production', SMS: ' ', WECHAT: '', CLOUD_VIDEO: ' ', PAYMENT: '' };
    expect(readSettings(empty).outside).toEqual(local);
  });

  it('name the Aliyun template of each scene', () => {
    expect(readSettings(aliyun).outside.sms).toEqual({
      kind: 'aliyun',
      access: { keyId: 'LTAI-key', keySecret: 'key-secret' },
      signName: '书院',
      templates: { login: 'SMS_1', register: 'SMS_2', password_reset: 'SMS_3', mobile_bind: 'SMS_4' },
    });
    const withDigest = { ...aliyun, ALIYUN_SMS_TEMPLATE_DIGEST: 'SMS_5' };
    expect(readSettings(withDigest).outside.sms).toMatchObject({ digestTemplate: 'SMS_5' });
  });

  it('name where the video cloud is, and what pages may reach of it', () => {
    const cloudVideo = {
      kind: 'aliyun',
      access: { keyId: 'LTAI-key', keySecret: 'key-secret' },
      region: 'cn-shanghai',
      origins: ['https://vod.example', 'https://*.aliyuncs.com'],
    };
    expect(readSettings(vod).outside.cloudVideo).toEqual(cloudVideo);
    const more = {
      ALIYUN_VOD_REGION: 'ap-southeast-1',
      ALIYUN_VOD_TEMPLATE_GROUP: 'VOD_NO_TRANSCODE',
      ALIYUN_VOD_STORAGE: 'out-1.oss-cn-shanghai.aliyuncs.com',
    };
    expect(readSettings({ ...vod, ...more }).outside.cloudVideo).toEqual({
      ...cloudVideo,
      region: 'ap-southeast-1',
      templateGroup: 'VOD_NO_TRANSCODE',
      storage: 'out-1.oss-cn-shanghai.aliyuncs.com',
    });
  });

  it.each(['official-account', 'website'])('name the WeChat application of the kind %s', (WECHAT) => {
    expect(readSettings({ WECHAT, ...platform }).outside.wechat).toEqual({
      kind: 'platform',
      app: WECHAT,
      appId: 'wx1',
      appSecret: 'app-secret',
    });
  });

  it('can leave WeChat out', () => {
    expect(readSettings({ WECHAT: 'off' }).outside.wechat).toEqual({ kind: 'off' });
  });

  it('can leave payment out', () => {
    expect(readSettings({ PAYMENT: 'off' }).outside.payment).toEqual({ kind: 'off' });
  });

  it.each(Object.keys(aliyun).filter((name) => name !== 'SMS'))(
    'refuse to start with Aliyun and without %s, in one line that shows no secret',
    (name) => {
      expect(refusalOf({ ...aliyun, [name]: ' ' })).toBe(`SMS is aliyun, which needs ${name}.`);
    },
  );

  it.each(Object.keys(vod).filter((name) => name !== 'CLOUD_VIDEO'))(
    'refuse to start with the video cloud of Aliyun and without %s',
    (name) => {
      expect(refusalOf({ ...vod, [name]: '' })).toBe(`CLOUD_VIDEO is aliyun, which needs ${name}.`);
    },
  );

  it.each([
    ['ALIYUN_VOD_REGION', 'evil.example/', 'is evil.example/, which is no region'],
    ['ALIYUN_VOD_ORIGINS', "https://vod.example 'unsafe-inline'", "has https://vod.example 'unsafe-inline'"],
  ])('refuse to start with a strange %s', (name, value, words) => {
    expect(refusalOf({ ...vod, [name]: value })).toContain(`${name} ${words}`);
  });

  it.each(Object.keys(platform))('refuse to start with WeChat and without %s', (name) => {
    const environment = { WECHAT: 'official-account', ...platform, [name]: undefined };
    expect(refusalOf(environment)).toBe(`WECHAT is official-account, which needs ${name}.`);
  });

  it.each([
    ['SMS', 'twilio', 'SMS is twilio; it can be local, aliyun.'],
    ['CLOUD_VIDEO', 'youtube', 'CLOUD_VIDEO is youtube; it can be local, aliyun.'],
    ['WECHAT', 'on', 'WECHAT is on; it can be local, official-account, website, off.'],
    ['PAYMENT', 'paypal', 'PAYMENT is paypal; it can be local, wechat, alipay, off.'],
    ['PAYMENT', 'wechat, local', 'PAYMENT is wechat, local; local stands alone.'],
  ])('refuse %s=%s', (name, value, line) => {
    expect(refusalOf({ [name]: value })).toBe(line);
  });
});

function refusalOf(environment: Record<string, string | undefined>): string | undefined {
  try {
    readSettings(environment);
    return undefined;
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
}

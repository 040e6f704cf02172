import { StartProblem } from '../errors/start-problem.ts';
import { isOriginPattern } from '../http/allowed-origins.ts';
import type { AliyunAccess } from './aliyun/rpc-signature.ts';
import type { AliyunVodSettings } from './cloud-video/aliyun-vod.ts';
import { readAlipay, type AlipaySettings } from './payments/alipay/alipay-settings.ts';
import { readWechatPay, type WechatPaySettings } from './payments/wechat-pay/wechat-pay-settings.ts';
import type { AliyunSmsSettings } from './sms/aliyun-sms.ts';
import type { WechatPlatformSettings } from './wechat/wechat-platform.ts';

/** Which adapter stands before each outside service, and what it needs. */
export interface OutsideSettings {
  sms: { kind: 'local' } | ({ kind: 'aliyun' } & AliyunSmsSettings);
  wechat: { kind: 'local' } | { kind: 'off' } | ({ kind: 'platform' } & WechatPlatformSettings);
  cloudVideo: { kind: 'local' } | ({ kind: 'aliyun' } & AliyunVodSettings);
  payment:
    | { kind: 'local' }
    | { kind: 'off' }
    /** Null for one that is not set up. */
    | { kind: 'services'; wechat: WechatPaySettings | null; alipay: AlipaySettings | null };
}

/** What a variable holds; undefined when it is not set. */
export type ReadVariable = (name: string) => string | undefined;

/** Reads what `docs/operating.md` says about SMS, WeChat, the video cloud and payment. Local adapters when nothing is set. */
export function readOutsideSettings(get: ReadVariable): OutsideSettings {
  return {
    sms: readSms(get),
    wechat: readWechat(get),
    cloudVideo: readCloudVideo(get),
    payment: readPayment(get),
  };
}

function readSms(get: ReadVariable): OutsideSettings['sms'] {
  const kind = readChoice('SMS', get('SMS') ?? 'local', ['local', 'aliyun']);
  if (kind === 'local') return { kind };
  const need = requirer('SMS', kind, get);
  const digestTemplate = get('ALIYUN_SMS_TEMPLATE_DIGEST');
  return {
    kind,
    access: readAccess(need),
    signName: need('ALIYUN_SMS_SIGN'),
    templates: {
      login: need('ALIYUN_SMS_TEMPLATE_LOGIN'),
      register: need('ALIYUN_SMS_TEMPLATE_REGISTER'),
      password_reset: need('ALIYUN_SMS_TEMPLATE_PASSWORD_RESET'),
      mobile_bind: need('ALIYUN_SMS_TEMPLATE_MOBILE_BIND'),
    },
    ...(digestTemplate === undefined ? {} : { digestTemplate }),
  };
}

function readWechat(get: ReadVariable): OutsideSettings['wechat'] {
  const kind = readChoice('WECHAT', get('WECHAT') ?? 'local', [
    'local',
    'official-account',
    'website',
    'off',
  ]);
  if (kind === 'local' || kind === 'off') return { kind };
  const need = requirer('WECHAT', kind, get);
  return {
    kind: 'platform',
    app: kind,
    appId: need('WECHAT_APP_ID'),
    appSecret: need('WECHAT_APP_SECRET'),
  };
}

function readCloudVideo(get: ReadVariable): OutsideSettings['cloudVideo'] {
  const kind = readChoice('CLOUD_VIDEO', get('CLOUD_VIDEO') ?? 'local', ['local', 'aliyun']);
  if (kind === 'local') return { kind };
  const need = requirer('CLOUD_VIDEO', kind, get);
  const templateGroup = get('ALIYUN_VOD_TEMPLATE_GROUP');
  const storage = get('ALIYUN_VOD_STORAGE');
  return {
    kind,
    access: readAccess(need),
    region: readRegion(get('ALIYUN_VOD_REGION') ?? 'cn-shanghai'),
    origins: readVodOrigins(need('ALIYUN_VOD_ORIGINS')),
    ...(templateGroup === undefined ? {} : { templateGroup }),
    ...(storage === undefined ? {} : { storage }),
  };
}

function readPayment(get: ReadVariable): OutsideSettings['payment'] {
  const text = get('PAYMENT') ?? 'local';
  if (text === 'local' || text === 'off') return { kind: text };
  const names = text
    .split(',')
    .map((part) => readChoice('PAYMENT', part.trim(), ['local', 'wechat', 'alipay', 'off']));
  const wrong = names.find((name) => name === 'local' || name === 'off');
  if (wrong !== undefined) throw new StartProblem(`PAYMENT is ${text}; ${wrong} stands alone.`);
  const need = (name: string) => requirer('PAYMENT', name, get);
  return {
    kind: 'services',
    wechat: names.includes('wechat') ? readWechatPay(get, need('wechat')) : null,
    alipay: names.includes('alipay') ? readAlipay(get, need('alipay')) : null,
  };
}

/** It becomes a part of a host's name. */
function readRegion(text: string): string {
  if (/^[a-z]+(-[a-z0-9]+)+$/.test(text)) return text;
  throw new StartProblem(`ALIYUN_VOD_REGION is ${text}, which is no region of the form cn-shanghai.`);
}

function readVodOrigins(text: string): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = origins.find((origin) => !isOriginPattern(origin));
  if (wrong === undefined) return origins;
  throw new StartProblem(
    `ALIYUN_VOD_ORIGINS has ${wrong}, which is no origin of the form https://example.com or https://*.example.com.`,
  );
}

function readAccess(need: (name: string) => string): AliyunAccess {
  return { keyId: need('ALIYUN_ACCESS_KEY_ID'), keySecret: need('ALIYUN_ACCESS_KEY_SECRET') };
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new StartProblem(`${name} is ${text}; it can be ${choices.join(', ')}.`);
}

function requirer(name: string, value: string, get: ReadVariable): (needed: string) => string {
  return (needed) => {
    const text = get(needed);
    if (text !== undefined) return text;
    throw new StartProblem(`${name} is ${value}, which needs ${needed}.`);
  };
}

import { StartProblem } from '../start/start-problem.ts';
import type { AliyunSmsSettings } from './sms/aliyun-sms.ts';
import type { WechatPlatformSettings } from './wechat/wechat-platform.ts';

/** Which adapter stands before each outside service, and what it needs. */
export interface OutsideSettings {
  sms: { kind: 'local' } | ({ kind: 'aliyun' } & AliyunSmsSettings);
  wechat: { kind: 'local' } | { kind: 'off' } | ({ kind: 'platform' } & WechatPlatformSettings);
}

/** What a variable holds; undefined when it is not set. */
export type ReadVariable = (name: string) => string | undefined;

/** Reads what `docs/operating.md` says about SMS and WeChat. Local adapters when nothing is set. */
export function readOutsideSettings(get: ReadVariable): OutsideSettings {
  return { sms: readSms(get), wechat: readWechat(get) };
}

function readSms(get: ReadVariable): OutsideSettings['sms'] {
  const kind = readChoice('SMS', get('SMS') ?? 'local', ['local', 'aliyun']);
  if (kind === 'local') return { kind };
  const need = requirer('SMS', kind, get);
  return {
    kind,
    access: { keyId: need('ALIYUN_ACCESS_KEY_ID'), keySecret: need('ALIYUN_ACCESS_KEY_SECRET') },
    signName: need('ALIYUN_SMS_SIGN'),
    templates: {
      login: need('ALIYUN_SMS_TEMPLATE_LOGIN'),
      register: need('ALIYUN_SMS_TEMPLATE_REGISTER'),
      password_reset: need('ALIYUN_SMS_TEMPLATE_PASSWORD_RESET'),
      mobile_bind: need('ALIYUN_SMS_TEMPLATE_MOBILE_BIND'),
    },
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

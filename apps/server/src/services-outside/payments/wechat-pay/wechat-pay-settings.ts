import type { KeyObject } from 'node:crypto';
import { StartProblem } from '../../../errors/start-problem.ts';
import type { ReadVariable } from '../../outside-settings.ts';
import { readPrivateKey, readPublicKey } from './wechat-pay-keys.ts';

/** One of the keys that WeChat Pay signs with. */
export interface PlatformKey {
  /** What `Wechatpay-Serial` calls it: `PUB_KEY_ID_…`, or the serial number of a platform certificate. */
  id: string;
  key: KeyObject;
}

export interface WechatPaySettings {
  merchantId: string;
  appId: string;
  /** Serial number of the merchant's certificate, whose private key signs what we ask. */
  serial: string;
  privateKey: KeyObject;
  /** The first is the one that answers shall be signed with; never empty. */
  platformKeys: readonly [PlatformKey, ...PlatformKey[]];
  /** The 32 bytes that notifications are sealed with. */
  apiV3Key: Buffer;
}

/** Reads what `docs/operating.md` says about WeChat Pay. Throws a `StartProblem` that shows no secret. */
export function readWechatPay(get: ReadVariable, need: (name: string) => string): WechatPaySettings {
  const publicUrl = get('PUBLIC_URL') ?? '';
  if (!/^https:\/\/[^?#]+$/.test(publicUrl))
    throw new StartProblem(
      'PAYMENT is wechat, which needs a PUBLIC_URL that begins with https: WeChat tells of payments there alone.',
    );
  return {
    merchantId: matching(need, 'WECHAT_PAY_MCH_ID', /^\d{6,32}$/, 'a merchant’s number'),
    appId: matching(
      need,
      'WECHAT_PAY_APP_ID',
      /^[\w-]{1,32}$/,
      'an application of the form wx0123456789abcdef',
    ),
    serial: matching(need, 'WECHAT_PAY_SERIAL', /^[0-9a-f]{8,64}$/i, 'a certificate’s serial number in hex'),
    privateKey: readPrivateKey('WECHAT_PAY_PRIVATE_KEY', need('WECHAT_PAY_PRIVATE_KEY')),
    platformKeys: readPlatformKeys(need('WECHAT_PAY_PUBLIC_KEY_ID'), need('WECHAT_PAY_PUBLIC_KEY')),
    apiV3Key: readApiV3Key(need('WECHAT_PAY_API_V3_KEY')),
  };
}

/** Several while WeChat changes from one to the other: then notifications come signed with either. */
function readPlatformKeys(idList: string, keyList: string): WechatPaySettings['platformKeys'] {
  const ids = listed(idList);
  const texts = listed(keyList);
  if (ids.length !== texts.length)
    throw new StartProblem(
      `WECHAT_PAY_PUBLIC_KEY_ID names ${ids.length} and WECHAT_PAY_PUBLIC_KEY ${texts.length}; each key needs its id.`,
    );
  const keys = ids.map((id, index) => ({
    id,
    key: readPublicKey('WECHAT_PAY_PUBLIC_KEY', id, texts[index] ?? ''),
  }));
  const [first, ...others] = keys;
  if (first === undefined) throw new StartProblem('WECHAT_PAY_PUBLIC_KEY_ID names no key.');
  return [first, ...others];
}

const listed = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

function readApiV3Key(text: string): Buffer {
  const key = Buffer.from(text);
  if (key.length === 32) return key;
  throw new StartProblem(`WECHAT_PAY_API_V3_KEY has ${key.length} bytes; the APIv3 key has 32.`);
}

function matching(need: (name: string) => string, name: string, form: RegExp, what: string): string {
  const text = need(name);
  if (form.test(text)) return text;
  throw new StartProblem(`${name} is not ${what}.`);
}

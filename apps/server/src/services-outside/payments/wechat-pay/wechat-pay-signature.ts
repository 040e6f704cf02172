import { sign, verify } from 'node:crypto';
import type { PlatformKey, WechatPaySettings } from './wechat-pay-settings.ts';

export interface SignedRequest {
  method: 'GET' | 'POST';
  /** With its query, without the host. */
  path: string;
  /** Exactly as it is sent; empty for a GET. */
  body: string;
}

export interface Once {
  /** Seconds since 1970. */
  timestamp: number;
  nonce: string;
}

/**
 * What is signed of a request: five lines, each of them ended.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012365336
 */
export function requestMessage({ method, path, body }: SignedRequest, { timestamp, nonce }: Once): string {
  return `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
}

/** The `authorization` of a request. */
export function authorize(
  { merchantId, serial, privateKey }: Pick<WechatPaySettings, 'merchantId' | 'serial' | 'privateKey'>,
  request: SignedRequest,
  once: Once,
): string {
  const signature = sign('sha256', Buffer.from(requestMessage(request, once)), privateKey).toString('base64');
  return `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${once.nonce}",signature="${signature}",timestamp="${once.timestamp}",serial_no="${serial}"`;
}

/**
 * What is wrong with a message that says it comes from WeChat Pay. `probe`: WeChat itself sends a few signed wrongly, to
 * see whether anybody looks.
 */
export type SignatureFault = 'missing' | 'stale' | 'unknown-key' | 'probe' | 'forged';

const farthestMs = 5 * 60_000;

/**
 * Whether WeChat Pay has signed a message lately; undefined when it has.
 *
 * @param header Reads a header of the message; undefined where there is none.
 * @param body Exactly as it came.
 * @see https://pay.weixin.qq.com/docs/merchant/development/interface-rules/signature-verification.html
 */
export function signatureFault(
  header: (name: string) => string | undefined,
  body: Buffer,
  { keys, now }: { keys: readonly PlatformKey[]; now: Date },
): SignatureFault | undefined {
  const timestamp = header('wechatpay-timestamp');
  const nonce = header('wechatpay-nonce');
  const signature = header('wechatpay-signature');
  const serial = header('wechatpay-serial');
  if (!timestamp || !nonce || !signature || !serial) return 'missing';
  if (signature.startsWith('WECHATPAY/SIGNTEST/')) return 'probe';
  const isFresh = Math.abs(Number(timestamp) * 1_000 - now.getTime()) <= farthestMs;
  if (!/^\d+$/.test(timestamp) || !isFresh) return 'stale';
  const known = keys.find(({ id }) => id.toLowerCase() === serial.toLowerCase());
  if (known === undefined) return 'unknown-key';
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return verify('sha256', message, known.key, Buffer.from(signature, 'base64')) ? undefined : 'forged';
}

import { createPrivateKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import type { AlipaySettings } from './alipay-settings.ts';

export const applicationKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const alipayKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const alipaySettings: AlipaySettings = {
  appId: '2014072300007148',
  sellerId: '2088102147948060',
  privateKey: applicationKeys.privateKey,
  alipayKey: alipayKeys.publicKey,
  gateway: 'https://openapi.alipay.com/gateway.do',
};

/** The moment at which everything below happens. */
export const now = new Date('2026-11-22T13:29:35.400Z');

/** A paid order as Alipay answers of it, names replaced. */
export const paidTrade = {
  code: '10000',
  msg: 'Success',
  trade_no: '2026112222001156789000001234',
  out_trade_no: '20261122132900123456',
  buyer_logon_id: '159****5620',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '19.00',
  receipt_amount: '9.00',
  send_pay_date: '2026-11-22 21:29:30',
};

/** The same, as Alipay tells of it by itself. */
export const paidNotification = {
  notify_time: '2026-11-22 21:29:31',
  notify_type: 'trade_status_sync',
  notify_id: 'ac05099524730693a8b330c5ecf72da9786',
  app_id: alipaySettings.appId,
  charset: 'utf-8',
  version: '1.0',
  trade_no: paidTrade.trade_no,
  out_trade_no: paidTrade.out_trade_no,
  buyer_logon_id: paidTrade.buyer_logon_id,
  seller_id: alipaySettings.sellerId,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '19.00',
  receipt_amount: '9.00',
  subject: '书院-《写作 & 起点》+1',
  gmt_payment: '2026-11-22 21:29:30',
};

const signed = (text: string, key: KeyObject) => sign('sha256', Buffer.from(text), key).toString('base64');

/** The fields in the order that is signed, spelled here once more: by name, without signature and its kind. */
const lined = (fields: Record<string, string>, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** A notification as it comes. */
export function notificationOf(
  fields: Record<string, string>,
  { key = alipayKeys.privateKey, kind = 'RSA2' } = {},
): string {
  const signature = signed(lined(fields, ['sign', 'sign_type']), key);
  return new URLSearchParams({ ...fields, sign: signature, sign_type: kind }).toString();
}

/** An answer of the gateway, its blanks and slashes as Alipay writes them. */
export function answerOf(method: string, content: object, { key = alipayKeys.privateKey } = {}): string {
  const node = JSON.stringify(content).replaceAll('/', String.raw`\/`);
  return `{"${method.replaceAll('.', '_')}_response":${node},"sign":"${signed(node, key)}"}`;
}

/** A request as Alipay reads it: `isSigned` when our key has signed all of it. */
export function readRequest(fields: Record<string, string>) {
  const { sign: signature = '', biz_content: content = '{}', ...rest } = fields;
  const message = Buffer.from(lined(fields, ['sign']));
  return {
    ...rest,
    content: JSON.parse(content) as unknown,
    isSigned: verify('sha256', message, applicationKeys.publicKey, Buffer.from(signature, 'base64')),
  };
}

/** Made for tests alone: what is signed with it is known beforehand. */
export const knownKey = createPrivateKey(`-----BEGIN PRIVATE KEY-----
MIICeAIBADANBgkqhkiG9w0BAQEFAASCAmIwggJeAgEAAoGBAMJtp1LV6n7JdA9N
tsepnt2ZRV/0DnWTG4fpT7xji2XImCPTsx5yEbi/IrzszFu05MLrShfQzJIJpQ33
23u+0Mq+sHrGbM67m0vjFamz1j3niUZVCeg4T7/b/WY4WwzvjErDO9bSzU9kmcfp
fm7wFjLU/MoKYASHv86+M+wxJ9mtAgMBAAECgYEAhWyWfMQL7gH1QWNFYXNHcC70
asqi+ZCAPh6f91ogmTK1JTDsJKKHAs832YpvGyfiLNkmuX0yRa2UtSc4WY0y3hw+
DdWSH7j6e+W79Kl4G5K9HLOHplmyDGSq9vdkLi5XwO3bFRueeBEOkOuuHyM8oJ1b
Fc9whGRovPlRyvtf+wECQQDwR3Cz41IfxmO0QQsGJcAZeaJXKFS+IZqS1fwMzfb/
IvpuvxIiyzCo+a1JeiMs4TkTSK8muDkCCGK82cyoxx1NAkEAzyY8SnrieDtK+aHd
unJoFxOSRiWk0cIBUYlYVCzj7LY7CyNN96zaX1/W5ewTpxbDKzQ9nrW95sAT2DF3
yfr94QJBAJWy/L2msCDJ2o6QQ40F8gQtKv6ASyPWDdbT6OAVZoCYy0w6UNNKort0
KwlvRgENJSEllLJb7nCcxt+AFqlEvLUCQHDC9JDqobsnM6H9/fAPdSAStE5hEX5p
aERVSnLP2OazMCLY/gkz28+NITMZtnz/RBCRqHVro0soBeVq0DVv3qECQQC4Kbzj
NNrK9eWIK/i6TJxlExLJH0lqRTc2Cua76HZwVMgvCjvWUpnu0Jx61mewchDdrd0k
WICuJChNDpyB6hX6
-----END PRIVATE KEY-----`);

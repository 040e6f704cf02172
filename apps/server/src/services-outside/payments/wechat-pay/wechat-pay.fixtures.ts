import {
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { WechatPaySettings } from './wechat-pay-settings.ts';

export const merchantKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const platformKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKeyId = 'PUB_KEY_ID_0000000000000024101100397200000006';

export const wechatPaySettings: WechatPaySettings = {
  merchantId: '1900007291',
  appId: 'wxd678efh567hg6787',
  serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  privateKey: merchantKeys.privateKey,
  platformKeys: [{ id: publicKeyId, key: platformKeys.publicKey }],
  apiV3Key: Buffer.from('9f6a2d0c31b84e57a6d0f2c84b1e73a5'),
};

/** The moment at which everything below happens. */
export const now = new Date('2026-11-22T13:29:35.400Z');

/** A paid order as the documents show it, names replaced. */
export const paidTransaction = {
  transaction_id: '4200001234202611223233368018',
  amount: { payer_total: 900, total: 1900, currency: 'CNY', payer_currency: 'CNY' },
  mchid: wechatPaySettings.merchantId,
  trade_state: 'SUCCESS',
  bank_type: 'CMC',
  success_time: '2026-11-22T21:29:30+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  out_trade_no: '20261122132900123456',
  appid: wechatPaySettings.appId,
  trade_state_desc: '支付成功',
  trade_type: 'NATIVE',
  attach: '',
};

/** The headers in which WeChat Pay signs a message, by its documents. */
export function platformHeaders(
  body: string,
  { at = now, key = platformKeys.privateKey, serial = publicKeyId }: PlatformSigning = {},
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const nonce = 'd824f2e086d3c1df967785d13fcd22ef';
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), key).toString(
      'base64',
    ),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

export interface PlatformSigning {
  at?: Date;
  key?: KeyObject;
  serial?: string;
}

/** A notification about a transaction, sealed as RFC 5116 says. */
export function notificationOf(
  transaction: object,
  { key = wechatPaySettings.apiV3Key, eventType = 'TRANSACTION.SUCCESS' } = {},
): string {
  const nonce = 'fdasflkja484';
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.from(nonce), { authTagLength: 16 });
  cipher.setAAD(Buffer.from('transaction'));
  const sealed = [cipher.update(JSON.stringify(transaction)), cipher.final()];
  return JSON.stringify({
    id: 'EV-2018022511223320873',
    create_time: '2026-11-22T21:29:31+08:00',
    resource_type: 'encrypt-resource',
    event_type: eventType,
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64'),
      associated_data: 'transaction',
      nonce,
    },
  });
}

/** A request as WeChat Pay reads it: `isSigned` when our key has signed all of it. */
export interface ReadRequest {
  method: string;
  path: string;
  body: unknown;
  isSigned: boolean;
  headers: Headers;
}

export function readRequest(url: string, init: RequestInit): ReadRequest {
  const { pathname, search } = new URL(url);
  const path = `${pathname}${search}`;
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? init.body : '';
  const headers = new Headers(init.headers);
  const form =
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="([0-9a-f]{32})",signature="([\w+/=]+)",timestamp="(\d{10})",serial_no="408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB"$/;
  const [, nonce, signature = '', timestamp] = form.exec(headers.get('authorization') ?? '') ?? [];
  const message = Buffer.from(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`);
  return {
    method,
    path,
    body: body === '' ? undefined : JSON.parse(body),
    isSigned: verify('sha256', message, merchantKeys.publicKey, Buffer.from(signature, 'base64')),
    headers,
  };
}

/** The signed example of a request in WeChat Pay's documents, and the key that it was signed with. */
export const documentedRequest = {
  request: {
    method: 'POST',
    path: '/v3/pay/transactions/jsapi',
    body: '{"appid":"wxd678efh567hg6787","mchid":"1900007291","description":"Image形象店-深圳腾大-QQ公仔","out_trade_no":"1217752501201407033233368018","notify_url":"https://www.weixin.qq.com/wxpay/pay.php","amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}',
  },
  once: { timestamp: 1_554_208_460, nonce: '593BEC0C930BF1AFEB40B4A08C8FB242' },
  signature:
    'jnks4dlrPw3ZX+ozVvSK39oa0t7OMBsg83BHAwd8BRdUFiVaQNTLTvci+wURgP1OQBbKYhFGvt7iqYpDSTQkp7Uq1sltaQKyncCyrA1g88m5bsKERQfPyT0ahSwKTYJ1CAn9QiJuSJRq1QsQs07eehbU/k9BCS51jTyc1Jpsi2H77HF9f/BnjXAOP3/sPObg6V5Ee4EzwLox684hhuMuIwHo7D8KFk3LIHOKDcNI4It1aCXydFWNpNK+SG86VUDe5kwoDpw4Ulqfu9z8OFDGbDs9TCxEv8iqQzbpxOlEVoOe2kalSYM5kApQb3nZcxdUtoE0liJGW3RGUNE0t4v01A==',
  publicKey: createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAptpm+qvIDCh/9wjU26SQ
CK26ogYkBhDrYxnAaw2JbbBsp1oDbHKk+1r381NeBUG2HEFAuU+Fr72u5ot3yKdz
oF/FajAzQNKnm569/D3upKoi8mYBaST15Uig8j8qoUW1U217LL0jEHlSnHV3lcaD
TXqDpTRR4Bfz9IqOgJgFZ8/oTfEomSrjrLYef81Eyxr7ZIMQXEKKEK7V4UXKS0+/
fDsiG/cXidhzt8UbTL9vqXqxM2+IDImyO+FAc/tkBG55LmzxPto1Nq0WbnZzRM/w
Tzrd0I/8NlevxtFbphg4evlHjFNI7+GrqR87ViEwuAJJ9Je5QQjct5YJfFRWiZ5C
MQIDAQAB
-----END PUBLIC KEY-----`),
} as const;

/** The signed example of an answer in WeChat Pay's documents, and the key that it was signed with. */
export const documentedAnswer = {
  body: '{"code_url":"weixin://wxpay/bizpayurl?pr=JyC91EIz1"}',
  at: new Date(1_722_850_421_000),
  headers: {
    'wechatpay-nonce': 'd824f2e086d3c1df967785d13fcd22ef',
    'wechatpay-signature':
      'mfI1CPqvBrgcXfgXMFjdNIhBf27ACE2YyeWsWV9ZI7T7RU0vHvbQpu9Z32ogzc+k8ZC5n3kz7h70eWKjgqNdKQF0eRp8mVKlmfzMLBVHbssB9jEZEDXThOX1XFqX7s7ymia1hoHQxQagPGzkdWxtlZPZ4ZPvr1RiqkgAu6Is8MZgXXrRoBKqjmSdrP1N7uxzJ/cjfSiis9FiLjuADoqmQ1P7p2N876YPAol7Rn0+GswwAwxldbdLrmVSjfytfSBJFqTMHn4itojgxSWWN1byuckQt8hSTEv/Lg97QoeGniYP17T80pJeQyL3b+295FPHSO2AtvCgyIbKMZ0BALilAA==',
    'wechatpay-timestamp': '1722850421',
    'wechatpay-serial': publicKeyId,
  },
  publicKey: createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwXNI6sdlknHBnK8Fu2U6
Cwor9qY747jP8KAfeBMeveEt1TqaHkLfaSD07trZLhGpfs8/AHqjhgSMO1O10YQW
OrrJ4hjIWPKqxbgrYMkBQc+mwdiWp4W3ByCqxBRagCveCXRWCmuJYovl9H/bsDI0
iGbpVtEOghJtfciisYSgxcLufUDTRkvwxjIBK1pCRjk33jJ5YTBWTHMRtMAOcFLN
F6hdEYdX8SPsgHHeLZ5Lv2T/686w1xtgCHef/sd4uSfWmyzsalQdHG/e4IyYmrhx
+O3VBoNDzE3nx23bFeV/RVNCG7cV6VhmYokJNHa/erIPkEmEFID6A5wQOXuxUkmJ
WwIDAQAB
-----END PUBLIC KEY-----`),
};

/** A certificate of the form that the platform gives out, with the serial number 5157F09EFDC096DE15EBE81A47057A7232F1B8E1. */
export const platformCertificate = `-----BEGIN CERTIFICATE-----
MIIDFzCCAf+gAwIBAgIUUVfwnv3Alt4V6+gaRwV6cjLxuOEwDQYJKoZIhvcNAQEL
BQAwGjEYMBYGA1UEAwwPVGVucGF5LmNvbSBzaWduMCAXDTI2MTEyMjIxMzgwNloY
DzIxMjYxMDI5MjEzODA2WjAaMRgwFgYDVQQDDA9UZW5wYXkuY29tIHNpZ24wggEi
MA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCxLr6ptc8FNNHadg+z6WGQIII/
WF8YVdl9LOXff4jpwI/PEgzn96qI0x/akLOP2LoEJNBDyAU9gjED+Qlw8KdI8XbG
RMFC5A+5UKmbX4cJQGo7FNxrWuk1cnvnf+lE0cBhQoxx/AQfkf1BLGURgFTpI42V
YeF2QMgFMUmR5RxgS1pA2TZ0+Hb/NGgW3aEFM+pkC03e87qkp9KmP9fZo370srC3
inP02O9wVL3wSRos1eFQ+zyX4i9MITwOU10/KfBK1LA+GYxsrbXh/ebIJX44I9zW
hYpNhpsZZKMY9tnpl++hlobUYPALF3my9CzQ1j2PNz9RUM7vAkY9DvQfEhdvAgMB
AAGjUzBRMB0GA1UdDgQWBBTML1OkYQdOE43aVXCuswvUwQKz4TAfBgNVHSMEGDAW
gBTML1OkYQdOE43aVXCuswvUwQKz4TAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3
DQEBCwUAA4IBAQBYdLXwFElbywIz5JgrsMTqTY+Gorkq5AtlKL4YkLcCcsXlFdo4
JuW0eO3+ei2889MraHcvBChTVcbt+EaSSHlbzA3LAar3VGfhZzWkEDcMT0dVIKDY
rqRKKII588RuwdQdRmwb9a16MmDeTMV+kRhtMi7DiHzDs82hY16tHiNNzntORS5q
dl2bDfkl+vjTR94yuTEtgmvLM7cbYf11q7kbQVNEr7IodrxzYSKAJatOsWI7ZdGg
puPkOgo8utus2yXoqQ9rWjAGdozy52Pdf/Ubv31rPHWxRLSLV4uWa778A6/sBDrG
kAmL9nalgaslP7cYkL4cADBcbX/1POGQLvZI
-----END CERTIFICATE-----`;

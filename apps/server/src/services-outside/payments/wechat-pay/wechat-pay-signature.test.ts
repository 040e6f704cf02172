import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openResource, sealedResource } from './sealed-resource.ts';
import { authorize, requestMessage, signatureFault } from './wechat-pay-signature.ts';
import {
  documentedAnswer,
  documentedRequest,
  merchantKeys,
  notificationOf,
  now,
  paidTransaction,
  platformHeaders,
  platformKeys,
  wechatPaySettings,
} from './wechat-pay.fixtures.ts';

describe('the signature of a request', () => {
  it('is over the lines that the documented example was signed over', () => {
    const { request, once, signature, publicKey } = documentedRequest;
    const message = Buffer.from(requestMessage(request, once));
    expect(verify('sha256', message, publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('stands in the header with what it was made from', () => {
    const { request, once } = documentedRequest;
    const header = authorize(wechatPaySettings, request, once);
    const [, signature = ''] = /signature="([^"]+)"/.exec(header) ?? [];
    expect(header.replace(signature, 'S')).toBe(
      'WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",signature="S",timestamp="1554208460",serial_no="408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB"',
    );
    const message = Buffer.from(requestMessage(request, once));
    expect(verify('sha256', message, merchantKeys.publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('has an empty last line for a question without a body', () => {
    const request = { method: 'GET', path: '/v3/certificates', body: '' } as const;
    expect(requestMessage(request, documentedRequest.once)).toBe(
      'GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n',
    );
  });
});

describe('a message of WeChat Pay', () => {
  const faultOf = (headers: Record<string, string | undefined>, body: string, at = now) =>
    signatureFault((name) => headers[name], Buffer.from(body), {
      keys: wechatPaySettings.platformKeys,
      now: at,
    });
  const body = '{"code_url":"weixin://wxpay/bizpayurl?pr=微信"}';
  const headers = platformHeaders(body);

  it('is believed as the documented example is', () => {
    const { headers: documented, body: text, at, publicKey } = documentedAnswer;
    const keys = [{ id: documented['wechatpay-serial'], key: publicKey }];
    const fault = (of: string) =>
      signatureFault((name) => ({ ...documented })[name], Buffer.from(of), { keys, now: at });
    expect(fault(text)).toBeUndefined();
    expect(fault(`${text} `)).toBe('forged');
  });

  it('is believed when it has a body, and when it has none', () => {
    expect(faultOf(headers, body)).toBeUndefined();
    expect(faultOf(platformHeaders(''), '')).toBeUndefined();
  });

  it.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature'])(
    'is not believed without %s',
    (name) => {
      expect(faultOf({ ...headers, [name]: undefined }, body)).toBe('missing');
      expect(faultOf({ ...headers, [name]: '' }, body)).toBe('missing');
    },
  );

  it.each([
    ['other words', headers, body.replace('pr=', 'pr=1')],
    ['another nonce', { ...headers, 'wechatpay-nonce': 'd824f2e086d3c1df967785d13fcd22ee' }, body],
    [
      'another second',
      { ...headers, 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) + 1) },
      body,
    ],
    ['another key', platformHeaders(body, { key: merchantKeys.privateKey }), body],
    ['no base64', { ...headers, 'wechatpay-signature': '!' }, body],
  ])('is not believed with %s', (_, tampered, text) => {
    expect(faultOf(tampered, text)).toBe('forged');
  });

  it('names its key in either case of letters, and no other one', () => {
    const keys = [{ id: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1', key: platformKeys.publicKey }];
    const by = (serial: string) => {
      const signed = platformHeaders(body, { serial });
      return signatureFault((name) => signed[name], Buffer.from(body), { keys, now });
    };
    expect(by('5157f09efdc096de15ebe81a47057a7232f1b8e1')).toBeUndefined();
    expect(by('5157F09EFDC096DE15EBE81A47057A7232F1B8E2')).toBe('unknown-key');
  });

  it('is good for five minutes, by a clock that is fast or slow', () => {
    const second = Number(headers['wechatpay-timestamp']) * 1_000;
    const at = (ms: number) => faultOf(headers, body, new Date(second + ms));
    expect([at(300_000), at(-300_000)]).toEqual([undefined, undefined]);
    expect([at(300_001), at(-300_001)]).toEqual(['stale', 'stale']);
    expect(faultOf({ ...headers, 'wechatpay-timestamp': 'NaN' }, body)).toBe('stale');
  });

  it('is known for a probe', () => {
    const probe = { ...headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/8JTq3Z' };
    expect(faultOf(probe, body)).toBe('probe');
  });
});

describe('a sealed resource', () => {
  const sealed = () =>
    sealedResource.parse((JSON.parse(notificationOf(paidTransaction)) as { resource: object }).resource);
  const { apiV3Key } = wechatPaySettings;

  it('opens with the APIv3 key alone', () => {
    expect(JSON.parse(openResource(sealed(), apiV3Key) ?? '')).toEqual(paidTransaction);
    expect(openResource(sealed(), Buffer.alloc(32, 1))).toBeUndefined();
  });

  it.each([
    ['ciphertext', (text: string) => `A${text.slice(1)}`],
    ['ciphertext', () => 'AAAA'],
    ['ciphertext', () => ''],
    ['nonce', () => 'fdasflkja485'],
    ['nonce', () => ''],
    ['associated_data', () => ''],
  ] as const)('does not open when its %s was touched', (name, touch) => {
    const resource = sealed();
    expect(openResource({ ...resource, [name]: touch(resource[name]) }, apiV3Key)).toBeUndefined();
  });

  it('is refused in another algorithm', () => {
    expect(sealedResource.safeParse({ ...sealed(), algorithm: 'NONE' }).success).toBe(false);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../../errors/problem.ts';
import { rpcSignature } from '../aliyun/rpc-signature.ts';
import { createAliyunSms, type AliyunSmsSettings } from './aliyun-sms.ts';
import { aliyunSmsStrings as strings } from './aliyun-sms.strings.ts';
import type { SmsScene } from './sms-sender.ts';

const settings: AliyunSmsSettings = {
  access: { keyId: 'LTAI-key', keySecret: 'key-secret' },
  signName: '书院',
  templates: { login: 'SMS_1', register: 'SMS_2', password_reset: 'SMS_3', mobile_bind: 'SMS_4' },
};
const message = { mobile: '13800000001', scene: 'login', code: '135790' } as const;

/** Aliyun, answering as recorded; `fetch` and `warn` remember. */
function aliyun(body: unknown, status = 200, given: AliyunSmsSettings = settings) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  return withFetch(fetch, given);
}

function withFetch(fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>, given = settings) {
  const warn = vi.fn<(text: string) => void>();
  const clock = { now: () => new Date('2026-11-21T15:04:05.678Z') };
  return { fetch, warn, sms: createAliyunSms(given, { fetch, warn, clock }) };
}

const accepted = { Message: 'OK', RequestId: 'F655A8D5-B967-440B', BizId: '9006197469364984^0', Code: 'OK' };
const formOf = (init: RequestInit | undefined) =>
  Object.fromEntries(new URLSearchParams(String(init?.body as URLSearchParams)));

describe('a message by Aliyun', () => {
  it('is one POST with the parameters of SendSms, signed', async () => {
    const { fetch, sms, warn } = aliyun(accepted);
    await sms.send(message);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['https://dysmsapi.aliyuncs.com/', 'POST']);
    const { Signature, SignatureNonce, ...form } = formOf(init);
    expect(form).toEqual({
      AccessKeyId: 'LTAI-key',
      Action: 'SendSms',
      Format: 'JSON',
      PhoneNumbers: '13800000001',
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      SignName: '书院',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"135790"}',
      Timestamp: '2026-11-21T15:04:05Z',
      Version: '2017-05-25',
    });
    expect(Signature).toBe(
      rpcSignature('POST', 'key-secret', { ...form, SignatureNonce: SignatureNonce ?? '' }),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(Object.entries(settings.templates))(
    'of the scene %s has the template %s',
    async (scene, template) => {
      const { fetch, sms } = aliyun(accepted);
      await sms.send({ ...message, scene: scene as SmsScene });
      expect(formOf(fetch.mock.calls[0]?.[1])).toMatchObject({ TemplateCode: template });
    },
  );

  it('of what is unread has the numbers and a template of its own, and is not offered without one', async () => {
    const { fetch, sms } = aliyun(accepted, 200, { ...settings, digestTemplate: 'SMS_5' });
    await sms.sendDigest?.({ mobile: '13800000001', unread: 12, answers: 3, replies: 5 });
    expect(formOf(fetch.mock.calls[0]?.[1])).toMatchObject({
      PhoneNumbers: '13800000001',
      TemplateCode: 'SMS_5',
      TemplateParam: '{"unread":"12","answers":"3","replies":"5"}',
    });
    expect(aliyun(accepted).sms.sendDigest).toBeNull();
  });

  it('never repeats its nonce', async () => {
    const { fetch, sms } = aliyun(accepted);
    await sms.send(message);
    await sms.send(message);
    const nonces = fetch.mock.calls.map(([, init]) => formOf(init)['SignatureNonce']);
    expect(new Set(nonces).size).toBe(2);
  });
});

const refusals: [what: string, body: object, status: number, refusal: object, isForOperator: boolean][] = [
  [
    'one code a minute',
    { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控Permits:1', RequestId: '1F3D0AD8' },
    200,
    { code: 429, message: strings.tooOften, data: { field: 'mobile', retry_after: 60 } },
    false,
  ],
  [
    'five codes an hour',
    { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发小时级流控Permits:5', RequestId: '2E9DC9DA' },
    200,
    { code: 429, message: strings.tooOften, data: { field: 'mobile', retry_after: 3_600 } },
    false,
  ],
  [
    'ten codes a day',
    { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发天级流控Permits:10', RequestId: '710B8576' },
    200,
    { code: 429, message: strings.tooOften, data: { field: 'mobile', retry_after: 86_400 } },
    false,
  ],
  [
    'a number that takes no SMS',
    { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: '非法手机号', RequestId: 'A1' },
    200,
    { code: 1, message: strings.wrongMobile, data: { field: 'mobile' } },
    false,
  ],
  [
    'an empty purse',
    { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: '账户余额不足', RequestId: 'B2' },
    200,
    { code: 1, message: strings.failed },
    true,
  ],
  [
    'the academy’s own limit of a day',
    { Code: 'isv.DAY_LIMIT_CONTROL', Message: '触发日发送限额', RequestId: 'C3' },
    200,
    { code: 1, message: strings.failed },
    true,
  ],
  [
    'a key that is not known',
    {
      RequestId: 'D4',
      Message: 'Specified access key is not found.',
      HostId: 'dysmsapi.aliyuncs.com',
      Code: 'InvalidAccessKeyId.NotFound',
    },
    404,
    { code: 1, message: strings.failed },
    true,
  ],
];

describe('a refusal by Aliyun', () => {
  it.each(refusals)('for %s', async (_, body, status, refusal, isForOperator) => {
    const { fetch, sms, warn } = aliyun(body, status);
    const error: unknown = await sms.send(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject(refusal);
    expect(fetch).toHaveBeenCalledTimes(1);
    const { Code, RequestId } = body as { Code: string; RequestId: string };
    const lines = isForOperator ? [[`Aliyun refused an SMS: ${Code} (request ${RequestId})`]] : [];
    expect(warn.mock.calls).toEqual(lines);
  });
});

describe('a message that gets no answer', () => {
  it.each([
    ['is cut off', async () => Promise.reject(new TypeError('fetch failed: 135790'))],
    ['is no JSON', async () => new Response('<html>Bad Gateway 135790</html>', { status: 502 })],
    ['is in no known form', async () => Response.json({ hello: '135790' })],
  ])('that %s fails once, in words for people, and no log holds number, code or key', async (_, answer) => {
    const { fetch, sms, warn } = withFetch(vi.fn<typeof globalThis.fetch>(answer));
    await expect(sms.send(message)).rejects.toMatchObject({ code: 1, message: strings.failed });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls)).not.toMatch(/135790|13800000001|key-secret|LTAI/);
  });

  it('is given up after eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('too slow', 'TimeoutError')), ms);
      return controller.signal;
    });
    const never: typeof globalThis.fetch = (_, init) =>
      new Promise((__, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const { sms, warn } = withFetch(vi.fn(never));
    const sent = sms.send(message).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toMatchObject({ code: 1, message: strings.failed });
    expect(warn.mock.calls).toEqual([['Aliyun did not answer to an SMS: TimeoutError']]);
    timeout.mockRestore();
    vi.useRealTimers();
  });
});

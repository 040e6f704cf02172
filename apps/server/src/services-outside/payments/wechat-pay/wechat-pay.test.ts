import { describe, expect, it, vi } from 'vitest';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import { paymentStrings as strings } from '../payments.strings.ts';
import { createWechatPay } from './wechat-pay.ts';
import {
  merchantKeys,
  now,
  paidTransaction,
  platformHeaders,
  readRequest,
  wechatPaySettings,
  type PlatformSigning,
  type ReadRequest,
} from './wechat-pay.fixtures.ts';

interface Saying extends PlatformSigning {
  status?: number;
  headers?: Record<string, string>;
}

/** What WeChat Pay says, signed by its key. */
function says(content: object | null, { status = 200, headers, ...signing }: Saying = {}): () => Response {
  const body = content === null ? '' : JSON.stringify(content);
  const all = { ...platformHeaders(body, signing), 'request-id': '08F5B8C2B506', ...headers };
  return () =>
    new Response(content === null ? null : body, { status: content === null ? 204 : status, headers: all });
}
const refuses = (code: string, status = 400) => says({ code, message: '错误的说明' }, { status });

/** The adapter before a WeChat Pay that gives these answers in turn. */
function wechatPay(...answers: (() => Response | Promise<Response>)[]) {
  const asked: ReadRequest[] = [];
  const warn = vi.fn<(text: string) => void>();
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    asked.push(readRequest(String(url as string), init));
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked too often');
    return answer();
  };
  const deps = { fetch, warn, clock: { now: () => now }, publicUrl: 'https://shuyuan.example' };
  return { asked, warn, ...createWechatPay(wechatPaySettings, deps) };
}

const orderId = paidTransaction.out_trade_no;
const order = {
  orderId,
  charge: 19,
  title: '《写作的起点》',
  expiresAt: new Date('2026-11-22T13:44:35.400Z'),
};
const payment = {
  method: 'wechat',
  orderId,
  fen: 1_900,
  transaction: paidTransaction.transaction_id,
  paidAt: new Date('2026-11-22T13:29:30Z'),
};
const open = {
  mchid: '1900007291',
  appid: 'wxd678efh567hg6787',
  out_trade_no: orderId,
  trade_state: 'NOTPAY',
};
const started = { code_url: 'weixin://wxpay/bizpayurl?pr=JyC91EIz1' };

const failureOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PaymentUnavailable);
  return error as PaymentUnavailable;
};

describe('an order that is handed to WeChat Pay', () => {
  it('is asked for in one signed request, and answered with what the picture holds', async () => {
    const { asked, start, warn } = wechatPay(says(started));
    expect(await start(order)).toBe(started.code_url);
    expect(asked).toHaveLength(1);
    const { method, path, body, isSigned, headers } = asked[0] as ReadRequest;
    expect([method, path, isSigned]).toEqual(['POST', '/v3/pay/transactions/native', true]);
    expect(body).toEqual({
      appid: 'wxd678efh567hg6787',
      mchid: '1900007291',
      description: '《写作的起点》',
      out_trade_no: orderId,
      time_expire: '2026-11-22T21:44:35+08:00',
      notify_url: 'https://shuyuan.example/api/v2/order/pay/wechat/notify',
      amount: { total: 1_900, currency: 'CNY' },
    });
    expect(headers.get('wechatpay-serial')).toBe(wechatPaySettings.platformKeys[0].id);
    expect(headers.get('content-type')).toBe('application/json');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may be handed over again, in the same words and signed anew', async () => {
    const { asked, start } = wechatPay(says(started), says(started));
    await start(order);
    await start(order);
    expect(asked[1]?.body).toEqual(asked[0]?.body);
    expect(asked[1]?.headers.get('authorization')).not.toBe(asked[0]?.headers.get('authorization'));
  });

  it('has a title of 127 characters at most, none of them cut in two', async () => {
    const { asked, start } = wechatPay(says(started));
    await start({ ...order, title: '🎓'.repeat(200) });
    expect(asked[0]?.body).toMatchObject({ description: '🎓'.repeat(127) });
  });

  it.each([
    ['ORDERPAID', strings.alreadyPaid],
    ['ORDER_PAID', strings.alreadyPaid],
    ['ORDER_CLOSED', strings.alreadyClosed],
  ])('that WeChat Pay refuses with %s is no news to the operator', async (code, message) => {
    const { start, warn } = wechatPay(refuses(code));
    expect(await failureOf(start(order))).toMatchObject({ code: 1, failure: 'refused', message });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('what WeChat Pay knows of an order', () => {
  it('is asked for by the number of the order', async () => {
    const { asked, find } = wechatPay(says(paidTransaction));
    expect(await find(orderId)).toEqual({ kind: 'paid', payment });
    const { method, path, body, isSigned } = asked[0] as ReadRequest;
    expect([method, body, isSigned]).toEqual(['GET', undefined, true]);
    expect(path).toBe(`/v3/pay/transactions/out-trade-no/${orderId}?mchid=1900007291`);
  });

  it.each([
    ['NOTPAY', 'open'],
    ['USERPAYING', 'open'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
    ['REFUND', 'closed'],
  ])('is %s: %s', async (trade_state, kind) => {
    expect(await wechatPay(says({ ...open, trade_state })).find(orderId)).toEqual({ kind });
  });

  it.each(['ORDER_NOT_EXIST', 'ORDERNOTEXIST'])('may be nothing (%s)', async (code) => {
    const { find, warn } = wechatPay(refuses(code, 404));
    expect(await find(orderId)).toEqual({ kind: 'closed' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['of another merchant', { ...paidTransaction, mchid: '1900007292' }],
    ['of another application', { ...paidTransaction, appid: 'wx0' }],
    ['of another order', { ...paidTransaction, out_trade_no: '20261122132900123457' }],
    ['in another currency', { ...paidTransaction, amount: { total: 1_900, currency: 'USD' } }],
    ['without an amount', { ...paidTransaction, amount: undefined }],
    ['without a number', { ...paidTransaction, transaction_id: undefined }],
    ['without a time', { ...paidTransaction, success_time: 'gestern' }],
    ['in a state of tomorrow', { ...open, trade_state: 'HALFPAID' }],
    ['without a form', { hello: orderId }],
  ])('is nothing to act upon when it is %s', async (_, transaction) => {
    const { find, warn } = wechatPay(says(transaction));
    expect(await failureOf(find(orderId))).toMatchObject({
      failure: 'unreached',
      message: strings.unavailable,
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls)).toContain('in a form that this server does not know');
  });
});

describe('closing an order at WeChat Pay', () => {
  it('is one signed request', async () => {
    const { asked, close } = wechatPay(says(null));
    expect(await close(orderId)).toEqual({ kind: 'closed' });
    const { method, path, body, isSigned } = asked[0] as ReadRequest;
    expect([method, isSigned, body]).toEqual(['POST', true, { mchid: '1900007291' }]);
    expect(path).toBe(`/v3/pay/transactions/out-trade-no/${orderId}/close`);
  });

  it.each(['ORDER_CLOSED', 'ORDERCLOSED', 'ORDER_NOT_EXIST'])(
    'has nothing left to do at %s',
    async (code) => {
      expect(await wechatPay(refuses(code)).close(orderId)).toEqual({ kind: 'closed' });
    },
  );

  it('hears that somebody was faster', async () => {
    const { asked, close } = wechatPay(refuses('ORDERPAID'), says(paidTransaction));
    expect(await close(orderId)).toEqual({ kind: 'paid', payment });
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('never answers that it is open', async () => {
    const { close } = wechatPay(refuses('ORDERPAID'), says(open));
    expect(await failureOf(close(orderId))).toMatchObject({ failure: 'unreached' });
  });
});

const refund = {
  refundNo: 'R20261122',
  orderId,
  transaction: payment.transaction,
  fen: 1_205,
  paidFen: 1_900,
  reason: '不合适',
};

const calls = [
  ['start', (pay: ReturnType<typeof wechatPay>) => pay.start(order)],
  ['find', (pay: ReturnType<typeof wechatPay>) => pay.find(orderId)],
  ['close', (pay: ReturnType<typeof wechatPay>) => pay.close(orderId)],
  ['refund', (pay: ReturnType<typeof wechatPay>) => pay.refund(refund)],
  ['findRefund', (pay: ReturnType<typeof wechatPay>) => pay.findRefund(refund)],
] as const;

describe.each(calls)('%s', (_, call) => {
  it('tells the operator what WeChat Pay refuses, and the person that it does not go', async () => {
    const pay = wechatPay(refuses('APPID_MCHID_NOT_MATCH'));
    expect(await failureOf(call(pay))).toMatchObject({
      code: 1,
      failure: 'refused',
      message: strings.unavailable,
    });
    expect(pay.warn.mock.calls).toEqual([
      ['WeChat Pay refused: APPID_MCHID_NOT_MATCH 错误的说明 (request 08F5B8C2B506)'],
    ]);
  });

  it.each([
    [
      'has no signature',
      says(paidTransaction, { headers: { 'wechatpay-signature': '' } }),
      'missing signature',
    ],
    ['is forged', says(paidTransaction, { key: merchantKeys.privateKey }), 'forged signature'],
    [
      'is of a key that is not ours',
      says(paidTransaction, { serial: 'PUB_KEY_ID_1' }),
      'unknown-key signature',
    ],
    ['is old', says(paidTransaction, { at: new Date(now.getTime() - 360_000) }), 'stale signature'],
    ['says that it is out of order', refuses('SYSTEM_ERROR', 500), 'out of order: 500'],
    ['says that it is asked too often', refuses('RATELIMIT_EXCEEDED', 429), 'asks for patience'],
    ['says so without a code', says({}, { status: 429 }), 'asks for patience: HTTP_429'],
    ['says so with another status', refuses('FREQUENCY_LIMITED', 403), 'asks for patience'],
    [
      'is a no without a signature',
      says({ code: 'SIGN_ERROR' }, { status: 401, headers: { 'wechatpay-signature': '' } }),
      'missing signature, SIGN_ERROR',
    ],
    [
      'is a forged no',
      says({ code: 'ORDER_NOT_EXIST' }, { status: 404, key: merchantKeys.privateKey }),
      'forged signature, ORDER_NOT_EXIST',
    ],
    [
      'is cut off',
      async () => Promise.reject(new TypeError(`failed: ${orderId}`)),
      'did not answer: TypeError',
    ],
  ])('believes no answer that %s', async (__, answer, words) => {
    const pay = wechatPay(answer);
    expect(await failureOf(call(pay))).toMatchObject({ failure: 'unreached', message: strings.unavailable });
    expect(pay.warn).toHaveBeenCalledTimes(1);
    expect(String(pay.warn.mock.calls)).toContain(words);
    expect(String(pay.warn.mock.calls)).not.toMatch(new RegExp(`${orderId}|signature="|PRIVATE`));
  });

  it('asks again at a probe, once', async () => {
    const probe = says(paidTransaction, { headers: { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/x' } });
    const twice = wechatPay(probe, probe);
    expect(await failureOf(call(twice))).toMatchObject({ failure: 'unreached' });
    expect(twice.asked).toHaveLength(2);
  });
});

describe('a question to WeChat Pay', () => {
  it('goes on after a probe', async () => {
    const probe = says(open, { headers: { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/x' } });
    const { find, warn } = wechatPay(probe, says(paidTransaction));
    expect(await find(orderId)).toEqual({ kind: 'paid', payment });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is given up after eight seconds', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const warn = vi.fn<(text: string) => void>();
    const fetch: typeof globalThis.fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    };
    const pay = createWechatPay(wechatPaySettings, {
      fetch,
      warn,
      clock: { now: () => now },
      publicUrl: 'https://shuyuan.example',
    });
    expect(await failureOf(pay.find(orderId))).toMatchObject({ failure: 'unreached' });
    expect(timeout.mock.calls).toEqual([[8_000]]);
    expect(warn.mock.calls).toEqual([['WeChat Pay did not answer: TimeoutError']]);
    timeout.mockRestore();
  });
});

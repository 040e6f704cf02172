import { describe, expect, it, vi } from 'vitest';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import { paymentStrings as strings } from '../payments.strings.ts';
import { alipaySettings, answerOf, applicationKeys, now, paidTrade, readRequest } from './alipay.fixtures.ts';
import { createAlipay } from './alipay.ts';

type Answer = (method: string) => Response;

const says =
  (content: object, signing?: Parameters<typeof answerOf>[2]): Answer =>
  (method) =>
    new Response(answerOf(method, { code: '10000', msg: 'Success', ...content }, signing));
const refuses = (subCode: string) =>
  says({ code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: '错误的说明' });

/** The adapter before an Alipay that gives these answers in turn. */
function alipay(...answers: Answer[]) {
  const asked: ReturnType<typeof readRequest>[] = [];
  const warn = vi.fn<(text: string) => void>();
  const fetch: typeof globalThis.fetch = async (url, init) => {
    expect([url, init?.method, init?.redirect]).toEqual([alipaySettings.gateway, 'POST', 'error']);
    const fields = Object.fromEntries(init?.body as URLSearchParams);
    asked.push(readRequest(fields));
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('asked too often');
    return answer(String(fields['method']));
  };
  const deps = { fetch, warn, clock: { now: () => now }, publicUrl: 'https://shuyuan.example' };
  return { asked, warn, ...createAlipay(alipaySettings, deps) };
}

const { out_trade_no: orderId, trade_no: transaction } = paidTrade;
const order = {
  orderId,
  charge: 19,
  title: '书院-读/写 & 思',
  expiresAt: new Date('2026-11-22T13:44:35.400Z'),
};
const back = `https://shuyuan.example/order/pay?order_id=${orderId}&way=alipay`;
const payment = {
  method: 'alipay',
  orderId,
  fen: 1_900,
  transaction,
  paidAt: new Date('2026-11-22T13:29:30Z'),
};
const refund = { refundNo: 'R20261122', orderId, transaction, fen: 1_205, paidFen: 1_900, reason: '不合适' };

const failureOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PaymentUnavailable);
  return error as PaymentUnavailable;
};

describe('an order that is handed to Alipay', () => {
  it('is a signed address of its page, and nobody is asked', async () => {
    const { asked, start } = alipay();
    const url = new URL(await start(order, back));
    expect(url.origin + url.pathname).toBe(alipaySettings.gateway);
    expect(readRequest(Object.fromEntries(url.searchParams))).toEqual({
      app_id: '2014072300007148',
      method: 'alipay.trade.page.pay',
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-22 21:29:35',
      version: '1.0',
      notify_url: 'https://shuyuan.example/api/v2/order/pay/alipay/notify',
      return_url: back,
      content: {
        out_trade_no: orderId,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: '19.00',
        subject: '书院-读 写   思',
        time_expire: '2026-11-22 21:44:35',
      },
      isSigned: true,
    });
    expect(asked).toEqual([]);
  });
});

describe('what Alipay knows of an order', () => {
  it('is asked for by the number of the order, in one signed request', async () => {
    const { asked, find, warn } = alipay(says(paidTrade));
    expect(await find(orderId)).toEqual({ kind: 'paid', payment });
    expect(asked).toMatchObject([
      { method: 'alipay.trade.query', content: { out_trade_no: orderId }, isSigned: true },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['WAIT_BUYER_PAY', { kind: 'open' }],
    ['TRADE_CLOSED', { kind: 'closed' }],
    ['TRADE_FINISHED', { kind: 'paid', payment }],
  ])('is %s', async (trade_status, state) => {
    expect(await alipay(says({ ...paidTrade, trade_status })).find(orderId)).toEqual(state);
  });

  it('is nothing before the payer has signed in there', async () => {
    const { find, warn } = alipay(refuses('ACQ.TRADE_NOT_EXIST'));
    expect([await find(orderId), warn.mock.calls]).toEqual([{ kind: 'closed' }, []]);
  });

  it.each([
    ['of another order', { ...paidTrade, out_trade_no: '20261122132900123457' }],
    ['without an amount', { ...paidTrade, total_amount: '' }],
    ['of a part of a fen', { ...paidTrade, total_amount: '19.001' }],
    ['without a number', { ...paidTrade, trade_no: '' }],
    ['without a time', { ...paidTrade, send_pay_date: 'gestern' }],
    ['in a state of tomorrow', { ...paidTrade, trade_status: 'HALF_PAID' }],
    ['without a form', { hello: orderId }],
  ])('is nothing to act upon when it is %s', async (_, trade) => {
    const { find, warn } = alipay(says(trade));
    expect(await failureOf(find(orderId))).toMatchObject({
      failure: 'unreached',
      message: strings.unavailable,
    });
    expect(String(warn.mock.calls)).toContain('in a form that this server does not know');
  });
});

describe('closing an order at Alipay', () => {
  it.each([
    ['is one signed request', says({ out_trade_no: orderId })],
    ['has nothing left to do where there is no trade yet', refuses('ACQ.TRADE_NOT_EXIST')],
  ])('%s', async (_, answer) => {
    const { asked, close } = alipay(answer);
    expect(await close(orderId)).toEqual({ kind: 'closed' });
    expect(asked).toMatchObject([{ method: 'alipay.trade.close', content: { out_trade_no: orderId } }]);
  });

  it('hears that somebody was faster', async () => {
    const { close } = alipay(refuses('ACQ.TRADE_STATUS_ERROR'), says(paidTrade));
    expect(await close(orderId)).toEqual({ kind: 'paid', payment });
  });

  it('never answers that it is open', async () => {
    const open = says({ ...paidTrade, trade_status: 'WAIT_BUYER_PAY' });
    const { close } = alipay(refuses('ACQ.TRADE_STATUS_ERROR'), open);
    expect(await failureOf(close(orderId))).toMatchObject({ failure: 'unreached' });
  });
});

describe('a refund by Alipay', () => {
  it('goes by the number that was stored, in yuan, and says the same each time', async () => {
    const done = says({ out_trade_no: orderId, fund_change: 'Y' });
    const { asked, refund: giveBack } = alipay(done, done);
    expect(await giveBack(refund)).toEqual({ kind: 'done', at: now });
    await giveBack(refund);
    expect(asked[0]).toMatchObject({
      method: 'alipay.trade.refund',
      content: {
        trade_no: transaction,
        out_request_no: 'R20261122',
        refund_amount: '12.05',
        refund_reason: '不合适',
      },
      isSigned: true,
    });
    expect(asked[1]?.content).toEqual(asked[0]?.content);
  });

  const found = { out_request_no: 'R20261122', refund_status: 'REFUND_SUCCESS' };

  it('that moved nothing may have been made before: it is asked after', async () => {
    const none = says({ out_trade_no: orderId, fund_change: 'N' });
    expect(await alipay(none, says(found)).refund(refund)).toEqual({ kind: 'done', at: now });
    expect(await alipay(none, says({})).refund(refund)).toEqual({ kind: 'pending' });
  });

  it('is found by its number, and unknown when the answer holds nothing', async () => {
    const at = { gmt_refund_pay: '2026-11-22 21:30:00' };
    const { asked, findRefund } = alipay(says({ ...found, ...at }), says({}), refuses('ACQ.TRADE_NOT_EXIST'));
    expect(await findRefund(refund)).toEqual({ kind: 'done', at: new Date('2026-11-22T13:30:00Z') });
    expect(asked[0]).toMatchObject({
      method: 'alipay.trade.fastpay.refund.query',
      content: { trade_no: transaction, out_request_no: 'R20261122' },
    });
    expect([await findRefund(refund), await findRefund(refund)]).toEqual([
      { kind: 'none' },
      { kind: 'none' },
    ]);
  });

  it('is not another one', async () => {
    const { findRefund } = alipay(says({ ...found, out_request_no: 'R1' }));
    expect(await failureOf(findRefund(refund))).toMatchObject({ failure: 'unreached' });
  });
});

describe.each([
  ['find', (pay: ReturnType<typeof alipay>) => pay.find(orderId)],
  ['close', (pay: ReturnType<typeof alipay>) => pay.close(orderId)],
  ['refund', (pay: ReturnType<typeof alipay>) => pay.refund(refund)],
  ['findRefund', (pay: ReturnType<typeof alipay>) => pay.findRefund(refund)],
] as const)('%s', (_, call) => {
  it('tells the operator what Alipay refuses, and the person that it does not go', async () => {
    const pay = alipay(refuses('ACQ.ACCESS_FORBIDDEN'));
    expect(await failureOf(call(pay))).toMatchObject({ failure: 'refused', message: strings.unavailable });
    expect(pay.warn.mock.calls).toEqual([['Alipay refused: ACQ.ACCESS_FORBIDDEN 错误的说明']]);
  });

  it('takes a no that is not signed for no answer, and tells the operator what it was', async () => {
    const error = { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-app-id' };
    const pay = alipay(() => Response.json({ error_response: error }));
    expect(await failureOf(call(pay))).toMatchObject({ failure: 'unreached' });
    expect(String(pay.warn.mock.calls)).toContain('isv.invalid-app-id');
  });

  it.each<[string, Answer, string]>([
    ['is forged', says(paidTrade, { key: applicationKeys.privateKey }), 'forged signature'],
    [
      'has no signature',
      (method) => new Response(answerOf(method, paidTrade).replace('"sign"', '"sigm"')),
      'missing',
    ],
    [
      'was changed on the way',
      (method) => new Response(answerOf(method, paidTrade).replace('19.00', '1.00')),
      'forged signature',
    ],
    ['is of another call', () => new Response(answerOf('alipay.trade.create', paidTrade)), 'in a form'],
    ['is no answer', () => new Response('<html>'), 'in a form'],
    [
      'says that it is out of order',
      says({ code: '20000', msg: 'Service Unavailable' }),
      'out of order: 20000',
    ],
    ['says that it does not know', refuses('ACQ.SYSTEM_ERROR'), 'out of order: 40004 ACQ.SYSTEM_ERROR'],
    [
      'says that it is asked too often',
      says({ code: '40005', msg: 'Call Limited', sub_code: 'isp.call-limited' }),
      'out of order: 40005 isp.call-limited',
    ],
    [
      'says so without a signature',
      () => Response.json({ error_response: { code: '40005', msg: 'Call Limited' } }),
      'out of order: 40005',
    ],
    ['is an error of the way there', () => new Response('', { status: 502 }), 'out of order: 502'],
  ])('believes no answer that %s', async (__, answer, words) => {
    const pay = alipay(answer);
    expect(await failureOf(call(pay))).toMatchObject({ failure: 'unreached', message: strings.unavailable });
    expect(pay.warn).toHaveBeenCalledTimes(1);
    expect(String(pay.warn.mock.calls)).toContain(words);
    expect(String(pay.warn.mock.calls)).not.toMatch(new RegExp(`${orderId}|PRIVATE|sign=`));
  });

  it('is given up when no answer comes, without what was sent', async () => {
    const pay = alipay();
    expect(await failureOf(call(pay))).toMatchObject({ failure: 'unreached' });
    expect(pay.warn.mock.calls).toEqual([['Alipay did not answer: TypeError']]);
  });
});

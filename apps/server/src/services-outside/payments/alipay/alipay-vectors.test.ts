import { fastify } from 'fastify';
import { createPublicKey } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Payment } from '../scan-payment.ts';
import { addAlipayNotify } from './alipay.notify.ts';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import { alipaySettings, knownKey, now } from './alipay.fixtures.ts';
import { alipayNotifyPath, createAlipay } from './alipay.ts';

// What stands here was written out and signed apart from this code: `openssl dgst -sha256 -sign known-key.pem`.
const signedRequest =
  'app_id=2014072300007148&biz_content={"out_trade_no":"20261122132900123456","product_code":"FAST_' +
  'INSTANT_TRADE_PAY","total_amount":"19.00","subject":"书院-读懂一首诗","time_expire":"2026-11-22 21:44:3' +
  '5"}&charset=utf-8&format=JSON&method=alipay.trade.page.pay&notify_url=https://shuyuan.example/ap' +
  'i/v2/order/pay/alipay/notify&return_url=https://shuyuan.example/order/pay?order_id=2026112213290' +
  '0123456&way=alipay&sign_type=RSA2&timestamp=2026-11-22 21:29:35&version=1.0';
const requestSignature =
  'HHJS72ygTE0+U8CSxyApH1v/Zi+Mf2Z/kvw5D9KTDHGRXV2rOoQxUZRLdze6je5tXt5MGPqjuCoyk3MRX0FuoDYhYiRbUjEl' +
  'bpYY5ZGuYqwIWV27bhUwlpuqh8QSmLb7P0Tr1uh20Wl28qs//XrjBO+hu0awAyrOf9DB95VaddU=';
const notification =
  'notify_id=ac05099524730693a8b330c5ecf72da9786&trade_no=2026112222001156789000001234&total_amount' +
  '=19.00&version=1.0&trade_status=TRADE_SUCCESS&gmt_payment=2026-11-22+21%3A29%3A30&notify_type=tr' +
  'ade_status_sync&app_id=2014072300007148&buyer_logon_id=159%2A%2A%2A%2A5620&sign_type=RSA2&sign=f' +
  'OPc8U4WwRVAHjE6ZXOXNSCVb8bs5XBkFLfeyIiVhsqtUvpk1C0GLmJnUYAJ28WFFS5qjQeh9%2Fh6tjG6pNDcpQROdFMYk2z' +
  'RHGYjfvcaD2x4kyimnfl%2FxM6Ez3CXK2F9jut8kXsUOjUu4djEOR3RKqP5wY6F11IPU2jm23xdURs%3D&notify_time=20' +
  '26-11-22+21%3A29%3A31&charset=utf-8&seller_id=2088102147948060&subject=%E4%B9%A6%E9%99%A2-%E8%AF' +
  '%BB%E6%87%82%E4%B8%80%E9%A6%96%E8%AF%97&out_trade_no=20261122132900123456';
const queried =
  '{"code":"10000","msg":"Success","out_trade_no":"20261122132900123456","send_pay_date":"2026-11-2' +
  '2 21:29:30","total_amount":"19.00","trade_no":"2026112222001156789000001234","trade_status":"TRA' +
  'DE_SUCCESS","buyer_logon_id":"a\\/b"}';
const queriedSignature =
  'TNUbkKwqXU0EpsDo4BXyzDLSPcOBH+HL3c+QMjmMoFCNxk5pfE9R0BkNxQuoneNMhMOrM7Fh5g/k3sUAkeJXCe9pkBFN7jZx' +
  'hbe+ALczZHYfmWyTiKuVXP9tPY3LA4d/LUbR+otPtL7oYwyYCCcJn+vWRX9ml4WqX+2jsZzPuKo=';

const settings = { ...alipaySettings, privateKey: knownKey, alipayKey: createPublicKey(knownKey) };
const orderId = '20261122132900123456';
const paid = {
  method: 'alipay',
  orderId,
  fen: 1_900,
  transaction: '2026112222001156789000001234',
  paidAt: new Date('2026-11-22T13:29:30Z'),
};

/** The adapter before an Alipay that answers this text. */
const alipay = (answer = '') =>
  createAlipay(settings, {
    fetch: async () => new Response(answer),
    warn: () => undefined,
    clock: { now: () => now },
    publicUrl: 'https://shuyuan.example',
  });

describe('Alipay by a known key', () => {
  it('is handed an order at an address whose every sign and signature are known', async () => {
    const title = '书院-读懂一首诗';
    const order = { orderId, charge: 19, title, expiresAt: new Date('2026-11-22T13:44:35.400Z') };
    const back = `https://shuyuan.example/order/pay?order_id=${orderId}&way=alipay`;
    const url = new URL(await alipay().start(order, back));
    const { sign, ...fields } = Object.fromEntries(url.searchParams);
    const lines = Object.keys(fields)
      .toSorted()
      .map((name) => `${name}=${fields[name]}`);
    expect([lines.join('&'), sign]).toEqual([signedRequest, requestSignature]);
    expect(url.origin + url.pathname).toBe('https://openapi.alipay.com/gateway.do');
  });

  it.each([
    ['as it came', notification, 200, [paid]],
    ['with another sum', notification.replace('19.00', '91.00'), 401, []],
    ['with another order', notification.replace(orderId, '20261122132900123457'), 401, []],
    ['with a letter of its signature changed', notification.replace('sign=f', 'sign=g'), 401, []],
  ] as const)('tells of a payment, %s', async (_, payload, status, heard) => {
    const app = fastify();
    const told = vi.fn<(payment: Payment) => Promise<boolean>>().mockResolvedValue(true);
    await addAlipayNotify(app, {
      settings,
      payments: { paid: told, unclear: () => Promise.reject(new Error('unclear')) },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    const answer = await app.inject({ method: 'POST', url: alipayNotifyPath, headers, payload });
    await app.close();
    expect([answer.statusCode, answer.body]).toEqual([status, status === 200 ? 'success' : 'fail']);
    expect(told.mock.calls.map(([payment]) => payment)).toEqual(heard);
  });

  it('answers what it knows of an order, and is not believed with another sum', async () => {
    const answer = (node: string) => `{"alipay_trade_query_response":${node},"sign":"${queriedSignature}"}`;
    expect(await alipay(answer(queried)).find(orderId)).toEqual({ kind: 'paid', payment: paid });
    await expect(alipay(answer(queried.replace('19.00', '20.00'))).find(orderId)).rejects.toThrow(
      PaymentUnavailable,
    );
  });
});

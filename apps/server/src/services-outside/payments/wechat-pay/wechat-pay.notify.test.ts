import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/index.ts';
import { createOutsideServices } from '../../outside-services.ts';
import type { Payment, UnclearMessage } from '../scan-payment.ts';
import {
  merchantKeys,
  notificationOf,
  now,
  paidTransaction,
  platformHeaders,
  wechatPaySettings,
} from './wechat-pay.fixtures.ts';

const path = '/api/v2/order/pay/wechat/notify';
const paid = vi.fn<(payment: Payment) => Promise<boolean>>();
const unclear = vi.fn<(message: UnclearMessage) => Promise<void>>();
let server: TestServer;

beforeAll(async () => {
  const { createModules } = await import('../../../modules/index.ts');
  server = await createTestServer({
    clock: { now: () => now },
    modules: (deps) => ({ ...createModules(deps), payments: { paid, unclear } }),
    outside: (deps) =>
      createOutsideServices(
        {
          sms: { kind: 'local' },
          wechat: { kind: 'off' },
          cloudVideo: { kind: 'local' },
          payment: { kind: 'services', wechat: wechatPaySettings, alipay: null },
        },
        deps,
      ),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  paid.mockReset().mockResolvedValue(true);
  unclear.mockReset().mockResolvedValue();
  server.log.length = 0;
});

const tell = (body: string, headers: Record<string, string> = platformHeaders(body)) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
const warnings = () =>
  server.log
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg);
const told = notificationOf(paidTransaction);

describe('WeChat Pay that tells of a payment', () => {
  it('is heard, and told so', async () => {
    const { statusCode, body, headers } = await tell(told);
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(paid.mock.calls).toEqual([
      [
        {
          method: 'wechat',
          orderId: paidTransaction.out_trade_no,
          fen: 1_900,
          transaction: paidTransaction.transaction_id,
          paidAt: new Date('2026-11-22T13:29:30Z'),
        },
      ],
    ]);
    expect(warnings()).toEqual([]);
  });

  it('is heard each time', async () => {
    expect([(await tell(told)).statusCode, (await tell(told)).statusCode]).toEqual([204, 204]);
    expect(paid).toHaveBeenCalledTimes(2);
  });

  it('is heard whatever it calls its body', async () => {
    const headers = { ...platformHeaders(told), 'content-type': 'text/plain' };
    expect((await tell(told, headers)).statusCode).toBe(204);
  });

  it('is asked to tell again when the order is not ours, or costs something else', async () => {
    paid.mockResolvedValue(false);
    const { statusCode, json } = await tell(told);
    expect([statusCode, json()]).toEqual([422, { code: 'FAIL', message: '失败' }]);
  });

  it('is asked to tell again when it could not be kept', async () => {
    paid.mockRejectedValue(new Error('the database is away'));
    const { statusCode, json } = await tell(told);
    expect([statusCode, json()]).toEqual([500, { code: 'FAIL', message: '失败' }]);
    expect(warnings()).toContain('a payment was told of and not kept');
  });

  it('may tell of something else, which is nothing to us', async () => {
    const content = { out_refund_no: 'R1', refund_status: 'SUCCESS' };
    const refund = notificationOf(content, { eventType: 'REFUND.SUCCESS' });
    expect((await tell(refund)).statusCode).toBe(204);
    expect([paid.mock.calls, unclear.mock.calls]).toEqual([[], []]);
  });

  const { transaction_id: _, ...unnumbered } = paidTransaction;
  it.each([
    ['of a refund with a payment inside', paidTransaction, 'REFUND.SUCCESS'],
    ['of a payment that is not paid', { ...paidTransaction, trade_state: 'NOTPAY' }, undefined],
    ['of another merchant, sealed with our key', { ...paidTransaction, mchid: '1900007292' }, undefined],
    ['without the number of a transaction', unnumbered, undefined],
    ['with an amount in words', { ...paidTransaction, amount: { total: '1900' } }, undefined],
    ['in another currency', { ...paidTransaction, amount: { total: 1900, currency: 'USD' } }, undefined],
  ])('MO-06: is refused and listed without the payer when it is one %s', async (__, content, eventType) => {
    expect((await tell(notificationOf(content, eventType ? { eventType } : {}))).statusCode).toBe(400);
    expect(paid).not.toHaveBeenCalled();
    const [[message] = []] = unclear.mock.calls;
    expect(message).toMatchObject({ method: 'wechat', orderId: paidTransaction.out_trade_no });
    expect(JSON.stringify(message)).not.toContain(paidTransaction.payer.openid);
  });
});

describe('MO-06: what does not come from WeChat Pay, or not for us', () => {
  const { 'wechatpay-signature': _, ...unsigned } = platformHeaders(told);
  it.each([
    ['has no signature', told, unsigned, 'missing'],
    ['is signed by somebody else', told, platformHeaders(told, { key: merchantKeys.privateKey }), 'forged'],
    ['was changed by a blank', `${told} `, platformHeaders(told), 'forged'],
    ['is of before', told, platformHeaders(told, { at: new Date(now.getTime() - 301_000) }), 'stale'],
    ['is of another key', told, platformHeaders(told, { serial: 'PUB_KEY_ID_1' }), 'unknown-key'],
    ['is nothing', '', unsigned, 'missing'],
  ])('is refused when it %s', async (__, body, headers, fault) => {
    const { statusCode, json } = await tell(body, headers);
    expect([statusCode, json()]).toEqual([401, { code: 'FAIL', message: '失败' }]);
    expect(paid).not.toHaveBeenCalled();
    expect(warnings()).toEqual([`a payment was told of with a signature that is ${fault}`]);
  });

  it('is refused without a word when WeChat only looks whether we look', async () => {
    const headers = { ...platformHeaders(told), 'wechatpay-signature': 'WECHATPAY/SIGNTEST/x' };
    expect((await tell(told, headers)).statusCode).toBe(401);
    expect([paid.mock.calls, warnings()]).toEqual([[], []]);
  });

  it('is refused when it is large', async () => {
    const { statusCode, json } = await tell('x'.repeat(65_537));
    expect([statusCode, json()]).toEqual([413, { code: 'FAIL', message: '失败' }]);
  });

  it.each([
    ['no JSON', 'hello', 'in a form that this server does not know'],
    ['another form', '{"event_type":"TRANSACTION.SUCCESS"}', 'in a form that this server does not know'],
    [
      'another key inside',
      notificationOf(paidTransaction, { key: Buffer.alloc(32, 1) }),
      'sealed with another key than WECHAT_PAY_API_V3_KEY',
    ],
    [
      'another merchant',
      notificationOf({ ...paidTransaction, mchid: '1900007292' }),
      'that is not ours, or not paid',
    ],
    [
      'another application',
      notificationOf({ ...paidTransaction, appid: 'wx0' }),
      'that is not ours, or not paid',
    ],
    [
      'no payment',
      notificationOf({ ...paidTransaction, trade_state: 'NOTPAY' }),
      'that is not ours, or not paid',
    ],
    ['no transaction', notificationOf({ hello: 1 }), 'that is not ours, or not paid'],
  ])('is refused when it has %s', async (__, body, why) => {
    const { statusCode, json } = await tell(body);
    expect([statusCode, json()]).toEqual([400, { code: 'FAIL', message: '失败' }]);
    expect(paid).not.toHaveBeenCalled();
    expect(warnings()).toEqual([`a payment was told of ${why}`]);
  });

  it('is not asked for by GET', async () => {
    expect((await server.app.inject(path)).statusCode).toBe(404);
  });
});

describe('what is written down', () => {
  it('holds no key, signature or payer', async () => {
    await tell(told);
    await tell(told, platformHeaders(told, { key: merchantKeys.privateKey }));
    const { 'wechatpay-signature': signature = '' } = platformHeaders(told);
    const log = server.log.join('\n');
    expect(log).toContain(path);
    for (const secret of [signature, wechatPaySettings.apiV3Key.toString(), paidTransaction.payer.openid])
      expect(log).not.toContain(secret);
  });

  it('has no local page', async () => {
    expect((await server.app.inject('/local/payment')).statusCode).toBe(404);
  });
});

import { createClient } from '@shuyuan/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { withLocalKey } from '../pages/local-key.fixtures.ts';
import { localPaymentStrings } from './local-payment.strings.ts';
import { paymentStrings } from './payments.strings.ts';
import type { Payment, ScanPayment } from './scan-payment.ts';

const paid = vi.fn<(payment: Payment) => Promise<boolean>>();
const unclear = () => Promise.reject(new Error('nothing of it is unclear'));
let now = new Date();
let server: TestServer;
let payment: ScanPayment;

beforeAll(async () => {
  const { createModules } = await import('../../modules/index.ts');
  server = await createTestServer({
    clock: { now: () => now },
    modules: (deps) => ({ ...createModules(deps), payments: { paid, unclear } }),
  });
  const { wechat } = server.deps.payments;
  if (!wechat) throw new Error('nothing can be paid here');
  payment = wechat;
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date('2026-11-22T13:29:35.400Z');
  paid.mockReset().mockResolvedValue(true);
});

const own = {
  ...withLocalKey,
  origin: 'http://localhost',
  host: 'localhost',
  'content-type': 'application/x-www-form-urlencoded',
};
const get = (url: string) => server.app.inject({ url, headers: withLocalKey });
const answer = (url: string, said: string, headers: Record<string, string> = own) =>
  server.app.inject({
    method: 'POST',
    url,
    headers,
    payload: new URLSearchParams({ answer: said }).toString(),
  });
const textOf = (body: string) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

let count = 0;
function newOrder() {
  count += 1;
  const orderId = `202611221329${String(count).padStart(8, '0')}`;
  return {
    orderId,
    charge: 19,
    title: `写作课第${count}讲`,
    expiresAt: new Date(now.getTime() + 15 * 60_000),
  };
}

/** An order that was handed over, and the page that its picture leads to. */
async function handedOver() {
  const order = newOrder();
  const url = await payment.start(order);
  expect(url).toMatch(/^http:\/\/localhost\/local\/payment\/[\w-]{22}$/);
  return { ...order, page: url.replace('http://localhost', '') };
}

describe('an order that was handed over', () => {
  it('may be handed over again, for the same picture', async () => {
    const order = newOrder();
    expect(await payment.start(order)).toBe(await payment.start(order));
    expect(await payment.find(order.orderId)).toEqual({ kind: 'open' });
  });

  it('waits in the list with its title, price and number, the latest first', async () => {
    const first = await handedOver();
    later(1);
    const second = await handedOver();
    const { statusCode, headers, body } = await get('/local/payment');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const row = ({ title, orderId }: typeof first) =>
      `${title} 微信支付 订单编号：${orderId} [\\d:]+ ¥19 去付款`;
    expect(textOf(body)).toMatch(new RegExp(`${row(second)} .*${row(first)}`));
    expect(body).toContain(`href="${second.page}"`);
  });

  it('is shown with what is to be paid, and until when', async () => {
    const { page, title, orderId } = await handedOver();
    const { statusCode, body, headers } = await get(page);
    expect(statusCode).toBe(200);
    expect(textOf(body)).toMatch(new RegExp(`${title} 订单编号：${orderId} 请在此前付款： [\\d:]+ ¥19`));
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'");
    expect(body).not.toMatch(/<style|style=|<script| on\w+=|javascript:/);
  });

  it('is paid, which the product hears and the service knows', async () => {
    const { page, orderId } = await handedOver();
    const end = await answer(page, 'pay');
    expect([end.statusCode, end.body]).toEqual([200, expect.stringContaining(localPaymentStrings.paidTitle)]);
    const [[told]] = paid.mock.calls as [[Payment]];
    expect(told).toMatchObject({ orderId, fen: 1_900, paidAt: now });
    expect(told.transaction).toMatch(/^local-[0-9a-f]{18}$/);
    expect(await payment.find(orderId)).toEqual({ kind: 'paid', payment: told });
    expect((await get('/local/payment')).body).not.toContain(page);
    expect((await get(page)).body).toContain(localPaymentStrings.paidTitle);
  });

  it('is paid once, however often somebody presses', async () => {
    const { page } = await handedOver();
    await Promise.all([answer(page, 'pay'), answer(page, 'pay')]);
    later(20);
    await answer(page, 'pay');
    const told = paid.mock.calls.map(([each]) => each);
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ transaction }) => transaction)).size).toBe(1);
    expect(new Set(told.map(({ paidAt }) => paidAt.getTime())).size).toBe(1);
  });

  it('stays as it was when the person does not pay', async () => {
    const { page, orderId } = await handedOver();
    const end = await answer(page, 'refuse');
    expect([end.statusCode, end.body]).toEqual([200, expect.stringContaining(localPaymentStrings.refused)]);
    expect(paid).not.toHaveBeenCalled();
    expect(await payment.find(orderId)).toEqual({ kind: 'open' });
    expect((await answer(page, 'pay')).statusCode).toBe(200);
    expect(paid).toHaveBeenCalledTimes(1);
  });

  it('says so when the product does not take the money', async () => {
    paid.mockResolvedValue(false);
    const { page } = await handedOver();
    const end = await answer(page, 'pay');
    expect([end.statusCode, end.body]).toEqual([
      409,
      expect.stringContaining(localPaymentStrings.strangeTitle),
    ]);
  });

  it('keeps the money when the product could not hear of it, and tells it again', async () => {
    paid.mockRejectedValueOnce(new Error('the database is away'));
    const { page, orderId } = await handedOver();
    expect((await answer(page, 'pay')).statusCode).toBe(500);
    expect(await payment.find(orderId)).toMatchObject({ kind: 'paid' });
    expect((await answer(page, 'pay')).statusCode).toBe(200);
  });
});

describe('an order that was closed', () => {
  it('cannot be paid any more', async () => {
    const { page, orderId } = await handedOver();
    expect(await payment.close(orderId)).toEqual({ kind: 'closed' });
    for (const end of [await get(page), await answer(page, 'pay'), await answer(page, 'refuse')])
      expect([end.statusCode, end.body]).toEqual([
        410,
        expect.stringContaining(localPaymentStrings.closedTitle),
      ]);
    expect(paid).not.toHaveBeenCalled();
    expect(await payment.find(orderId)).toEqual({ kind: 'closed' });
    expect((await get('/local/payment')).body).not.toContain(page);
  });

  it('is not handed over again', async () => {
    const order = newOrder();
    await payment.start(order);
    await payment.close(order.orderId);
    await expect(payment.start(order)).rejects.toMatchObject({
      code: 1,
      message: paymentStrings.alreadyClosed,
    });
  });

  it('is a paid one when somebody was faster', async () => {
    const { page, orderId, ...order } = await handedOver();
    await answer(page, 'pay');
    expect(await payment.close(orderId)).toMatchObject({ kind: 'paid', payment: { orderId, fen: 1_900 } });
    await expect(payment.start({ orderId, ...order })).rejects.toMatchObject({
      message: paymentStrings.alreadyPaid,
    });
  });

  it('is paid or closed, never both, when both happen at once', async () => {
    for (const { page, orderId } of await Promise.all(Array.from({ length: 8 }, handedOver))) {
      const [end, state] = await Promise.all([answer(page, 'pay'), payment.close(orderId)]);
      expect([end.statusCode, state.kind]).toEqual(end.statusCode === 200 ? [200, 'paid'] : [410, 'closed']);
    }
  });

  it('is as if it had never been handed over', async () => {
    expect(await payment.find('20261122999999999999')).toEqual({ kind: 'closed' });
    expect(await payment.close('20261122999999999999')).toEqual({ kind: 'closed' });
  });
});

describe('an order that had its time', () => {
  it('cannot be paid any more', async () => {
    const { page, orderId, ...order } = await handedOver();
    later(15);
    expect((await get(page)).statusCode).toBe(410);
    expect((await answer(page, 'pay')).statusCode).toBe(410);
    expect(paid).not.toHaveBeenCalled();
    expect(await payment.find(orderId)).toEqual({ kind: 'closed' });
    expect((await get('/local/payment')).body).not.toContain(page);
    await expect(payment.start({ orderId, ...order })).rejects.toMatchObject({
      message: paymentStrings.alreadyClosed,
    });
  });
});

describe('the page of an order', () => {
  it.each(['unknown', '%00', 'a'.repeat(90)])('is not there for %s', async (token) => {
    expect((await get(`/local/payment/${token}`)).statusCode).toBe(410);
    expect((await answer(`/local/payment/${token}`, 'pay')).statusCode).toBe(410);
  });

  it('takes a title for text', async () => {
    const url = await payment.start({ ...newOrder(), title: '"><script>alert(1)</script>' });
    for (const path of [url.replace('http://localhost', ''), '/local/payment']) {
      const { body } = await get(path);
      expect(body).not.toContain('<script>alert');
      expect(body).toContain('&lt;script&gt;alert');
    }
  });

  it('is not pressed by a page elsewhere', async () => {
    const { page, orderId } = await handedOver();
    const { origin, ...without } = own;
    for (const headers of [
      without,
      ...['https://evil.example', 'null'].map((from) => ({ ...own, origin: from })),
    ])
      expect((await answer(page, 'pay', headers)).statusCode).toBe(404);
    expect(origin).toBeDefined();
    expect([paid.mock.calls, await payment.find(orderId)]).toEqual([[], { kind: 'open' }]);
  });

  it('is there for this machine alone', async () => {
    const { page } = await handedOver();
    for (const stranger of [
      { remoteAddress: '203.0.113.9' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { host: 'evil.example' } },
    ])
      expect((await server.app.inject({ url: page, ...stranger })).statusCode).toBe(404);
  });
});

describe('paying', () => {
  it('is offered where somebody takes the money', async () => {
    const { orders } = createClient({ baseUrl: '', fetch: server.fetch });
    expect(await orders.payments()).toEqual([
      { sign: 'wechat', name: '微信支付' },
      { sign: 'alipay', name: '支付宝' },
    ]);
  });
});

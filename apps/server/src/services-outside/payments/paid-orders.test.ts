import { afterAll, describe, expect, it } from 'vitest';
import { isGranted } from '../../modules/grants/grants.fixtures.ts';
import { articleForSale, forgetLimits } from '../../modules/orders/orders.fixtures.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createOutsideServices } from '../outside-services.ts';
import { withLocalKey } from '../pages/local-key.fixtures.ts';
import {
  notificationOf,
  now,
  paidTransaction,
  platformHeaders,
  readRequest,
  wechatPaySettings,
} from './wechat-pay/wechat-pay.fixtures.ts';

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Somebody whose order for an article of 29 yuan was handed to the payment service of a server. */
async function handOver(server: TestServer) {
  servers.push(server);
  const buyer = await createPerson(server.db);
  const goods = await articleForSale(server.db);
  const { orders } = clientOf(server, buyer);
  const { order_id: orderId } = await orders.create(goods);
  const { code_url: codeUrl } = await orders.payByWechat(orderId);
  const article = { type: 'article', id: goods.goods_id };
  return { orders, orderId, codeUrl, isTheirs: () => isGranted(server.db, buyer.id, article) };
}

describe('an order that is paid on the local page', () => {
  const press = (server: TestServer, page: string, answer: string) =>
    server.app.inject({
      method: 'POST',
      url: page.replace('http://localhost', ''),
      headers: {
        ...withLocalKey,
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `answer=${answer}`,
    });

  it('is theirs at once', async () => {
    const server = await createTestServer();
    const { orders, orderId, codeUrl, isTheirs } = await handOver(server);
    expect(await orders.status(orderId)).toBe(5);
    expect((await press(server, codeUrl, 'pay')).statusCode).toBe(200);
    expect([await orders.status(orderId), await isTheirs()]).toEqual([9, true]);
  });

  it('cannot be paid when it was cancelled', async () => {
    const server = await createTestServer();
    const { orders, orderId, codeUrl, isTheirs } = await handOver(server);
    expect(await orders.cancel(orderId)).toMatchObject({ status: 7 });
    expect((await press(server, codeUrl, 'pay')).statusCode).toBe(410);
    expect(await isTheirs()).toBe(false);
  });
});

describe('an order that is paid by WeChat', () => {
  let state: object = {};

  /** A server before a WeChat Pay that knows one order, in that `state`. */
  const serverBeforeWechat = () =>
    createTestServer({
      clock: { now: () => now },
      outside: (deps) =>
        createOutsideServices(
          {
            sms: { kind: 'local' },
            wechat: { kind: 'off' },
            cloudVideo: { kind: 'local' },
            payment: { kind: 'services', wechat: wechatPaySettings, alipay: null },
          },
          {
            ...deps,
            fetch: async (url, init = {}) => {
              const { path, isSigned } = readRequest(String(url as string), init);
              if (!isSigned) return Response.json({ code: 'SIGN_ERROR' }, { status: 401 });
              const isStart = path === '/v3/pay/transactions/native';
              const body = JSON.stringify(isStart ? { code_url: 'weixin://wxpay/bizpayurl?pr=1' } : state);
              return new Response(body, { headers: platformHeaders(body) });
            },
          },
        ),
    });
  const paidOf = (orderId: string) => ({
    ...paidTransaction,
    out_trade_no: orderId,
    amount: { total: 2_900, currency: 'CNY' },
  });
  const tell = (server: TestServer, body: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v2/order/pay/wechat/notify',
      headers: { 'content-type': 'application/json', ...platformHeaders(body) },
      payload: body,
    });

  it('is theirs as soon as WeChat tells of it, and once however often it does', async () => {
    const server = await serverBeforeWechat();
    const { orders, orderId, codeUrl, isTheirs } = await handOver(server);
    expect(codeUrl).toBe('weixin://wxpay/bizpayurl?pr=1');
    const told = notificationOf(paidOf(orderId));
    expect([(await tell(server, told)).statusCode, (await tell(server, told)).statusCode]).toEqual([
      204, 204,
    ]);
    expect([await orders.status(orderId), await isTheirs()]).toEqual([9, true]);
    expect(await orders.detail(orderId)).toMatchObject({ payment_method: 'wechat' });
  });

  it('is theirs also when the word was lost', async () => {
    const server = await serverBeforeWechat();
    const { orders, orderId, isTheirs } = await handOver(server);
    state = paidOf(orderId);
    await forgetLimits(server.db);
    expect([await orders.status(orderId), await isTheirs()]).toEqual([9, true]);
  });

  it('is not theirs for less', async () => {
    const server = await serverBeforeWechat();
    const { orderId, isTheirs } = await handOver(server);
    const told = notificationOf({ ...paidOf(orderId), amount: { total: 1, currency: 'CNY' } });
    expect((await tell(server, told)).statusCode).toBe(422);
    expect(await isTheirs()).toBe(false);
  });
});

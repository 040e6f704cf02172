import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGranted } from '../../modules/grants/grants.fixtures.ts';
import { articleForSale } from '../../modules/orders/orders.fixtures.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { withLocalKey } from '../pages/local-key.fixtures.ts';
import { localPaymentStrings as strings } from './local-payment.strings.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: withLocalKey });
const answer = (url: string, said: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: {
      ...withLocalKey,
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ answer: said }).toString(),
  });
const pathOf = (url: string) => url.replace('http://localhost', '');

/** Somebody whose order for an article was handed to the page that stands for Alipay. */
async function handOver() {
  const buyer = await createPerson(server.db);
  const goods = await articleForSale(server.db);
  const { orders } = clientOf(server, buyer);
  const { order_id: orderId } = await orders.create(goods);
  const page = pathOf((await orders.payByAlipay(orderId)).page_url);
  const back = `http://localhost/order/pay?order_id=${orderId}&way=alipay`;
  const article = { type: 'article', id: goods.goods_id };
  return { orders, orderId, page, back, isTheirs: () => isGranted(server.db, buyer.id, article) };
}

describe('the page that stands for Alipay', () => {
  it('shows what is paid, takes it, and leads back to the order, which is theirs then', async () => {
    const { orders, orderId, page, back, isTheirs } = await handOver();
    expect(page).toMatch(/^\/local\/alipay\/[\w-]{22}$/);
    const { body, statusCode } = await get(page);
    expect(statusCode).toBe(200);
    for (const text of [strings.title.alipay, orderId, '¥29']) expect(body).toContain(text);
    expect(await orders.status(orderId)).toBe(5);

    const { statusCode: led, headers } = await answer(page, 'pay');
    expect([led, headers.location]).toEqual([303, back]);
    expect([await orders.status(orderId), await isTheirs()]).toEqual([9, true]);
    expect(await orders.detail(orderId)).toMatchObject({ payment_method: 'alipay' });

    const again = await get(page);
    expect(again.body).toContain(back.replace('&', '&amp;'));
    expect((await answer(page, 'pay')).headers.location).toBe(back);
  });

  it('leads back also where nothing was paid, and can be opened again', async () => {
    const { orders, orderId, page, back, isTheirs } = await handOver();
    const { statusCode, body } = await answer(page, 'refuse');
    expect([statusCode, body.includes(back.replace('&', '&amp;'))]).toEqual([200, true]);
    expect([await orders.status(orderId), await isTheirs()]).toEqual([5, false]);
    expect(pathOf((await orders.payByAlipay(orderId)).page_url)).toBe(page);
  });

  it('takes nothing for an order that was cancelled', async () => {
    const { orders, orderId, page, isTheirs } = await handOver();
    expect(await orders.cancel(orderId)).toMatchObject({ status: 7 });
    expect((await answer(page, 'pay')).statusCode).toBe(410);
    expect([await orders.status(orderId), await isTheirs()]).toEqual([7, false]);
  });

  it('is not the page of a picture, nor the other way round', async () => {
    const { orders, orderId, page } = await handOver();
    const { code_url: codeUrl } = await orders.payByWechat(orderId);
    const picture = pathOf(codeUrl);
    expect(picture.split('/').at(-1)).not.toBe(page.split('/').at(-1));
    const swapped = [page.replace('alipay', 'payment'), picture.replace('payment', 'alipay')];
    for (const path of swapped) {
      expect((await get(path)).statusCode).toBe(410);
      expect((await answer(path, 'pay')).statusCode).toBe(410);
    }
    const { body } = await get('/local/payment');
    expect([body.includes(page), body.includes(picture)]).toEqual([true, true]);
  });

  it('is there for whoever has the key of this machine alone', async () => {
    const { page } = await handOver();
    expect((await server.app.inject({ url: page })).statusCode).toBe(404);
    expect((await server.app.inject({ url: page, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });
});

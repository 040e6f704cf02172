import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

const payment = createPaymentService({ now: () => new Date() });
let server: TestServer;
let buyer: Person;
let id: string;
const orders = (person = buyer) => clientOf(server, person).orders;

beforeAll(async () => {
  server = await createTestServer({ payment: payment.service });
  buyer = await createPerson(server.db);
  id = (await orders().create(await articleForSale(server.db))).order_id;
});
afterAll(() => server.close());

it('says where a transfer goes, to whose order it is, as text alone, and leaves the order as it is', async () => {
  await expect(orders().payByHand(id)).rejects.toMatchObject({ code: 1, message: '本站没有开通手动打款' });
  await saveSettings(server.db, { 'pay.hand_text': '户名：<书院>\n\n账号：6222' });
  expect(await orders().payByHand(id)).toEqual({ text: '<p>户名：&lt;书院&gt;</p><p>账号：6222</p>' });
  expect(await orders().status(id)).toBe(1);
  await expect(orders(await createPerson(server.db)).payByHand(id)).rejects.toMatchObject({ code: 404 });
});

it('tells nobody of an order that is paid', async () => {
  await orders().payByWechat(id);
  await server.modules.payments.paid(payment.pay(id));
  await expect(orders().payByHand(id)).rejects.toMatchObject({ code: 1, message: '订单已支付' });
});

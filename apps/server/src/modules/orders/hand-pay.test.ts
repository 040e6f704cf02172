import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { createManager } from '../manage/manage.fixtures.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';
import { settleOverdueOrders } from './settle-orders.ts';

let now: Date;
const clock = { now: () => now };
const payment = createPaymentService(clock);
let server: TestServer;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
let id: string;
const orders = (person = buyer) => clientOf(server, person).orders;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const isTheirs = () => isGranted(server.db, buyer.id, { type: 'article', id: goods.goods_id });
const refused = (message: string) => ({ code: 1, message });
const day = 24 * 60;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  await saveSettings(server.db, { 'pay.hand_text': '户名：<书院>\n\n账号：6222' });
  buyer = await createPerson(server.db);
  goods = await articleForSale(server.db);
  id = (await orders().create(goods)).order_id;
});

describe('an order that is paid by a transfer', () => {
  it('says where it goes, to whose order it is, as text alone, and is remembered as such', async () => {
    const told = { text: '<p>户名：&lt;书院&gt;</p><p>账号：6222</p>' };
    expect([await orders().payByHand(id), await orders().payByHand(id)]).toEqual([told, told]);
    expect(await orders().detail(id)).toMatchObject({ status: 5, payment_method: 'handPay' });
    await expect(orders(await createPerson(server.db)).payByHand(id)).rejects.toMatchObject({ code: 404 });
  });

  it('is not where the school takes none, and the order stays as it is', async () => {
    await saveSettings(server.db, { 'pay.hand_text': ' ' });
    await expect(orders().payByHand(id)).rejects.toMatchObject(refused('本站没有开通线下转账'));
    expect(await orders().detail(id)).toMatchObject({ status: 1, payment_method: '' });
  });

  it('waits for three days, however often it is asked, and closes then', async () => {
    await orders().payByHand(id);
    wait(10);
    await orders().payByHand(id);
    expect(await orders().detail(id)).toMatchObject({ expires_at: '2026-11-25T08:00:00.000Z' });
    wait(3 * day - 11);
    await settleOverdueOrders(server.deps, server.db);
    expect(await orders().status(id)).toBe(5);
    wait(1);
    await settleOverdueOrders(server.deps, server.db);
    expect(await orders().detail(id)).toMatchObject({ status: 7, closed_at: now.toISOString() });
    await expect(orders().payByHand(id)).rejects.toMatchObject(refused('订单已取消，请重新下单'));
  });

  it('is completed in the console, and theirs', async () => {
    await orders().payByHand(id);
    wait(day);
    const admin = await createManager(server, { order: 'all', 'order.finish': 'all' });
    const [row] = (await admin.manage.orders.list({ payment_method: 'handPay' })).data;
    await admin.manage.orders.finish(row!.id, { reason: '已到账', charge: 29 });
    expect([await orders().status(id), await isTheirs()]).toEqual([9, true]);
    await expect(orders().payByHand(id)).rejects.toMatchObject(refused('订单已支付'));
  });

  it('is not asked for when a service has the money by now', async () => {
    await orders().payByWechat(id);
    payment.pay(id);
    await expect(orders().payByHand(id)).rejects.toMatchObject(refused('订单已支付'));
    expect(await isTheirs()).toBe(true);
  });
});

describe('MO-03: who turns from one way to another', () => {
  it('has the time of that way, and the same picture when they turn back', async () => {
    const first = await orders().payByWechat(id);
    await orders().payByHand(id);
    expect(await orders().payByWechat(id)).toEqual(first);
    expect(await orders().detail(id)).toMatchObject({
      payment_method: 'wechat',
      expires_at: '2026-11-22T08:15:00.000Z',
    });
  });

  it('pays at a service in its time alone, and by a transfer still', async () => {
    await orders().payByHand(id);
    wait(15);
    const message = '微信和支付宝的付款时间已过，请打款支付，或者取消后重新下单';
    await expect(orders().payByWechat(id)).rejects.toMatchObject(refused(message));
    expect(await orders().detail(id)).toMatchObject({ status: 5, payment_method: 'handPay' });
    await orders().cancel(id);
    const again = await orders().create(goods);
    expect([again.status, again.order_id === id]).toEqual([1, false]);
  });
});

it('MO-05: an order that was cancelled says that the money of after it goes back', async () => {
  await orders().payByWechat(id);
  await orders().cancel(id);
  expect(await orders().detail(id)).toMatchObject({ status: 7, refund: null });
  await server.modules.payments.paid(payment.payAgain(id));
  const late = { status: 7, paid_at: null, closed_at: now.toISOString() };
  const refund = { amount: 2_900, is_decided: true };
  expect(await orders().detail(id)).toMatchObject({ ...late, refund: { ...refund, status: 1 } });
  await sendRefunds(server.deps, server.db);
  expect(await orders().detail(id)).toMatchObject({ ...late, refund: { ...refund, status: 5 } });
  expect(await isTheirs()).toBe(false);
});

import { createFlashSalesApi } from '@shuyuan/api-client/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createFlashSale, solvedQuestion } from './deals.fixtures.ts';

let server: TestServer;
let now: Date;
let buyer: Person;
let course: number;
const clock = { now: () => now };
const minute = 60_000;
const after = (minutes: number) => new Date(now.getTime() + minutes * minute);
const payment = createPaymentService(clock);
const sales = (person = buyer) => createFlashSalesApi(clientOf(server, person).http);
const refusal = (message: string) => ({ kind: 'business', code: 1, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.miaosha': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
  course = await createCourse(server.db, { title: '一句话的写法', charge: 99, lessons: [{ title: '正课' }] });
});

const join = async (id: number, person = buyer) =>
  sales(person).join(id, await solvedQuestion(server.db, now));

async function pay(orderId: string, person = buyer) {
  await clientOf(server, person).orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
}

it('a piece is got hold of, ordered at the price of the sale and paid, and what is left goes down by one', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course });
  const { now: told, data, order: none } = await sales().detail(id);
  expect([told, none]).toEqual([now.toISOString(), null]);
  expect(data).toMatchObject({ charge: 29, original_charge: 99, num: 10, over_num: 10, is_start: true });
  const slot = await join(id);
  expect(slot).toMatchObject({ status: 0, order_id: null, expires_at: after(10).toISOString() });
  const order = await sales().buy(slot.id);
  expect(order).toMatchObject({ charge: 29, status: 1 });
  expect((await sales().buy(slot.id)).order_id).toBe(order.order_id);
  await pay(order.order_id);
  expect((await clientOf(server, buyer).courses.detail(course)).course.is_buy).toBe(true);
  const bought = await sales().detail(id);
  expect([bought.data.over_num, bought.order?.status]).toEqual([9, 1]);
  expect(await sales().mine()).toMatchObject({ total: 1, data: [{ status: 1, sale: { id, charge: 29 } }] });
});

it('MO-13: a doubled join eats no stock, also where the picture was spent by the first', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course, num: 1 });
  const proof = await solvedQuestion(server.db, now);
  const slot = await sales().join(id, proof);
  expect((await sales().join(id, proof)).id).toBe(slot.id);
  const other = await createPerson(server.db);
  await expect(join(id, other)).rejects.toMatchObject(refusal('已售罄'));
});

it('MO-13: before the start by the server’s clock the seconds that are left are told, and afterwards that it is over', async () => {
  const id = await createFlashSale(server.db, now, {
    goodsId: course,
    startedAt: after(1),
    endedAt: after(2),
  });
  await expect(join(id)).rejects.toMatchObject({ ...refusal('未开始'), data: { seconds_left: 60 } });
  now = after(2);
  await expect(join(id)).rejects.toMatchObject(refusal('活动已结束'));
});

it('MO-13: a piece that was let go, by time or by cancelling its order, is free once', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course, num: 1 });
  const lost = await join(id);
  now = after(10);
  await expect(sales().buy(lost.id)).rejects.toMatchObject(refusal('抢到的名额已过期，请重新抢购'));
  const other = await createPerson(server.db);
  const order = await sales(other).buy((await join(id, other)).id);
  await expect(join(id)).rejects.toMatchObject(refusal('已售罄'));
  await clientOf(server, other).orders.cancel(order.order_id);
  expect((await sales().detail(id)).data.over_num).toBe(1);
  expect((await join(id)).status).toBe(0);
  expect((await sales().detail(id)).data.over_num).toBe(0);
});

it('MO-13: a closed order is completed in the console as long as there is a piece, and not for one that is sold', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course, num: 2 });
  const admin = await createAdministrator(server);
  const others = [await createPerson(server.db), await createPerson(server.db)] as const;
  const late = [await createPerson(server.db), buyer] as const;
  for (const person of late) {
    const { order_id: orderId } = await sales(person).buy((await join(id, person)).id);
    await clientOf(server, person).orders.cancel(orderId);
  }
  await pay((await sales(others[0]).buy((await join(id, others[0])).id)).order_id, others[0]);
  const finish = async (person: Person) => {
    const [row] = (await admin.manage.orders.list({ user_id: person.id })).data;
    return admin.manage.orders.finish(row!.id, { reason: '已到账', charge: 29 });
  };
  await finish(late[0]);
  await expect(finish(late[1])).rejects.toMatchObject(refusal('这个秒杀名额已被别人抢到，请退款'));
  await expect(join(id, others[1])).rejects.toMatchObject(refusal('已售罄'));
  expect((await sales(late[1]).mine()).data).toMatchObject([{ status: 3 }]);
});

it('refuses a wrong answer to the picture, who owns the thing, and somebody else’s piece', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course });
  await expect(sales().join(id, { image_key: 'x', image_captcha: '8' })).rejects.toMatchObject({
    ...refusal('图形验证码错误'),
    data: { field: 'image_captcha' },
  });
  const slot = await join(id);
  const other = await createPerson(server.db);
  await expect(sales(other).buy(slot.id)).rejects.toMatchObject({ code: 404 });
  await pay((await sales().buy(slot.id)).order_id);
  const second = await createFlashSale(server.db, now, { goodsId: course });
  await expect(join(second)).rejects.toMatchObject(refusal('请勿重复购买'));
});

it('an order that nobody began to pay gives way, one that is being paid is waited for', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course });
  const { orders } = clientOf(server, buyer);
  const full = await orders.create({ goods_type: 'course', goods_id: course });
  const slot = await join(id);
  expect((await sales().buy(slot.id)).charge).toBe(29);
  expect(await orders.status(full.order_id)).toBe(7);
  const other = await createPerson(server.db);
  const begun = await clientOf(server, other).orders.create({ goods_type: 'course', goods_id: course });
  await clientOf(server, other).orders.payByWechat(begun.order_id);
  const { id: held } = await join(id, other);
  await expect(sales(other).buy(held)).rejects.toMatchObject({ code: 1 });
});

it('lists what runs or is to come, of certain goods, and nothing that is hidden, over or of hidden goods', async () => {
  const other = await createCourse(server.db, { charge: 50, lessons: [{ title: '课' }] });
  const hidden = await createCourse(server.db, { charge: 50, publishedAt: null });
  const soon = await createFlashSale(server.db, now, { goodsId: course, startedAt: after(5) });
  await createFlashSale(server.db, now, { goodsId: other });
  await createFlashSale(server.db, now, { goodsId: hidden });
  await createFlashSale(server.db, now, { goodsId: course, isShow: false });
  await createFlashSale(server.db, now, { goodsId: course, startedAt: after(-9), endedAt: after(-1) });
  const ids = (await sales().list({ goods_type: 'course', goods_id: course })).data.map((sale) => sale.id);
  expect(ids).toEqual([soon]);
  expect((await sales().list({ goods_type: 'course', goods_id: hidden })).data).toEqual([]);
});

import { createFlashSalesApi } from '@shuyuan/api-client/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { solvedQuestion } from '../deals/deals.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let course: number;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.miaosha': true, 'features.tuangou': true });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await createCourse(server.db, { title: '一句话的写法', charge: 99, lessons: [{ title: '正课' }] });
});

const offer = (change: object = {}) => ({
  goods_type: 'course' as const,
  goods_id: course,
  charge: 29,
  started_at: at(-1),
  ended_at: at(1),
  ...change,
});

it('a flash sale is put up, listed by how it stands, and offered to nobody once it was removed', async () => {
  const { id } = await admin.manage.flashSales.store({ ...offer(), num: 10 });
  const coming = await admin.manage.flashSales.store({
    ...offer({ started_at: at(1), ended_at: at(2) }),
    num: 1,
  });
  const { data } = await admin.manage.flashSales.list({ state: 'coming' });
  expect(data.map((row) => row.id)).toEqual([coming.id]);
  expect(await admin.manage.flashSales.find(id)).toMatchObject({
    goods_title: '一句话的写法',
    state: 'running',
    num: 10,
    sold: 0,
    is_show: true,
  });
  await admin.manage.flashSales.removeMany([id, coming.id]);
  await expect(createFlashSalesApi(clientOf(server).http).detail(id)).rejects.toMatchObject({ code: 404 });
});

it('an offer to groups is put up with its people and its time', async () => {
  const { id } = await admin.manage.groupBuys.store({ ...offer(), people_num: 3, time_limit: 24 });
  expect(await admin.manage.groupBuys.find(id)).toMatchObject({
    people_num: 3,
    complete_count: 0,
    open_count: 0,
  });
});

it('refuses what is not for sale, what is no cheaper, and what ends before it starts', async () => {
  const free = await createCourse(server.db, { charge: 0 });
  const refused = (change: object) => admin.manage.flashSales.store({ ...offer(change), num: 1 });
  await expect(refused({ goods_id: free })).rejects.toMatchObject({ code: 1, data: { field: 'goods_id' } });
  await expect(refused({ charge: 99 })).rejects.toMatchObject({ code: 1, data: { field: 'charge' } });
  await expect(refused({ ended_at: at(-2) })).rejects.toMatchObject({ code: 1, data: { field: 'ended_at' } });
});

it('refuses fewer pieces than were sold', async () => {
  const { id } = await admin.manage.flashSales.store({ ...offer(), num: 5 });
  for (let count = 0; count < 2; count += 1) {
    const buyer = await createPerson(server.db);
    const sales = createFlashSalesApi(clientOf(server, buyer).http);
    const slot = await sales.join(id, await solvedQuestion(server.db, now));
    const { order_id: orderId } = await sales.buy(slot.id);
    await clientOf(server, buyer).orders.payByWechat(orderId);
    await server.modules.payments.paid(payment.pay(orderId));
  }
  await expect(admin.manage.flashSales.update(id, { num: 1 })).rejects.toMatchObject({
    code: 1,
    message: '件数不能少于已售出的 2 件',
  });
  await admin.manage.flashSales.update(id, { num: 2 });
  expect(await admin.manage.flashSales.find(id)).toMatchObject({ num: 2, sold: 2 });
});

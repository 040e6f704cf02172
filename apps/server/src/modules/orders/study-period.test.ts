import { createVideosApi } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { forgetLimits } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

const start = new Date('2026-11-22T08:00:00.000Z');
const day = 24 * 60 * 60_000;
let now = start;
const clock = { now: () => now };
const payment = createPaymentService(clock);
let server: TestServer;
let buyer: Person;
const client = () => clientOf(server, buyer);
const videos = () => createVideosApi(client().http);
const inDays = (days: number) => new Date(start.getTime() + days * day).toISOString();

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
});

const forSale = (course: Parameters<typeof createCourse>[1] = {}) =>
  createCourse(server.db, { charge: 99, studyDays: 30, ...course });

const order = async (id: number) =>
  (await client().orders.create({ goods_type: 'course', goods_id: id })).order_id;

async function pay(orderId: string) {
  await client().orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
}

const courseOf = async (id: number) => (await client().courses.detail(id)).course;

it('CR-08 has the days that it had when it was ordered, and goes on from its end when it is bought again meanwhile', async () => {
  const id = await forSale();
  const first = await order(id);
  await server.db.update(courses).set({ studyDays: 7 }).where(eq(courses.id, id));
  await pay(first);
  expect(await courseOf(id)).toMatchObject({ is_buy: true, until: inDays(30), study_days: 7 });
  now = new Date(start.getTime() + 10 * day);
  await pay(await order(id));
  expect(await courseOf(id)).toMatchObject({ until: inDays(37), user_count: 1 });
});

it('CR-08 keeps what was studied when the time is over, and goes on from there when it is bought again', async () => {
  const videoId = await createVideo(server.db, { charge: null, publishedAt: null });
  const id = await forSale({ studyDays: 5, lessons: [{ title: '一', videoId }, { title: '二' }] });
  await pay(await order(id));
  now = new Date(start.getTime() + 20 * 60_000);
  await videos().record(videoId, { duration: 60, position: 300 });
  now = new Date(start.getTime() + 10 * day);
  expect(await courseOf(id)).toMatchObject({
    can_watch: false,
    ended: { by: 'grant', at: inDays(5) },
  });
  await expect(videos().play(videoId, false)).rejects.toMatchObject({ code: 1 });
  await pay(await order(id));
  const { course, next } = await client().courses.detail(id);
  expect(course).toMatchObject({ can_watch: true, until: inDays(15), ended: null });
  expect(next).toMatchObject({ title: '一', state: 'continue', position: 300 });
});

it('is bought to stay where it was had for a time, and then not again', async () => {
  const id = await forSale();
  await pay(await order(id));
  await server.db.update(courses).set({ studyDays: null }).where(eq(courses.id, id));
  await pay(await order(id));
  expect((await courseOf(id)).until).toBeNull();
  await expect(order(id)).rejects.toMatchObject({ code: 1, message: '请勿重复购买' });
});

it('is not sold any more when its sale is over; who has it studies on, and says so nowhere but to others', async () => {
  const id = await forSale({ soldUntil: new Date(start.getTime() + day) });
  const [waiting, paid] = [await createPerson(server.db), buyer];
  await pay(await order(id));
  buyer = waiting;
  const open = await order(id);
  now = new Date(start.getTime() + 10 * 60_000);
  await server.db.update(courses).set({ soldUntil: now }).where(eq(courses.id, id));
  await expect(client().orders.payByWechat(open)).rejects.toMatchObject({
    code: 1,
    message: '当前课程无法购买',
  });
  await client().orders.cancel(open);
  await expect(order(id)).rejects.toMatchObject({ code: 404, message: '商品不存在或已下架' });
  expect(await courseOf(id)).toMatchObject({ can_watch: false, is_on_sale: false });
  buyer = paid;
  expect(await courseOf(id)).toMatchObject({ can_watch: true, is_on_sale: false });
});

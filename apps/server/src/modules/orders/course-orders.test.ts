import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { forgetLimits, waiting } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
let buyer: Person;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const client = (person = buyer) => clientOf(server, person);
const refusal = (message: string) => ({ kind: 'business', code: 1, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
});

async function forSale(course: Parameters<typeof createCourse>[1] = {}) {
  const id = await createCourse(server.db, {
    title: '一句话的写法',
    charge: 99,
    lessons: [{ title: '正课' }],
    ...course,
  });
  return { goods_type: 'course' as const, goods_id: id };
}

it('a course is ordered at the price of the server, paid, open with its lessons, and not sold again', async () => {
  const goods = await forSale();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v2/order/course',
    headers: buyer.headers,
    payload: { goods_id: goods.goods_id, goods_charge: 1, charge: 1 },
  });
  expect(answer.json()).toMatchObject({
    code: 0,
    data: { charge: 99, goods: [{ ...goods, goods_name: '一句话的写法', goods_thumb: '/blobs/course.svg' }] },
  });
  const { order_id: orderId } = answer.json<{ data: { order_id: string } }>().data;
  expect((await client().courses.detail(goods.goods_id)).course.can_watch).toBe(false);
  await client().orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
  expect(await client().orders.status(orderId)).toBe(9);
  const { course, chapters } = await client().courses.detail(goods.goods_id);
  expect(course).toMatchObject({ can_watch: true, is_buy: true, user_count: 1 });
  expect(chapters[0]?.lessons[0]).toMatchObject({ is_free: false, can_watch: true });
  expect(await client().orders.goods(goods)).toMatchObject({ is_owned: true });
  await expect(client().orders.create(goods)).rejects.toMatchObject(refusal('请勿重复购买'));
});

it('is not sold to who has it without buying: for nothing, as a member, or as its teacher', async () => {
  const member = await createPerson(server.db);
  await becomeMember(server.db, member.id, now);
  const teacherId = await createTeacher(server.db, { userId: buyer.id });
  const forMembers = await forSale({ isVipFree: true });
  const notSold = refusal('当前课程无法购买');
  await expect(client().orders.create(await forSale({ charge: 0 }))).rejects.toMatchObject(notSold);
  await expect(client(member).orders.create(forMembers)).rejects.toMatchObject(notSold);
  await expect(client().orders.create(await forSale({ teacherId }))).rejects.toMatchObject(notSold);
  expect((await client().orders.create(forMembers)).charge).toBe(99);
});

it('is not sold while it is hidden', async () => {
  const goods = await forSale();
  await server.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, goods.goods_id));
  await expect(client().orders.create(goods)).rejects.toMatchObject({
    code: 404,
    message: '商品不存在或已下架',
  });
});

it('is not ordered while it is being removed at this very moment', async () => {
  const goods = await forSale({ lessons: [] });
  const [removed, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const removing = server.db.transaction(async (tx) => {
    await tx.delete(courses).where(eq(courses.id, goods.goods_id));
    removed.resolve();
    await gate.promise;
  });
  await removed.promise;
  const creating = client().orders.create(goods);
  creating.catch(() => {});
  await expect.poll(() => waiting(server.db)).toBeGreaterThan(0);
  gate.resolve();
  await removing;
  await expect(creating).rejects.toMatchObject({ code: 404, message: '商品不存在或已下架' });
});

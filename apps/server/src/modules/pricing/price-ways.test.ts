import { createFlashSalesApi } from '@shuyuan/api-client/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createFlashSale, createGroupBuy, solvedQuestion } from '../deals/deals.fixtures.ts';
import { forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let buyer: Person;
let course: number;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const client = (person: Person | null = buyer) => clientOf(server, person ?? undefined);
const goods = () => ({ goods_type: 'course' as const, goods_id: course });
const open = { 'features.miaosha': true, 'features.tuangou': true, 'features.vip': true };

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetLimits(server.db);
  await saveSettings(server.db, { ...open, 'refund.days': 7, 'refund.fee_percent': 5 });
  buyer = await createPerson(server.db);
  course = await createCourse(server.db, { charge: 99, lessons: [{ title: '正课' }] });
});

const kinds = async (person: Person | null = null) =>
  (await client(person).orders.prices(goods())).map(({ kind, charge }) => `${kind} ${charge}`);

it('names the full price, then running offers with the cheapest first, then a membership that opens it', async () => {
  await createGroupBuy(server.db, now, { goodsId: course });
  await createFlashSale(server.db, now, { goodsId: course });
  await createFlashSale(server.db, now, {
    goodsId: course,
    charge: 19,
    startedAt: new Date(now.getTime() + 1),
  });
  await planForSale(server.db, { name: '体验会员', charge: 1 });
  await server.db.update(courses).set({ isVipFree: true }).where(eq(courses.id, course));
  const [full, sale, group, membership] = await client(null).orders.prices(goods());
  expect([full, sale, group]).toMatchObject([
    { kind: 'price', charge: 99, ends_at: null },
    { kind: 'flash_sale', charge: 29, ends_at: '2026-11-22T09:00:00.000Z' },
    { kind: 'group_buy', charge: 59 },
  ]);
  expect(membership).toMatchObject({ kind: 'membership', charge: 1, name: '体验会员' });
});

it('leaves out offers of a section that is closed, and one that has become no cheaper', async () => {
  await createFlashSale(server.db, now, { goodsId: course });
  await createGroupBuy(server.db, now, { goodsId: course, charge: 99 });
  expect(await kinds()).toEqual(['price 99', 'flash_sale 29']);
  await saveSettings(server.db, { 'features.miaosha': false });
  expect(await kinds()).toEqual(['price 99']);
});

it('names a sold-out sale to who holds a piece of it, and to nobody else', async () => {
  const id = await createFlashSale(server.db, now, { goodsId: course, num: 1 });
  await createFlashSalesApi(client().http).join(id, await solvedQuestion(server.db, now));
  expect(await kinds(buyer)).toEqual(['price 99', 'flash_sale 29']);
  expect(await kinds()).toEqual(['price 99']);
});

it('answers the cashier the same, with the rules of a refund as they are configured', async () => {
  await createFlashSale(server.db, now, { goodsId: course });
  const offer = await client().orders.goods(goods());
  expect(offer.ways).toEqual(await client().orders.prices(goods()));
  expect(offer.refund).toEqual({ days: 7, fee_percent: 5, unit: 'lesson' });
  expect((await client(null).config.public()).refund).toEqual({ days: 7, fee_percent: 5 });
  await saveSettings(server.db, { 'refund.days': 0 });
  expect((await client().orders.goods(goods())).refund).toBeNull();
  expect((await client(null).config.public()).refund).toBeNull();
});

it('is not known for what is not sold', async () => {
  await expect(client(null).orders.prices({ goods_type: 'course', goods_id: 999_999 })).rejects.toMatchObject(
    { code: 404 },
  );
});

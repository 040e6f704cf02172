import { createFlashSalesApi } from '@shuyuan/api-client/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../db/schema.ts';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createFlashSale, solvedQuestion } from './deals.fixtures.ts';

let now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
let twins: Twins;

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
  await saveSettings(twins.db, { 'features.miaosha': true });
});
afterAll(() => twins.close());

it('MO-13: of fifty people at two servers at once ten get one of ten pieces each, pressed twice or not', async () => {
  const goodsId = await createCourse(twins.db, { charge: 99, lessons: [{ title: '正课' }] });
  const id = await createFlashSale(twins.db, now, { goodsId, num: 10 });
  const people = await Promise.all(Array.from({ length: 50 }, () => createPerson(twins.db)));
  const proofs = await Promise.all(
    people.flatMap(() => [solvedQuestion(twins.db, now), solvedQuestion(twins.db, now)]),
  );
  const reach = async (index: number, server: 0 | 1) => {
    const calls = createFlashSalesApi(clientOf(twins.servers[server], people[index]!).http);
    const slot = await calls.join(id, proofs[index * 2 + server]!);
    await calls.buy(slot.id);
    return `${index} ${slot.id}`;
  };
  const results = await Promise.allSettled(people.flatMap((_, index) => [reach(index, 0), reach(index, 1)]));
  const held = new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  expect(held.size).toBe(10);
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  expect(new Set(reasons.map(({ message }) => message))).toEqual(new Set(['已售罄']));
});

it('MO-13: what ten of fifty have not paid in time is sold once to others, and late money buys none of it', async () => {
  const goodsId = await createCourse(twins.db, { charge: 99, lessons: [{ title: '正课' }] });
  const id = await createFlashSale(twins.db, now, { goodsId, num: 10 });
  const people = await Promise.all(Array.from({ length: 50 }, () => createPerson(twins.db)));
  const client = (index: number) => clientOf(twins.servers[index % 2 === 0 ? 0 : 1], people[index]!);
  const sales = (index: number) => createFlashSalesApi(client(index).http);

  /** All at once, each at one of the two servers: who has ordered a piece, and handed the order over to be paid. */
  async function rush(all: readonly number[]): Promise<{ index: number; orderId: string }[]> {
    const proofs = await Promise.all(all.map(() => solvedQuestion(twins.db, now)));
    const results = await Promise.allSettled(
      all.map(async (index, place) => {
        const slot = await sales(index).join(id, proofs[place]!);
        const { order_id: orderId } = await sales(index).buy(slot.id);
        await client(index).orders.payByWechat(orderId);
        return { index, orderId };
      }),
    );
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  const everybody = people.map((_, index) => index);
  const slow = await rush(everybody);
  expect(slow).toHaveLength(10);
  now = new Date(now.getTime() + 15 * 60_000);
  await Promise.all(twins.servers.map((server) => server.modules.settleOrders(twins.db)));
  expect(await sales(0).detail(id)).toMatchObject({ data: { over_num: 10 } });
  expect(new Set((await sales(slow[0]!.index).mine()).data.map(({ status }) => status))).toEqual(
    new Set([3]),
  );

  const others = everybody.filter((index) => slow.every((each) => each.index !== index));
  const quick = await rush(others);
  expect(quick).toHaveLength(10);
  const { paid } = twins.servers[0].modules.payments;
  await Promise.all(
    [
      ...slow.map(({ orderId }) => payment.payAgain(orderId)),
      ...quick.map(({ orderId }) => payment.pay(orderId)),
    ].map((word) => paid(word)),
  );
  const sold = await twins.db.select({ id: orders.id }).from(orders).where(eq(orders.status, 9));
  expect(sold.map((order) => order.id).toSorted()).toEqual(quick.map(({ orderId }) => orderId).toSorted());
  expect(await sales(0).detail(id)).toMatchObject({ data: { over_num: 0 } });
});

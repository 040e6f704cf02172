import { createFlashSalesApi } from '@shuyuan/api-client/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createFlashSale, solvedQuestion } from './deals.fixtures.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
let twins: Twins;

beforeAll(async () => {
  twins = await createTwins({ clock, payment: createPaymentService(clock).service });
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

import { createVideosApi } from '@shuyuan/api-client';
import { createCreditsApi } from '@shuyuan/api-client/community';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createAccount } from '../session/create-account.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo, startVideos } from '../videos/videos.fixtures.ts';
import { creditsFor } from './earn-credits.ts';
import { findAccount } from './credits.repo.ts';

const clock = { now: () => new Date() };
const payment = createPaymentService(clock);
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from settings`);
  person = await createPerson(server.db);
});

const rule = (values: Record<string, number>) => saveSettings(server.db, values);
const records = () => createCreditsApi(clientOf(server, person).http).records();

const isPaid = (charge: number) => ({
  reason: 'paid_order' as const,
  orderId: '1',
  charge,
  goods: { type: 'course', id: 1 },
});

it('gives whole credits of what was paid, never more than the share, and never less for more', () => {
  const yuan = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(yuan, yuan, fc.integer({ min: 0, max: 1000 }), (one, other, paidOrderPercent) => {
      const rules = { register: 0, watchedVideo: 0, watchedCourse: 0, paidOrderPercent };
      const [few, many] = [Math.min(one, other), Math.max(one, other)].map((charge) =>
        creditsFor(isPaid(charge), rules),
      );
      expect(Number.isInteger(few)).toBe(true);
      expect(few! * 100).toBeLessThanOrEqual(Math.min(one, other) * paidOrderPercent);
      expect(few).toBeLessThanOrEqual(many!);
    }),
  );
});

it('gives for registering what the school says, and nothing where it says nothing', async () => {
  const register = (mobile: string) =>
    server.db.transaction((tx) => createAccount(tx, { mobile }, clock.now()));
  expect(await findAccount(server.db, (await register('13900000001'))!)).toBeUndefined();
  await rule({ 'credit.register': 100 });
  expect(await findAccount(server.db, (await register('13900000002'))!)).toMatchObject({ balance: 100 });
  // The number has an account: nothing comes into being, and nothing is given.
  expect(await register('13900000002')).toBeNull();
});

it('gives once for a video and once for the course that it was the last lesson of', async () => {
  await rule({ 'credit.watched_video': 5, 'credit.watched_course': 20 });
  const [first, last] = [await createVideo(server.db), await createVideo(server.db)];
  const courseId = await createCourse(server.db, {
    lessons: [
      { title: '上', videoId: first },
      { title: '下', videoId: last },
    ],
  });
  const videos = createVideosApi(clientOf(server, person).http);
  // Whatever a first report says: there was no time for it.
  const unasked = await createVideo(server.db, { duration: 24 });
  for (let times = 0; times < 4; times += 1) await videos.record(unasked, { duration: 9999 });
  expect((await videos.detail(unasked)).progress).toMatchObject({ is_watched: false });
  await startVideos(server.db, person.id, [first, last]);
  expect(await records()).toMatchObject({ credit1: 0 });
  await videos.record(first, { duration: 600 });
  const before = (await records()).credit1;
  await Promise.all(Array.from({ length: 6 }, () => videos.record(last, { duration: 600 })));
  await videos.record(last, { duration: 600 });
  const { credit1, data } = await records();
  expect(data.filter(({ reason }) => reason === 'watched_course')).toMatchObject([
    { sum: 20, resource: { type: 'course', id: courseId } },
  ]);
  expect(data.filter(({ reason }) => reason === 'watched_video').length).toBe(2);
  expect([before, credit1]).toEqual([5, 30]);
});

it('says what earns credits here, and nothing that earns none', async () => {
  const { rules } = createCreditsApi(clientOf(server, person).http);
  expect(await rules()).toEqual([]);
  await rule({ 'credit.watched_course': 20, 'credit.paid_order_percent': 150 });
  expect(await rules()).toEqual([
    { reason: 'watched_course', amount: 20 },
    { reason: 'paid_order', amount: 150 },
  ]);
  await expect(createCreditsApi(clientOf(server).http).rules()).rejects.toMatchObject({ code: 401 });
});

it('gives once for an order what was paid, also told of it twice', async () => {
  await rule({ 'credit.paid_order_percent': 150 });
  const { orders, my } = clientOf(server, person);
  expect((await my.detail()).credit1).toBe(0);
  const { order_id: orderId } = await orders.create(await articleForSale(server.db, { charge: 29 }));
  expect(await records()).toMatchObject({ credit1: 0 });
  await orders.payByWechat(orderId);
  const paid = payment.pay(orderId);
  await Promise.all([server.modules.payments.paid(paid), server.modules.payments.paid(paid)]);
  expect(await records()).toMatchObject({ credit1: 43, total: 1, data: [{ reason: 'paid_order', sum: 43 }] });
  expect((await my.detail()).credit1).toBe(43);
});

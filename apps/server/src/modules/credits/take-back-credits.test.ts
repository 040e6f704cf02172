import { isApiError } from '@shuyuan/api-client';
import { createCreditsApi } from '@shuyuan/api-client/community';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { earnCredits } from './earn-credits.ts';
import { creditsToTakeBack } from './take-back-credits.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
let twins: Twins;
let admins: readonly [Manager, Manager];
let person: Person;

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
  admins = [await createAdministrator(twins.servers[0]), await createAdministrator(twins.servers[1])];
  await saveSettings(twins.db, { 'credit.paid_order_percent': 150, 'credit.watched_video': 7 });
});
afterAll(() => twins.close());
beforeEach(async () => {
  person = await createPerson(twins.db);
});

const records = () => createCreditsApi(clientOf(twins.servers[0], person).http).records();

/** An article of 29 yuan, paid; it earns 43 credits. */
async function buy(charge = 29) {
  await forgetLimits(twins.db);
  const { orders } = clientOf(twins.servers[0], person);
  const goods = await articleForSale(twins.db, { charge });
  const { order_id: orderId } = await orders.create(goods);
  await orders.payByWechat(orderId);
  await twins.servers[0].modules.payments.paid(payment.pay(orderId));
  return { orderId, goods };
}

const giveBack = (orderId: string, amount: number, server: 0 | 1 = 0) =>
  admins[server].manage.refunds.store({
    order_id: orderId,
    amount,
    is_local: true,
    keeps_goods: true,
    reason: '补差价',
  });
const spend = (sum: number, server: 0 | 1 = 0) =>
  admins[server].manage.credits.change(person.id, { client_id: randomUUID(), sum: -sum, remark: '兑换' });
const watch = (videoId: number) =>
  twins.db.transaction((tx) => earnCredits(tx, person.id, { reason: 'watched_video', videoId }, now));

it('the parts that are taken never exceed their share, and with the last fen the last credit goes', () => {
  const sums = fc.record({ earned: fc.nat(100_000), paid: fc.integer({ min: 1, max: 1_000_000 }) });
  fc.assert(
    fc.property(sums, fc.nat(1_000_000), ({ earned, paid }, wanted) => {
      const refunded = Math.min(wanted, paid);
      const back = creditsToTakeBack({ earned, paid, refunded });
      expect(back * paid).toBeLessThanOrEqual(earned * refunded);
      expect((back + 1) * paid).toBeGreaterThan(earned * refunded);
      expect(creditsToTakeBack({ earned, paid, refunded: paid })).toBe(earned);
    }),
  );
});

it('a refund takes its share of what the order has earned, and says so', async () => {
  const { orderId, goods } = await buy();
  await giveBack(orderId, 1000);
  expect(await records()).toMatchObject({
    credit1: 29,
    data: [
      { sum: -14, reason: 'order_refunded', resource: { type: 'article', id: goods.goods_id } },
      { sum: 43, reason: 'paid_order' },
    ],
  });
  await giveBack(orderId, 1900);
  expect(await records()).toMatchObject({ credit1: 0, total: 3, data: [{ sum: -29 }, {}, {}] });
});

it('what was spent already is taken of what comes next, and no more than was earned', async () => {
  const { orderId } = await buy();
  await spend(40);
  await giveBack(orderId, 2900);
  expect(await records()).toMatchObject({
    credit1: 0,
    data: [{ sum: -3, reason: 'order_refunded' }, {}, {}],
  });
  await watch(1);
  expect((await records()).credit1).toBe(0);
  for (let video = 2; video < 8; video += 1) await watch(video);
  // 40 were open, 49 came.
  expect((await records()).credit1).toBe(9);
  await watch(8);
  expect((await records()).credit1).toBe(16);
});

it('an order that has earned nothing takes nothing', async () => {
  await watch(1);
  await saveSettings(twins.db, { 'credit.paid_order_percent': 0 });
  const { orderId } = await buy();
  await saveSettings(twins.db, { 'credit.paid_order_percent': 150 });
  await giveBack(orderId, 2900);
  expect(await records()).toMatchObject({ credit1: 7, total: 1 });
});

const happening = fc.record({
  kind: fc.constantFrom('refund', 'refund', 'spend', 'watch'),
  order: fc.nat({ max: 2 }),
  size: fc.integer({ min: 1, max: 1500 }),
  server: fc.constantFrom(0 as const, 1 as const),
});

const isRefusal = (error: unknown) => isApiError(error) && error.code !== 500;

interface Book {
  kind: string;
  balance: number;
  booked: number;
}

it('whatever happens at once at two servers, credits are neither made nor lost, and what went back is taken once', async () => {
  let videos = 100;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        person = await createPerson(twins.db);
        const orders = [await buy(9), await buy(29), await buy(10)];
        for (const round of rounds) {
          const ends = await Promise.allSettled(
            round.map(({ kind, order, size, server }) => {
              if (kind === 'refund') return giveBack(orders[order]!.orderId, size, server);
              if (kind === 'spend') return spend(Math.min(size, 60), server);
              return watch((videos += 1));
            }),
          );
          // Being short is a refusal; a fault of the server, such as a deadlock, is none.
          const faults = ends.filter((end) => end.status === 'rejected' && !isRefusal(end.reason));
          expect(faults).toEqual([]);
        }
        // Whatever comes last finds what is still open.
        await watch((videos += 1));
        const { rows: books } = await twins.db.execute<Book & Record<string, unknown>>(sql`
        select kind, balance, (
          select coalesce(sum(case when to_id = account.id then amount else -amount end), 0)::int
          from credit_transfers where account.id in (from_id, to_id)) as booked
        from credit_accounts as account`);
        expect(books.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
        for (const { kind, balance, booked } of books) {
          expect(balance).toBe(booked);
          expect(kind === 'school' || balance >= 0).toBe(true);
        }
        const { rows } = await twins.db.execute<{
          refunded: number;
          fen: number;
          taken: number;
          earned: number;
        }>(sql`
        select refunded, fen, (select coalesce(sum(amount), 0)::int from credit_transfers
            where key like 'order_refunded:' || order_id || ':%') as taken,
          (select amount from credit_transfers where key = ${`paid_order:${person.id}:`}::text || order_id) as earned
        from order_payments where order_id in ${orders.map(({ orderId }) => orderId)}`);
        const open = rows.map(
          ({ fen: paid, refunded, earned, taken }) => creditsToTakeBack({ earned, paid, refunded }) - taken,
        );
        expect(Math.min(...open)).toBeGreaterThanOrEqual(0);
        // Who still has credits owes none.
        const { credit1 } = await records();
        expect(credit1 === 0 || open.every((count) => count === 0)).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

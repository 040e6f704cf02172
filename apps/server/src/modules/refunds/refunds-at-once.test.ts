import { createRefundsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';

const clock = { now: () => new Date('2026-11-22T08:00:00.000Z') };
const payment = createPaymentService(clock);
let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

const events = [
  'ask',
  'withdraw',
  'approve',
  'part',
  'refuse',
  'store',
  'cancel',
  'word',
  'again',
  'lost',
  'unreached',
  'settle',
] as const;

/** One order, and what can happen to it at any moment. */
async function startStory() {
  await forgetLimits(server.db);
  const buyer = await createPerson(server.db);
  const client = clientOf(server, buyer);
  const refunds = createRefundsApi(client.http);
  const { order_id: orderId } = await client.orders.create(await articleForSale(server.db));
  await client.orders.payByWechat(orderId);
  const word = payment.pay(orderId);
  const words = [word];
  const waiting = async () => {
    const { refunds: made } = await refunds.preview(orderId);
    return made.find(({ status, decided_at }) => status === 1 && decided_at === null)?.id ?? 0;
  };
  const decision = { amount: 2900, is_local: false, keeps_goods: false, answer: '' };
  const happen: Record<(typeof events)[number], () => Promise<unknown>> = {
    ask: () => refunds.ask(orderId, '不合适'),
    withdraw: async () => refunds.withdraw(await waiting()),
    approve: async () => admin.manage.refunds.approve(await waiting(), decision),
    part: async () =>
      admin.manage.refunds.approve(await waiting(), { ...decision, amount: 1001, keeps_goods: true }),
    refuse: async () => admin.manage.refunds.refuse(await waiting(), '不符合条件'),
    store: () => {
      const { answer: _, ...made } = { ...decision, amount: 1500, order_id: orderId, reason: '补偿' };
      return admin.manage.refunds.store(made);
    },
    cancel: () => client.orders.cancel(orderId),
    word: () => server.modules.payments.paid(word),
    again: () => {
      const second = payment.payAgain(orderId);
      words.push(second);
      return server.modules.payments.paid(second);
    },
    lost: async () => payment.trouble('refund', 'after'),
    unreached: async () => payment.trouble('findRefund', 'before'),
    settle: () => server.modules.settleOrders(server.db),
  };
  return { buyer, orderId, words, happen, status: () => client.orders.status(orderId) };
}

/** Whether a refund is on its way: answers that were to be lost lose one round each. */
const isSending = async (orderId: string) =>
  (await server.db.$count(sql`order_refunds join order_payments on order_payments.id = payment_id
    where order_id = ${orderId} and status = 1 and decided_at is not null`)) > 0;

const sumOf = async (what: string, orderId: string) => {
  const { rows } = await server.db.execute<{ sum: number }>(
    sql`select coalesce(sum(${sql.raw(what)}), 0)::int as sum from order_payments where order_id = ${orderId}`,
  );
  return rows[0]!.sum;
};

it('whatever happens at once, no fen is made or lost, and nothing is kept that was paid back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (rounds) => {
        const { buyer, orderId, words, happen, status } = await startStory();
        for (const round of rounds) await Promise.allSettled(round.map((name) => happen[name]()));
        // In the end its word has come, and the payment service answers.
        await happen.word();
        for (let count = 0; count < 40 && (await isSending(orderId)); count += 1) await happen.settle();

        const back = words.reduce((sum, { transaction }) => sum + payment.refundedOf(transaction), 0);
        const [paid, setAside] = [await sumOf('fen', orderId), await sumOf('refunded', orderId)];
        expect(paid).toBe(words.reduce((sum, { fen }) => sum + fen, 0));
        // What the books say went back is what the service gave back.
        expect(back).toBe(setAside);
        for (const { transaction, fen } of words)
          expect(payment.refundedOf(transaction)).toBeLessThanOrEqual(fen);

        const isPaid = (await status()) === 9;
        const { rows } = await server.db.execute<{ fen: number; refunded: number; ended: boolean }>(sql`
          select fen, refunded, exists (select from order_refunds where payment_id = order_payments.id
            and status <> 13 and decided_at is not null and not keeps_goods) as ended
          from order_payments where order_id = ${orderId} and state = 'taken'`);
        const living = await server.db.$count(
          sql`grants where order_id = ${orderId} and user_id = ${buyer.id} and revoked_at is null`,
        );
        expect(rows).toHaveLength(isPaid ? 1 : 0);
        const isOver = rows.some(({ fen, refunded, ended }) => ended || fen === refunded);
        expect(living).toBe(isPaid && !isOver ? 1 : 0);
        // Money that has bought nothing is back whole.
        const { rows: kept } = await server.db.execute(
          sql`select 1 from order_payments where order_id = ${orderId} and state <> 'taken' and refunded < fen`,
        );
        expect(kept).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

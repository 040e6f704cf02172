import { isApiError } from '@shuyuan/api-client';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { creditsToTakeBack } from '../credits/take-back-credits.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { events, startStory, type Happening, type Story } from './refunds-at-once.fixtures.ts';

const clock = { now: () => new Date('2026-11-22T08:00:00.000Z') };
const payment = createPaymentService(clock);
let twins: Twins;
let admins: readonly [Manager, Manager];

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
  admins = [await createAdministrator(twins.servers[0]), await createAdministrator(twins.servers[1])];
  await saveSettings(twins.db, { 'credit.paid_order_percent': 150 });
});
afterAll(() => twins.close());

const happening: fc.Arbitrary<Happening> = fc.record({
  name: fc.constantFrom(...events),
  server: fc.constantFrom(0 as const, 1 as const),
});
/** What happens to one order: one round after another, all of a round at once. */
const course = fc.array(fc.array(happening, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });

/** Refusals are part of it, and so is a payment that nobody can make; a fault of the server is none. */
async function tolerate(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isRefusal = isApiError(error) ? error.code !== 500 : String(error).includes('Nobody can pay');
    if (!isRefusal) throw error;
  }
}

async function play(rounds: Happening[][]): Promise<Story> {
  const story = await startStory({ twins, admins, payment });
  for (const round of rounds) await Promise.all(round.map((each) => tolerate(() => story.happen(each))));
  return story;
}

const sending = () => twins.db.$count(sql`order_refunds where status = 1 and decided_at is not null`);

/** In the end all words have come, the payment service answers, and what it refuses goes back another way. */
async function settle(stories: readonly Story[]): Promise<void> {
  await Promise.all(stories.map((story) => story.tellAll()));
  for (let count = 0; count < 100 && (await sending()) > 0; count += 1)
    await twins.servers[count % 2 === 0 ? 0 : 1].modules.settleOrders(twins.db);
  await Promise.all(stories.map((story) => story.recordFailed()));
}

interface Money extends Record<string, unknown> {
  transaction: string;
  state: string;
  fen: number;
  refunded: number;
  /** What went back by the service, and otherwise. */
  sent: number;
  recorded: number;
  ended: boolean;
}

const moneyOf = async (orderId: string) =>
  (
    await twins.db.execute<Money>(sql`select transaction, state, fen, refunded,
      (select coalesce(sum(r.fen) filter (where not is_local), 0)::int from order_refunds r
        where payment_id = p.id and status = 5) as sent,
      (select coalesce(sum(r.fen) filter (where is_local), 0)::int from order_refunds r
        where payment_id = p.id and status = 5) as recorded,
      exists (select from order_refunds r where payment_id = p.id and status = 5 and not keeps_goods) as ended
      from order_payments p where order_id = ${orderId}`)
  ).rows;

/** No fen is made or lost, what was bought is theirs as long as it is paid for, and credits follow the money. */
async function check({ orderId, buyer, words }: Story): Promise<void> {
  const money = await moneyOf(orderId);
  for (const { transaction, fen, refunded, sent, recorded, state } of money) {
    expect(refunded).toBe(sent + recorded);
    expect(payment.refundedOf(transaction)).toBe(sent);
    expect(refunded).toBeLessThanOrEqual(fen);
    // Money that has bought nothing is back whole, or listed for somebody to look at.
    const isListed = state === 'taken' || state === 'other_sum';
    expect(isListed || refunded === fen).toBe(true);
  }
  const known = money.filter(({ state }) => state !== 'other_sum').map(({ transaction }) => transaction);
  expect(known.toSorted()).toEqual(words.map(({ transaction }) => transaction).toSorted());
  const { rows } = await twins.db.execute<{ status: number; grants: number; living: number }>(sql`
    select status, (select count(*)::int from grants where order_id = o.id) as grants,
      (select count(*)::int from grants where order_id = o.id and revoked_at is null and user_id = ${buyer.id}) as living
    from orders o where id = ${orderId}`);
  const taken = money.filter(({ state }) => state === 'taken');
  const isPaid = rows[0]!.status === 9;
  expect(taken).toHaveLength(isPaid ? 1 : 0);
  const isOver = taken.some(({ fen, refunded, ended }) => ended || fen === refunded);
  const [order] = rows;
  expect([order?.grants, order?.living]).toEqual([isPaid ? 1 : 0, isPaid && !isOver ? 1 : 0]);
  const account = await twins.db.execute<{ balance: number }>(
    sql`select balance from credit_accounts where user_id = ${buyer.id}`,
  );
  const [paid] = taken;
  const back = paid ? creditsToTakeBack({ earned: 43, paid: paid.fen, refunded: paid.refunded }) : 43;
  expect(account.rows[0]?.balance ?? 0).toBe(43 - back);
}

const perRun = 25;

it('MO-07: whatever happens at once at two servers, no yuan is made or lost, and nothing is kept that was paid back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(course, { minLength: perRun, maxLength: perRun }), async (played) => {
      await forgetLimits(twins.db);
      const stories = await Promise.all(played.map(play));
      await settle(stories);
      await Promise.all(stories.map(check));
      const { rows: ledger } = await twins.db.execute<{ sum: number }>(
        sql`select coalesce(sum(balance), 0)::int as sum from credit_accounts`,
      );
      expect(ledger).toEqual([{ sum: 0 }]);
    }),
    // A thousand orders; one that fails is told whole, and is not made smaller.
    { numRuns: 1_000 / perRun, endOnFailure: true },
  );
}, 180_000);

import { createCreditsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createProblemCategory, giveCredits } from './problems.fixtures.ts';

let now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
let twins: Twins;
let admin: Manager;
let category: number;
let asker: Person;
let helper: Person;

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
  admin = await createAdministrator(twins.servers[0]);
  category = await createProblemCategory(twins.db);
  await saveSettings(twins.db, { 'features.wenda': true, 'credit.paid_order_percent': 150 });
});
afterAll(() => twins.close());
beforeEach(async () => {
  await forgetLimits(twins.db);
  asker = await createPerson(twins.db);
  helper = await createPerson(twins.db);
});

const api = (who: Person, server: 0 | 1 = 0) => createProblemsApi(clientOf(twins.servers[server], who).http);
const creditsOf = (who: Person) => createCreditsApi(clientOf(twins.servers[0], who).http).records();
const balanceOf = async (who: Person) => (await creditsOf(who)).credit1;

/** An article of 29 yuan, paid; it earns 43 credits. */
async function buy() {
  const { orders } = clientOf(twins.servers[0], asker);
  const { order_id: orderId } = await orders.create(await articleForSale(twins.db, { charge: 29 }));
  await orders.payByWechat(orderId);
  await twins.servers[0].modules.payments.paid(payment.pay(orderId));
  return orderId;
}

const refund = (orderId: string, amount = 2900) =>
  admin.manage.refunds.store({
    order_id: orderId,
    amount,
    is_local: true,
    keeps_goods: true,
    reason: '补差价',
  });

const ask = (bounty: number) =>
  api(asker).store({
    client_id: randomUUID(),
    title: '塔影为什么这样长',
    content: '<p>太阳低的时候。</p>',
    category_id: category,
    bounty,
  });

async function accept(problem: number, server: 0 | 1 = 0) {
  const answer = { client_id: randomUUID(), content: '<p>因为角度小。</p>' };
  const solution = await api(helper).answer(problem, answer);
  return () => api(asker, server).accept(problem, solution);
}

const passedOn = async (bounty: number) => {
  const problem = await ask(bounty);
  await (
    await accept(problem)
  )();
  return problem;
};

it('comes off what returns: a bounty that was promised at the time of the refund', async () => {
  const orderId = await buy();
  const problem = await ask(43);
  await refund(orderId);
  expect(await balanceOf(asker)).toBe(0);
  await api(asker).remove(problem);
  expect(await creditsOf(asker)).toMatchObject({
    credit1: 0,
    data: [{ sum: -43, reason: 'order_refunded' }, { sum: 43, reason: 'bounty_returned' }, {}, {}],
  });
});

it.each(['before', 'after'])('comes back from whose solution was accepted %s the refund', async (when) => {
  const orderId = await buy();
  if (when === 'before') await passedOn(43);
  const problem = when === 'after' ? await ask(43) : 0;
  await refund(orderId);
  if (when === 'after') await (await accept(problem))();
  expect(await creditsOf(helper)).toMatchObject({
    credit1: 0,
    data: [{ sum: -43, reason: 'order_refunded', resource: { type: 'problem' } }, { sum: 43 }],
  });
  // Nothing is open any more.
  await refund(await buy(), 100);
  expect(await balanceOf(asker)).toBe(42);
});

it('takes of others their share of it alone, and nothing that was theirs before', async () => {
  await giveCredits(twins.db, helper.id, 5);
  const orderId = await buy();
  await passedOn(40);
  await refund(orderId, 1000);
  // 14 go back: 3 that the asker has still, and 11 of those that were passed on.
  expect([await balanceOf(asker), await balanceOf(helper)]).toEqual([0, 34]);
  await refund(orderId, 1900);
  expect([await balanceOf(asker), await balanceOf(helper)]).toEqual([0, 5]);
});

it('leaves alone what was passed on before the order, and what others have spent is taken of what the asker earns', async () => {
  await giveCredits(twins.db, asker.id, 20);
  await passedOn(20);
  now = new Date(now.getTime() + 1000);
  const orderId = await buy();
  await passedOn(43);
  await admin.manage.credits.change(helper.id, { client_id: randomUUID(), sum: -50, remark: '兑换' });
  await refund(orderId);
  expect(await balanceOf(helper)).toBe(0);
  await buy();
  // 13 came back from the other, 30 are taken of 43.
  expect(await balanceOf(asker)).toBe(13);
});

it('is not paid a second time when another solution is accepted in its place', async () => {
  const orderId = await buy();
  const problem = await passedOn(43);
  await giveCredits(twins.db, helper.id, 50);
  await refund(orderId, 1450);
  expect(await balanceOf(helper)).toBe(72);
  const other = await createPerson(twins.db);
  const answer = { client_id: randomUUID(), content: '<p>因为太阳低。</p>' };
  const solution = await api(other).answer(problem, answer);
  await api(asker).accept(problem, solution);
  expect([await balanceOf(helper), await balanceOf(other)]).toEqual([50, 22]);
});

it('at once at two servers neither makes nor loses credits, and nobody waits for ever', async () => {
  for (let round = 0; round < 6; round += 1) {
    await forgetLimits(twins.db);
    const orders = [await buy(), await buy()];
    const [first, second] = [await ask(40), await ask(40)];
    const calls = [await accept(first), await accept(second, 1)];
    const ends = await Promise.allSettled([
      ...orders.map((orderId) => refund(orderId)),
      ...calls.map((call) => call()),
    ]);
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    await refund(await buy(), 100);
    const { rows } = await twins.db.execute<{ kind: string; balance: number; booked: number }>(sql`
      select kind, balance, (
        select coalesce(sum(case when to_id = account.id then amount else -amount end), 0)::int
        from credit_transfers where account.id in (from_id, to_id)) as booked
      from credit_accounts as account`);
    expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    for (const { kind, balance, booked } of rows) {
      expect(balance).toBe(booked);
      expect(kind === 'school' || balance >= 0).toBe(true);
    }
    const sum = (await balanceOf(asker)) + (await balanceOf(helper));
    expect(sum).toBe(42 * (round + 1));
  }
});

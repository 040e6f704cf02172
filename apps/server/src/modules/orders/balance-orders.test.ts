import { createRefundsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { findBalance } from '../invitations/invitations.repo.ts';
import { moveBalance } from '../invitations/move-balance.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits, planForSale } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
let admin: Manager;
let person: Person;
let now: Date;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const start = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
  await saveSettings(server.db, { 'features.share': true });
});
afterAll(() => server.close());
beforeEach(() => begin(50));

/** Somebody new, who has earned so much. */
async function begin(earned: number) {
  now = start;
  await forgetLimits(server.db);
  await server.db.execute(sql`truncate balance_accounts, balance_transfers cascade`);
  person = await createPerson(server.db);
  const move = { from: { kind: 'school' }, to: { kind: 'person', userId: person.id } } as const;
  await server.db.transaction((tx) =>
    moveBalance(tx, { ...move, amount: earned, reason: 'reward', key: `earned ${person.id}`, now }),
  );
}

const orders = () => clientOf(server, person).orders;
const refunds = () => createRefundsApi(clientOf(server, person).http);
const balance = async () => (await findBalance(server.db, person.id)).balance;
const settle = () => server.modules.settleOrders(server.db);
const minutes = (count: number) => void (now = new Date(now.getTime() + count * 60_000));

async function pay(orderId: string) {
  await orders().payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
}

const giveBack = (orderId: string, amount: number, keepsGoods = false) =>
  admin.manage.refunds.store({
    order_id: orderId,
    amount,
    is_local: false,
    keeps_goods: keepsGoods,
    reason: '买错了',
  });

describe('the invitation balance', () => {
  it('is told at the cashier, and pays a part of an order, which says so', async () => {
    const goods = await articleForSale(server.db);
    expect(await orders().goods(goods)).toMatchObject({ invite_balance: 50 });
    const made = await orders().create({ ...goods, balance: 20, total: 9 });
    expect(made).toMatchObject({
      charge: 9,
      status: 1,
      lines: [
        { kind: 'price', amount: 29 },
        { kind: 'balance', amount: -20 },
        { kind: 'to_pay', amount: 9 },
      ],
    });
    expect(await balance()).toBe(30);
    await pay(made.order_id);
    expect(await orders().status(made.order_id)).toBe(9);
  });

  it('pays no more than is to be paid: such an order is paid at once', async () => {
    const made = await orders().create({ ...(await articleForSale(server.db)), balance: 50, total: 0 });
    expect(made).toMatchObject({ charge: 0, status: 9 });
    expect(await balance()).toBe(21);
  });

  it('MO-01: refuses more than is there, and what is dearer than was shown', async () => {
    const goods = await articleForSale(server.db, { charge: 99 });
    await expect(orders().create({ ...goods, balance: 51 })).rejects.toMatchObject({
      code: 1,
      message: '邀请余额不足',
    });
    await expect(orders().create({ ...goods, balance: 50, total: 40 })).rejects.toMatchObject({ code: 1 });
    expect(await balance()).toBe(50);
  });

  it('MO-03: pays the same order again, comes back once when it is cancelled or its time is over, and goes into another', async () => {
    const goods = await articleForSale(server.db);
    const first = await orders().create({ ...goods, balance: 20 });
    expect((await orders().create({ ...goods, balance: 20 })).order_id).toBe(first.order_id);
    const second = await orders().create({ ...goods, balance: 5 });
    expect(second).toMatchObject({ charge: 24 });
    expect(await balance()).toBe(45);
    await Promise.allSettled([orders().cancel(second.order_id), orders().cancel(second.order_id), settle()]);
    expect(await balance()).toBe(50);
    await orders().create({ ...goods, balance: 7 });
    minutes(16);
    await Promise.all([settle(), settle()]);
    expect(await balance()).toBe(50);
  });

  it('pays two orders at once for no more than there is', async () => {
    const goods = await Promise.all([1, 2, 3].map(() => articleForSale(server.db, { charge: 40 })));
    const made = await Promise.allSettled(goods.map((each) => orders().create({ ...each, balance: 25 })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balance()).toBe(0);
  });

  it('pays what an upgrade leaves of a membership', async () => {
    const month = await planForSale(server.db);
    const year = await planForSale(server.db, { name: '年度会员', charge: 198, expireDays: 365 });
    await pay((await orders().create(month)).order_id);
    expect(await orders().create({ ...year, upgrade: true, balance: 50 })).toMatchObject({
      charge: 123,
      lines: [{}, { kind: 'upgrade', amount: -25 }, { kind: 'balance', amount: -50 }, {}],
    });
  });

  it('MO-05: comes back with the money of an order that cannot be handed over', async () => {
    const month = await planForSale(server.db);
    const [year, half] = [
      await planForSale(server.db, { name: '年度会员', charge: 198, expireDays: 365 }),
      await planForSale(server.db, { name: '半年会员', charge: 98, expireDays: 180 }),
    ];
    await pay((await orders().create(month)).order_id);
    const one = await orders().create({ ...year, upgrade: true, balance: 30 });
    await orders().payByWechat(one.order_id);
    await pay((await orders().create({ ...half, upgrade: true })).order_id);
    expect(await balance()).toBe(20);
    await server.modules.payments.paid(payment.pay(one.order_id));
    expect(await balance()).toBe(50);
    expect(await refunds().preview(one.order_id)).toMatchObject({ refunded: 14_300 });
  });
});

describe('an order that was cancelled and is completed in the console', () => {
  it('takes its balance again, and stays as it is where that is gone', async () => {
    const [one, two] = await Promise.all([articleForSale(server.db), articleForSale(server.db)]);
    const ids: number[] = [];
    for (const goods of [one, two]) {
      const { order_id: id } = await orders().create({ ...goods, balance: 28 });
      await orders().cancel(id);
      ids.push((await admin.manage.orders.list({ keywords: id })).data[0]?.id ?? 0);
    }
    const finish = (id = 0) => admin.manage.orders.finish(id, { reason: '已到账', charge: 1 });
    await finish(ids[0]);
    expect(await balance()).toBe(22);
    await expect(finish(ids[1])).rejects.toMatchObject({ code: 1, message: '邀请余额不足' });
    expect(await balance()).toBe(22);
  });
});

describe('a refund', () => {
  it('MO-08: gives as much of the balance back as of the money, and all of it with the last fen', async () => {
    const { order_id: id } = await orders().create({
      ...(await articleForSale(server.db, { charge: 40 })),
      balance: 10,
    });
    await pay(id);
    expect(await refunds().preview(id)).toMatchObject({ paid: 3000, proposed: 3000, balance: 10 });
    await giveBack(id, 1000);
    expect(await balance()).toBe(43);
    await settle();
    expect(await refunds().preview(id)).toMatchObject({ proposed: 2000, balance: 7 });
    await giveBack(id, 2000);
    expect(await balance()).toBe(50);
  });

  it('leaves the balance where what was bought is kept', async () => {
    const { order_id: id } = await orders().create({
      ...(await articleForSale(server.db, { charge: 40 })),
      balance: 10,
    });
    await pay(id);
    await giveBack(id, 1000, true);
    expect(await balance()).toBe(40);
  });

  it('of what the balance has paid whole goes back to it, in whole yuan, once', async () => {
    const { order_id: id } = await orders().create({ ...(await articleForSale(server.db)), balance: 29 });
    const preview = await refunds().preview(id);
    expect(preview).toMatchObject({ paid: 2900, proposed: 2900, balance: 0, obstacle: null });
    const asked = await refunds().ask(id, '不合适');
    const decision = { amount: 2850, is_local: false, keeps_goods: false, answer: '' };
    await expect(admin.manage.refunds.approve(asked.id, decision)).rejects.toMatchObject({
      message: '用邀请余额支付的订单只能退整元',
    });
    const whole = { ...decision, amount: 2900 };
    const approve = () => admin.manage.refunds.approve(asked.id, whole);
    await Promise.allSettled([approve(), approve()]);
    expect(await balance()).toBe(50);
    expect(await refunds().preview(id)).toMatchObject({ obstacle: 'refunded', refunds: [{ status: 5 }] });
  });
});

const step = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'cancel',
    'pay',
    'late',
    'expire',
    'settle',
    'refund',
    'part',
    'keep',
  ),
  goods: fc.nat(2),
  balance: fc.integer({ min: 0, max: 45 }),
});

it('MO-03, MO-08: however orders, payments, cancels, ends of time and refunds meet, no yuan is made or lost', async () => {
  const all = await Promise.all([10, 25, 40].map((charge) => articleForSale(server.db, { charge })));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 7 }),
      async (rounds) => {
        await begin(60);
        const made: string[] = [];
        const happen = async ({
          kind,
          goods,
          balance: used,
        }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
          const id = made[goods % Math.max(1, made.length)] ?? '';
          switch (kind) {
            case 'order':
              return void made.push((await orders().create({ ...all[goods]!, balance: used })).order_id);
            case 'cancel':
              return orders().cancel(id);
            case 'pay':
              return pay(id);
            case 'late': {
              await orders().payByWechat(id);
              const word = payment.pay(id);
              await orders().cancel(id);
              return server.modules.payments.paid(word);
            }
            case 'expire':
              return minutes(16);
            case 'settle':
              return settle();
            case 'refund':
              return giveBack(id, (await refunds().preview(id)).paid);
            case 'part':
              return giveBack(id, 300);
            case 'keep':
              return giveBack(id, 200, true);
          }
        };
        for (const round of rounds) {
          await forgetLimits(server.db);
          await Promise.allSettled(round.map(happen));
        }
        minutes(16);
        await settle();
        await settle();
        const { rows } = await server.db.execute<{ kind: string; balance: number; moved: number }>(sql`
        select kind, balance, coalesce((select sum(case when to_id = balance_accounts.id then amount else -amount end)
          from balance_transfers where balance_accounts.id in (from_id, to_id)), 0)::int as moved from balance_accounts`);
        expect(rows.reduce((sum, row) => sum + row.balance, 0)).toBe(0);
        for (const row of rows) expect(row.moved).toBe(row.balance);
        // What is not with the person is in orders that stand, less what refunds have given back of it.
        const { rows: books } = await server.db.execute<{ used: number }>(sql`
        select coalesce(sum(balance - back), 0)::int as used from orders
          cross join lateral (select case
            when charge = 0 then coalesce(sum(refunded), 0) / 100
            when not exists (select from grants where order_id = orders.id and revoked_at is null)
              then floor(balance * coalesce(sum(refunded), 0) / coalesce(sum(fen), 1)) else 0 end as back
            from order_payments where order_id = orders.id and state = 'taken') as payment
        where user_id = ${person.id} and status = 9`);
        expect(await balance()).toBe(60 - books[0]!.used);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

import { clientOf } from '../../testing/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { findMembership } from '../memberships/membership.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits, planForSale, waiting } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let twins: Twins;
let now: Date;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
const clock = { now: () => now };
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const payment = createPaymentService(clock);
/** By either server. */
const orders = (server: 0 | 1 = 0) => clientOf(twins.servers[server], buyer).orders;
const paidBy = (server: 0 | 1) => twins.servers[server].modules.payments.paid;
const settleBoth = () => Promise.all(twins.servers.map((server) => server.modules.settleOrders(server.db)));
const count = (table: 'grants' | 'orders') =>
  twins.db.$count(sql`${sql.identifier(table)} where user_id = ${buyer.id}`);

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(twins.db);
  buyer = await createPerson(twins.db);
  goods = await articleForSale(twins.db);
});

async function handOver() {
  const { order_id: id } = await orders().create(goods);
  await orders().payByWechat(id);
  return id;
}

describe('of several orders at once for the same goods', () => {
  it('one is made, and all are answered with it', async () => {
    const made = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        orders((index % 2) as 0 | 1).create(goods, index % 4 < 2 ? { idempotencyKey: `k${index}` } : {}),
      ),
    );
    expect(new Set(made.map(({ order_id: id }) => id)).size).toBe(1);
    expect(await count('orders')).toBe(1);
  });

  it('one is made when the one before has had its time', async () => {
    const first = await orders().create(goods);
    wait(15);
    const made = await Promise.all([0, 1, 0, 1].map((server) => orders(server as 0 | 1).create(goods)));
    const ids = new Set(made.map(({ order_id: id }) => id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(first.order_id);
    expect(await count('orders')).toBe(2);
  });

  it('none is made while the one before is being paid at this very moment', async () => {
    const id = await handOver();
    wait(14);
    // The service has just been asked, so that it is the order itself which is waited for.
    await orders().status(id);
    const word = payment.pay(id);
    const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const paying = twins.db.transaction(async (tx) => {
      await tx.execute(sql`select from orders where id = ${id} for update`);
      held.resolve();
      await gate.promise;
      await tx.execute(
        sql`update orders set status = 9, transaction = ${word.transaction}, paid_at = now() where id = ${id}`,
      );
      await tx.execute(sql`insert into grants (user_id, goods_type, goods_id, source, order_id, starts_at)
          values (${buyer.id}, 'article', ${goods.goods_id}, 'bought', ${id}, ${now})`);
    });
    await held.promise;
    const creating = orders(1).create(goods);
    creating.catch(() => {});
    await expect.poll(() => waiting(twins.db)).toBeGreaterThan(0);
    gate.resolve();
    await paying;
    await expect(creating).rejects.toMatchObject({ code: 1, message: '请勿重复购买' });
    expect(await count('orders')).toBe(1);
  });
});

describe('money whose word comes to two servers at once', () => {
  it('hands an article over once', async () => {
    const id = await handOver();
    const word = payment.pay(id);
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => paidBy((index % 2) as 0 | 1)(word)),
    );
    expect(taken).toEqual(taken.map(() => true));
    expect(await count('grants')).toBe(1);
  });

  it('prolongs a membership once for each order, and the terms follow each other', async () => {
    const words = [];
    for (const days of [30, 90, 365]) {
      const { order_id: id } = await orders().create(await planForSale(twins.db, { expireDays: days }));
      await orders().payByWechat(id);
      words.push(payment.pay(id));
    }
    const doubled = [...words, ...words, ...words];
    await Promise.all(doubled.map((word, index) => paidBy((index % 2) as 0 | 1)(word)));
    expect(await count('grants')).toBe(3);
    const day = 24 * 60 * 60_000;
    expect((await findMembership(twins.db, buyer.id, now))?.expiresAt).toEqual(
      new Date(now.getTime() + (30 + 90 + 365) * day),
    );
    const { rows } = await twins.db.execute(sql`
      select 1 from grants a join grants b on a.user_id = b.user_id and a.id <> b.id
      where a.user_id = ${buyer.id} and a.starts_at < b.ends_at and b.starts_at < a.ends_at`);
    expect(rows).toEqual([]);
  });

  it('pays for one of two orders that claim it', async () => {
    const id = await handOver();
    const { order_id: other } = await orders().create(await articleForSale(twins.db));
    await orders().payByWechat(other);
    const word = payment.pay(id);
    const outcomes = await Promise.allSettled([paidBy(0)(word), paidBy(1)({ ...word, orderId: other })]);
    const again = await Promise.all([paidBy(0)(word), paidBy(1)({ ...word, orderId: other })]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(1);
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(await count('grants')).toBe(1);
  });
});

describe('cancelling against paying', () => {
  it('ends in a paid order whenever money came, and the article is theirs', async () => {
    for (let round = 0; round < 8; round += 1) {
      goods = await articleForSale(twins.db);
      const id = await handOver();
      const word = payment.pay(id);
      const [cancelled] = await Promise.all([orders().cancel(id), paidBy(1)(word)]);
      expect(cancelled.status).toBe(9);
      expect(await orders().status(id)).toBe(9);
    }
    expect(await count('grants')).toBe(8);
  });

  it('MO-05: leaves an order closed that was closed when the word of the money was still on its way', async () => {
    const id = await handOver();
    const word = payment.pay(id);
    await twins.db.execute(sql`update orders set status = 7 where id = ${id}`);
    const [, again] = await Promise.all([paidBy(0)(word), orders(1).cancel(id)]);
    expect(again.status).toBe(7);
    expect(await orders().detail(id)).toMatchObject({ status: 7 });
    await settleBoth();
    expect(payment.refundedOf(word.transaction)).toBe(word.fen);
  });

  it('against handing over leaves nothing that could be paid', async () => {
    for (let round = 0; round < 8; round += 1) {
      goods = await articleForSale(twins.db);
      const { order_id: id } = await orders().create(goods);
      const both = await Promise.allSettled([orders(1).cancel(id), orders(0).payByWechat(id)]);
      expect(both[0]).toMatchObject({ status: 'fulfilled', value: { status: 7 } });
      expect(() => payment.pay(id)).toThrow('Nobody can pay');
    }
  });
});

describe('orders that have had their time', () => {
  it('are closed once by two servers at once, at the service first where they were handed over', async () => {
    const { order_id: never } = await orders().create(await articleForSale(twins.db));
    const id = await handOver();
    wait(15);
    await settleBoth();
    const { rows } = await twins.db.execute<{ id: string; status: number }>(
      sql`select id, status from orders where user_id = ${buyer.id}`,
    );
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [never, 7],
        [id, 7],
      ]),
    );
    expect(payment.calls.filter((call) => call === `close ${id}`)).toHaveLength(1);
    expect(payment.calls).not.toContain(`close ${never}`);
  });

  it('are left alone before', async () => {
    const id = await handOver();
    wait(14.9);
    await settleBoth();
    expect(await orders().status(id)).toBe(5);
    expect(payment.calls).not.toContain(`close ${id}`);
  });

  it('are paid when money came that nobody told of', async () => {
    const id = await handOver();
    wait(14);
    payment.pay(id);
    wait(1);
    await settleBoth();
    expect(await orders().detail(id)).toMatchObject({ status: 9 });
    expect(await count('grants')).toBe(1);
  });

  it('are paid also when the word comes while they are being closed', async () => {
    const id = await handOver();
    wait(14);
    const word = payment.pay(id);
    wait(1);
    const close = payment.hold('close', 'after');
    const settling = settleBoth();
    await close.arrived;
    expect(await paidBy(1)(word)).toBe(true);
    close.release();
    await settling;
    expect(await orders().detail(id)).toMatchObject({ status: 9 });
    expect(await count('grants')).toBe(1);
  });

  it('stay as they are while the service does not answer, and a new one waits for that', async () => {
    const id = await handOver();
    wait(15);
    payment.trouble('close', 'before');
    expect(await orders().status(id)).toBe(5);
    await expect(orders().create(goods)).rejects.toMatchObject({
      code: 1,
      message: '上一笔订单的支付结果尚未确认，请稍后再试',
    });
    await forgetLimits(twins.db);
    const { order_id: second } = await orders().create(goods);
    expect(second).not.toBe(id);
    expect(await orders().status(id)).toBe(7);
  });

  it('make room for a new one at once, however lately they were asked after', async () => {
    const id = await handOver();
    wait(14.99);
    expect(await orders().status(id)).toBe(5);
    wait(0.01);
    expect((await orders().create(goods)).order_id).not.toBe(id);
    expect(await orders().status(id)).toBe(7);
  });

  it('are closed by whoever looks at them, in the list and one by one', async () => {
    const [one, two] = [await handOver(), (await orders().create(await articleForSale(twins.db))).order_id];
    wait(15);
    const { data } = await orders(1).mine();
    expect(Object.fromEntries(data.map(({ order_id: id, status }) => [id, status]))).toEqual({
      [one]: 7,
      [two]: 7,
    });
  });

  it('hold nobody up when the service fails at some of them', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      goods = await articleForSale(twins.db);
      ids.push(await handOver());
    }
    wait(15);
    for (let index = 0; index < 2; index += 1) payment.trouble('close', 'before');
    const [{ modules, db }] = twins.servers;
    await modules.settleOrders(db);
    const open = () => twins.db.$count(sql`orders where user_id = ${buyer.id} and status = 5`);
    expect(await open()).toBe(2);
    await forgetLimits(twins.db);
    await modules.settleOrders(db);
    expect(await open()).toBe(0);
  });
});

describe('a repeated handing over from two pages', () => {
  it('shows both the same picture', async () => {
    const { order_id: id } = await orders().create(goods);
    const [one, two] = await Promise.all([orders(0).payByWechat(id), orders(1).payByWechat(id)]);
    expect(one).toEqual(two);
  });
});

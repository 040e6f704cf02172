import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, manageActions, membershipPlans, orders, users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { articleForSale, forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let buyer: Person;
let now: Date;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const completion = { reason: '银行转账已到账', charge: 29 };

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  await server.db.delete(manageActions);
  await server.db.execute(sql`truncate orders, grants cascade`);
  await server.db.delete(membershipPlans);
  await server.db.delete(users);
  admin = await createAdministrator(server);
  buyer = await createPerson(server.db, { nickName: '林小满' });
});

const mine = () => clientOf(server, buyer).orders;
const grantsCount = () => server.db.$count(sql`grants where user_id = ${buyer.id}`);
const actionsCount = () => server.db.$count(manageActions);

/** The console's number of an order. */
async function serialOf(orderId: string) {
  const { data } = await admin.manage.orders.list({ keywords: orderId });
  return data[0]!.id;
}

async function orderArticle() {
  const goods = await articleForSale(server.db);
  const { order_id: orderId } = await mine().create(goods);
  return { orderId, id: await serialOf(orderId), goods };
}

type Stage = 'not paid' | 'overdue' | 'cancelled' | 'handed over' | 'paid';

/** Brings an order as far as that. */
const stages: Record<Stage, (orderId: string) => Promise<unknown>> = {
  'not paid': async () => {},
  overdue: async () => wait(15),
  cancelled: (orderId) => mine().cancel(orderId),
  'handed over': (orderId) => mine().payByWechat(orderId),
  async paid(orderId) {
    await mine().payByWechat(orderId);
    await server.modules.payments.paid(payment.pay(orderId));
  },
};

describe('completing an order by hand', () => {
  it.each(['not paid', 'overdue', 'cancelled', 'handed over'] as const)(
    'takes one that is %s for paid, hands over what was ordered and writes down who and why',
    async (stage) => {
      const { orderId, id, goods } = await orderArticle();
      await stages[stage](orderId);
      await admin.manage.orders.finish(id, completion);
      expect(await mine().detail(orderId)).toMatchObject({ status: 9, payment_method: 'handPay' });
      expect((await mine().goods(goods)).is_owned).toBe(true);
      expect(await grantsCount()).toBe(1);
      expect(await admin.manage.orders.find(id)).toMatchObject({
        status: 9,
        transaction: `handPay-${orderId}`,
        grant: { starts_at: now.toISOString(), ends_at: null, revoked_at: null },
        finished: { reason: completion.reason, at: now.toISOString(), actor: { id: admin.id } },
      });
      const { data } = await admin.manage.log.actions({ entity: 'order', subject_id: id });
      expect(data).toMatchObject([{ kind: 'update', actor: { id: admin.id }, undone_at: null }]);
    },
  );

  it('refuses one that is paid, and changes nothing of it', async () => {
    const { orderId, id } = await orderArticle();
    await stages.paid(orderId);
    const before = await server.db.select().from(orders);
    await expect(admin.manage.orders.finish(id, completion)).rejects.toMatchObject({
      code: 1,
      message: '订单已支付，不能再次置为完成',
    });
    expect(await server.db.select().from(orders)).toEqual(before);
    expect(await grantsCount()).toBe(1);
    expect(await actionsCount()).toBe(0);
  });

  it('takes the money that came while nobody looked, and refuses', async () => {
    const { orderId, id } = await orderArticle();
    await mine().payByWechat(orderId);
    const word = payment.pay(orderId);
    await expect(admin.manage.orders.finish(id, completion)).rejects.toMatchObject({ code: 1 });
    expect(await admin.manage.orders.find(id)).toMatchObject({
      payment_method: 'wechat',
      transaction: word.transaction,
      finished: null,
    });
  });

  it('lets nobody pay at the payment service afterwards', async () => {
    const { orderId, id } = await orderArticle();
    await mine().payByWechat(orderId);
    await admin.manage.orders.finish(id, completion);
    expect(() => payment.pay(orderId)).toThrow('Nobody can pay');
  });

  it('does nothing while the payment service does not say what became of the order', async () => {
    const { orderId, id } = await orderArticle();
    await mine().payByWechat(orderId);
    payment.trouble('close', 'before');
    await expect(admin.manage.orders.finish(id, completion)).rejects.toMatchObject({ name: 'ApiError' });
    expect(await admin.manage.orders.find(id)).toMatchObject({ status: 5, grant: null, finished: null });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'the account is gone',
      () => server.db.delete(users).where(sql`id = ${buyer.id}`),
      '下单的账号已注销，不能置为完成',
    ],
    [
      'the goods are gone',
      () => server.db.delete(articles),
      '商品已被删除，或学员已拥有该商品，不能置为完成',
    ],
  ])('leaves it as it is where %s', async (_, happen, message) => {
    const { id } = await orderArticle();
    await happen();
    await expect(admin.manage.orders.finish(id, completion)).rejects.toMatchObject({ code: 1, message });
    expect(await admin.manage.orders.find(id)).toMatchObject({ status: 1, paid_at: null, finished: null });
    expect(await actionsCount()).toBe(0);
  });

  it('refuses another order of what the person has meanwhile', async () => {
    const { orderId, id, goods } = await orderArticle();
    await mine().cancel(orderId);
    const { order_id: second } = await mine().create(goods);
    await admin.manage.orders.finish(await serialOf(second), completion);
    await expect(admin.manage.orders.finish(id, completion)).rejects.toMatchObject({ code: 1 });
    expect(await admin.manage.orders.find(id)).toMatchObject({ status: 7, paid_at: null });
    expect(await grantsCount()).toBe(1);
  });

  it.each([
    ['another price than the order has', { ...completion, charge: 28 }, 409],
    ['no reason', { ...completion, reason: '  ' }, 400],
  ])('refuses %s', async (_, wrong, code) => {
    const { id } = await orderArticle();
    await expect(admin.manage.orders.finish(id, wrong)).rejects.toMatchObject({ code });
    expect(await grantsCount()).toBe(0);
  });

  it('is for who holds its own permission alone, and cannot be undone', async () => {
    const { id } = await orderArticle();
    const seeing = await createManager(server, { order: 'all' });
    await expect(seeing.manage.orders.finish(id, completion)).rejects.toMatchObject({ code: 403 });
    await admin.manage.orders.finish(id, completion);
    const { data } = await admin.manage.log.actions({});
    await expect(admin.manage.log.undo(data[0]!.id)).rejects.toMatchObject({ code: 403 });
    expect(await grantsCount()).toBe(1);
  });

  it('answers a repeated key with the first answer', async () => {
    const { id } = await orderArticle();
    const key = { idempotencyKey: 'once' };
    await admin.manage.orders.finish(id, completion, key);
    await admin.manage.orders.finish(id, completion, key);
    expect([await grantsCount(), await actionsCount()]).toEqual([1, 1]);
  });

  it('is 404 for what is not there', async () => {
    await expect(admin.manage.orders.finish(999_999, completion)).rejects.toMatchObject({ code: 404 });
  });
});

describe('of whatever happens at once to an order', () => {
  it('pays for it once, and hands its goods over once', async () => {
    const event = fc.constantFrom('finish', 'finish again', 'wechat', 'cancel', 'time');
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 2, maxLength: 6 }),
        fc.boolean(),
        async (events, isHanded) => {
          await forgetLimits(server.db);
          const { orderId, id } = await orderArticle();
          if (isHanded) await mine().payByWechat(orderId);
          const happen = {
            finish: () => admin.manage.orders.finish(id, completion),
            'finish again': () =>
              admin.manage.orders.finish(id, completion, { idempotencyKey: `again-${id}` }),
            wechat: async () => server.modules.payments.paid(payment.pay(orderId)),
            cancel: () => mine().cancel(orderId),
            time: async () => server.modules.settleOrders(server.db),
          };
          await Promise.allSettled(events.map((name) => happen[name]()));
          const order = await admin.manage.orders.find(id);
          const given = await server.db.$count(sql`grants where order_id = ${orderId}`);
          const logged = await server.db.$count(
            sql`manage_actions where subjects @> ${JSON.stringify([{ id }])}::jsonb`,
          );
          expect(given).toBe(order.status === 9 ? 1 : 0);
          expect(order.grant !== null).toBe(order.status === 9);
          expect(logged).toBe(order.payment_method === 'handPay' ? 1 : 0);
          const isFinished = events.includes('finish') || events.includes('finish again');
          expect(order.status === 9 || !isFinished).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a membership that was ordered', () => {
  it('keeps its price and its days, whatever becomes of the membership for sale', async () => {
    const plan = await planForSale(server.db);
    const { order_id: orderId } = await mine().create(plan);
    await admin.manage.memberships.update(plan.goods_id, { charge: 99, expire_days: 7, name: '周度会员' });
    const id = await serialOf(orderId);
    await admin.manage.orders.finish(id, { ...completion, charge: 25 });
    const { grant, goods_name, charge } = await admin.manage.orders.find(id);
    expect([goods_name, charge]).toEqual(['月度会员', 25]);
    expect(Date.parse(grant!.ends_at!) - Date.parse(grant!.starts_at)).toBe(30 * 24 * 3_600_000);
  });

  it('is handed over also where the membership was taken off and removed', async () => {
    const plan = await planForSale(server.db);
    const { order_id: orderId } = await mine().create(plan);
    await admin.manage.memberships.remove(plan.goods_id);
    expect(await clientOf(server, buyer).memberships.plans()).toEqual([]);
    await expect(mine().goods(plan)).rejects.toMatchObject({ code: 404 });
    await admin.manage.orders.finish(await serialOf(orderId), { ...completion, charge: 25 });
    expect((await admin.manage.members.find(buyer.id)).membership).toMatchObject({ name: '月度会员' });
  });
});

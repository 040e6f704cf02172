import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { membershipPlans, orders } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createOrderNumber } from '../orders/order-number.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, createRole, type Person } from '../session/people.fixtures.ts';
import { findMembership } from './membership.ts';

let server: TestServer;
let now: Date;
let person: Person;
const clock = { now: () => now };
const day = 24 * 60 * 60_000;
const later = (days: number) => new Date(now.getTime() + days * day);
const payment = createPaymentService(clock);
const membership = async () => (await clientOf(server, person).my.detail()).membership;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-03-01T08:00:00.000Z');
  person = await createPerson(server.db);
  await forgetLimits(server.db);
});

type Plan = Awaited<ReturnType<typeof planForSale>>;

async function buy(plan: Plan) {
  const { orders } = clientOf(server, person);
  const { order_id: id } = await orders.create(plan);
  await orders.payByWechat(id);
  await server.modules.payments.paid(payment.pay(id));
}

describe('the plans', () => {
  it('are those for sale, in their order, for visitors too', async () => {
    const visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
    expect(await visitor.memberships.plans()).toEqual([]);
    const year = await planForSale(server.db, { name: '年度会员', charge: 198, expireDays: 365, sort: 2 });
    const month = await planForSale(server.db, { sort: 1, benefits: ['会员文章免费读', '到期不续费'] });
    await planForSale(server.db, { name: '旧套餐', isForSale: false });
    expect(await visitor.memberships.plans()).toEqual([
      {
        id: month.goods_id,
        name: '月度会员',
        charge: 25,
        expire_days: 30,
        desc_rows: ['会员文章免费读', '到期不续费'],
        chosen_share: null,
      },
      {
        id: year.goods_id,
        name: '年度会员',
        charge: 198,
        expire_days: 365,
        desc_rows: ['会员文章免费读'],
        chosen_share: null,
      },
    ]);
  });
});

describe('which plan people choose', () => {
  const boughtAt = (goodsId: number, paidAt: Date, count: number) =>
    server.db.insert(orders).values(
      Array.from({ length: count }, () => ({
        id: createOrderNumber(paidAt),
        userId: person.id,
        goodsType: 'role' as const,
        goodsId,
        goodsName: '会员',
        goodsThumb: '',
        charge: 25,
        status: 9 as const,
        paymentMethod: 'handPay' as const,
        transaction: randomUUID(),
        createdAt: paidAt,
        expiresAt: paidAt,
        paidAt,
      })),
    );
  const shares = async () =>
    (await clientOf(server).memberships.plans()).map(({ id, chosen_share }) => [id, chosen_share]);

  it('is said from twenty purchases of the last year on', async () => {
    await server.db.delete(membershipPlans);
    await server.db.delete(orders);
    const { goods_id: month } = await planForSale(server.db, { sort: 1 });
    const { goods_id: year } = await planForSale(server.db, { sort: 2 });
    await boughtAt(month, later(-366), 30);
    await boughtAt(month, later(-30), 5);
    await boughtAt(year, later(-1), 14);
    expect(await shares()).toEqual([
      [month, null],
      [year, null],
    ]);
    await boughtAt(year, now, 1);
    expect(await shares()).toEqual([
      [month, 0.25],
      [year, 0.75],
    ]);
  });
});

describe('a membership', () => {
  it('begins when it is paid and ends after its days, to the moment', async () => {
    const plan = await planForSale(server.db);
    expect(await membership()).toBeNull();
    await buy(plan);
    const end = later(30);
    expect(await membership()).toEqual({
      id: plan.goods_id,
      name: '月度会员',
      expired_at: end.toISOString(),
    });
    now = new Date(end.getTime() - 1);
    expect(await membership()).toMatchObject({ id: plan.goods_id });
    now = end;
    expect(await membership()).toBeNull();
  });

  it('MO-15: is prolonged by the same plan, from its end on, to the second', async () => {
    const plan = await planForSale(server.db);
    const end = later(60).toISOString();
    await buy(plan);
    now = later(10);
    await buy(plan);
    expect(await membership()).toMatchObject({ id: plan.goods_id, expired_at: end });
  });

  it('is followed by another plan, whose name it takes when that runs', async () => {
    const [month, year] = [
      await planForSale(server.db),
      await planForSale(server.db, { name: '年度会员', expireDays: 365 }),
    ];
    const [change, end] = [later(30), later(395)];
    await buy(month);
    await buy(year);
    expect(await membership()).toEqual({
      id: month.goods_id,
      name: '月度会员',
      expired_at: end.toISOString(),
    });
    now = change;
    expect(await membership()).toMatchObject({ id: year.goods_id, name: '年度会员' });
  });

  it('that has ended is begun anew, not from its end on', async () => {
    const plan = await planForSale(server.db);
    await buy(plan);
    now = later(100);
    await buy(plan);
    expect(await findMembership(server.db, person.id, now)).toMatchObject({ expiresAt: later(30) });
  });

  it('of a plan that is sold no more goes on', async () => {
    const plan = await planForSale(server.db);
    const { orders } = clientOf(server, person);
    const { order_id: id } = await orders.create(plan);
    await orders.payByWechat(id);
    const word = payment.pay(id);
    await server.db.execute(`update membership_plans set is_for_sale = false where id = ${plan.goods_id}`);
    expect(await server.modules.payments.paid(word)).toBe(true);
    expect(await membership()).toMatchObject({ name: '月度会员' });
  });

  it('makes nobody staff, and is nobody else’s', async () => {
    const roleId = await createRole(server.db, 'learner-of-memberships', '学员');
    person = await createPerson(server.db, { roleId });
    await buy(await planForSale(server.db));
    const detail = await clientOf(server, person).my.detail();
    expect(detail).toMatchObject({ role: { name: '学员' }, permissions: {} });
    person = await createPerson(server.db);
    expect(await membership()).toBeNull();
  });
});

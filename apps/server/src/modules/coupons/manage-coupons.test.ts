import { createCouponsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { holderOf } from './coupons.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const draft = {
  name: '开学礼',
  type: 'minus',
  rate: 10,
  deadline_mode: 'time',
  deadline: '2026-12-01T00:00:00.000Z',
  is_open: true,
} as const;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from coupon_batches`));

/** Somebody who takes one of a batch and orders with it. */
async function takeAndOrder(id: number) {
  const person = await createPerson(server.db, { nickName: '买家' });
  const client = clientOf(server, person);
  const { token } = await admin.manage.coupons.find(id);
  const coupon = await createCouponsApi(client.http).take(token);
  const made = await client.orders.create({ ...(await articleForSale(server.db)), coupon: coupon.id });
  return { person, coupon, made, orders: client.orders };
}

it('a batch is stored with its link, codes are made for it, and its rows count them', async () => {
  const { id } = await admin.manage.coupons.store({ ...draft, prefix: 'kx' });
  const { codes } = await admin.manage.coupons.generate(id, 1_000);
  expect(new Set(codes).size).toBe(1_000);
  for (const code of codes) expect(code).toMatch(/^KX[A-HJ-NP-Z2-9]{12}$/);
  const { person, coupon, made } = await takeAndOrder(id);
  expect((await admin.manage.coupons.list({ state: 'active' })).data).toMatchObject([
    {
      id,
      name: '开学礼',
      prefix: 'KX',
      generated: 1_000,
      received: 1,
      used: 1,
      state: 'active',
      is_open: true,
    },
  ]);
  expect((await admin.manage.coupons.list({ state: 'ended' })).total).toBe(0);
  const page = await admin.manage.coupons.coupons(id);
  expect(page.total).toBe(1_000);
  expect(page.data[0]).toEqual({
    id: coupon.id,
    code: coupon.code,
    state: 'used',
    person: { id: person.id, nick_name: '买家', avatar: '' },
    received_at: now.toISOString(),
    deadline: draft.deadline,
    updated_at: now.toISOString(),
    order: { order_id: made.order_id, goods_name: '读懂一首诗', discount: 10, status: 1 },
  });
  expect(page.data[1]).toMatchObject({ state: 'free', person: null, order: null, deadline: null });
  expect((await admin.manage.coupons.coupons(id, { state: 'used' })).total).toBe(1);
  expect((await admin.manage.coupons.coupons(id, { state: 'free' })).total).toBe(999);
  expect((await admin.manage.coupons.coupons(id, { keywords: '买家' })).total).toBe(1);
  expect((await admin.manage.coupons.coupons(id, { page: 99 })).data).toEqual([]);
});

it('codes come out as text, and the log tells that they were made', async () => {
  const { id } = await admin.manage.coupons.store(draft);
  const { codes } = await admin.manage.coupons.generate(id, 3);
  await takeAndOrder(id);
  const file = await admin.manage.coupons.exportCoupons(id, { format: 'csv' });
  const text = Buffer.from(file.content, 'base64').toString('utf8');
  for (const code of codes) expect(text).toContain(code);
  expect(text).toContain('买家');
  const used = await admin.manage.coupons.exportCoupons(id, { format: 'csv', state: 'used' });
  expect(Buffer.from(used.content, 'base64').toString('utf8').trim().split('\n')).toHaveLength(2);
  expect((await admin.manage.log.actions({ entity: 'coupon' })).total).toBeGreaterThanOrEqual(2);
  const batches = await admin.manage.coupons.exportRows({ format: 'csv' });
  expect(Buffer.from(batches.content, 'base64').toString('utf8')).toContain('减 10 元');
});

describe('refuses', () => {
  const field = (name: string) => ({ code: 1, data: { field: name } });

  it('a discount of 100 per cent, no end, a prefix that is no code, and what is not for sale', async () => {
    const { store } = admin.manage.coupons;
    await expect(store({ ...draft, type: 'discount', rate: 100 })).rejects.toMatchObject(field('rate'));
    await expect(store({ ...draft, deadline: null })).rejects.toMatchObject(field('deadline'));
    await expect(store({ ...draft, deadline_mode: 'day' })).rejects.toMatchObject(field('fixed_day'));
    await expect(store({ ...draft, prefix: '春天' })).rejects.toMatchObject(field('prefix'));
    await expect(store({ ...draft, target_type: 'course', target_id: 999_999 })).rejects.toMatchObject(
      field('target_id'),
    );
    await expect(store({ ...draft, rate: 0 })).rejects.toMatchObject({ code: 400 });
  });

  it('another prefix once there are codes, and other terms once somebody has taken one', async () => {
    const { id } = await admin.manage.coupons.store(draft);
    await admin.manage.coupons.update(id, { rate: 20, target_type: 'course' });
    await admin.manage.coupons.update(id, { rate: 10, target_type: 'all' });
    await admin.manage.coupons.generate(id, 1);
    await expect(admin.manage.coupons.update(id, { prefix: 'NEW' })).rejects.toMatchObject(field('prefix'));
    await takeAndOrder(id);
    await expect(admin.manage.coupons.update(id, { rate: 20 })).rejects.toMatchObject(field('rate'));
    await admin.manage.coupons.update(id, { name: '开学大礼', deadline: '2027-01-01T00:00:00.000Z' });
  });

  it('codes for a batch that has ended or is not there, and more than 1,000 at once', async () => {
    const { id } = await admin.manage.coupons.store({ ...draft, deadline: '2026-11-21T00:00:00.000Z' });
    await expect(admin.manage.coupons.generate(id, 1)).rejects.toMatchObject({ code: 1 });
    await expect(admin.manage.coupons.generate(999_999, 1)).rejects.toMatchObject({ code: 404 });
    await expect(admin.manage.coupons.generate(id, 1_001)).rejects.toMatchObject({ code: 400 });
    await expect(admin.manage.coupons.coupons(999_999)).rejects.toMatchObject({ code: 404 });
  });

  it('who holds no right to it', async () => {
    const reader = await createManager(server, { coupon: 'all' });
    expect((await reader.manage.coupons.list({})).total).toBe(0);
    const { id } = await admin.manage.coupons.store(draft);
    await expect(reader.manage.coupons.generate(id, 1)).rejects.toMatchObject({ code: 403 });
    await expect(reader.manage.coupons.store(draft)).rejects.toMatchObject({ code: 403 });
    const nobody = await createManager(server, { promoCode: 'all' });
    await expect(nobody.manage.coupons.coupons(id)).rejects.toMatchObject({ code: 403 });
  });
});

it('a batch that was removed comes back with its link, and a change of it is undone', async () => {
  const { id } = await admin.manage.coupons.store(draft);
  const { token } = await admin.manage.coupons.find(id);
  const removed = await admin.manage.coupons.remove(id);
  await expect(admin.manage.coupons.find(id)).rejects.toMatchObject({ code: 404 });
  await admin.manage.log.undo(removed.action_id);
  const changed = await admin.manage.coupons.update(id, { rate: 20 });
  await admin.manage.log.undo(changed.action_id);
  expect(await admin.manage.coupons.find(id)).toMatchObject({ token, rate: 10 });
});

it('a cancelled order that is completed by hand has its coupon again, unless another order has it', async () => {
  const { id } = await admin.manage.coupons.store(draft);
  await admin.manage.coupons.generate(id, 2);
  const finish = async (orderId: string) => {
    const { data } = await admin.manage.orders.list({ keywords: orderId });
    await admin.manage.orders.finish(data[0]!.id, { reason: '已转账', charge: 19 });
  };
  const first = await takeAndOrder(id);
  await first.orders.cancel(first.made.order_id);
  expect(await holderOf(server.db, first.coupon.id)).toBeNull();
  await finish(first.made.order_id);
  expect(await holderOf(server.db, first.coupon.id)).toBe(first.made.order_id);
  const second = await takeAndOrder(id);
  await second.orders.cancel(second.made.order_id);
  const other = await second.orders.create({
    ...(await articleForSale(server.db)),
    coupon: second.coupon.id,
  });
  await finish(second.made.order_id);
  expect(await holderOf(server.db, second.coupon.id)).toBe(other.order_id);
});

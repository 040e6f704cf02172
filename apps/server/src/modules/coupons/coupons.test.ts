import { createCouponsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { articleForSale, forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createCoupons } from './coupons.fixtures.ts';

let twins: Twins;
let now: Date;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
const clock = { now: () => now };
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const payment = createPaymentService(clock);
const client = (person = buyer, server = 0) => clientOf(twins.servers[server === 0 ? 0 : 1], person);
const coupons = (person = buyer, server = 0) => createCouponsApi(client(person, server).http);
const order = (terms: { coupon?: number; promo_code?: string; total?: number }, person = buyer) =>
  client(person).orders.create({ ...goods, ...terms });
const refused = (message: string, code = 1) => ({ code, message });

/** A coupon that the buyer has taken. */
async function owned(batch: Parameters<typeof createCoupons>[2] = {}) {
  const { token } = await createCoupons(twins.db, 1, batch);
  return (await coupons().take(token)).id;
}

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(twins.db);
  await twins.db.execute(sql`delete from coupon_batches`);
  buyer = await createPerson(twins.db);
  goods = await articleForSale(twins.db);
});

describe('taking a coupon', () => {
  it('by the link makes it one’s own until the deadline of its batch', async () => {
    const { token, codes } = await createCoupons(twins.db, 1, { fullDiscountPrice: 20 });
    const taken = await coupons().take(token);
    expect(taken).toMatchObject({
      name: '开学礼',
      code: codes[0],
      type: 'minus',
      rate: 10,
      full_discount_price: 20,
      target_type: 'all',
      status: 'unused',
      deadline: '2030-01-01T00:00:00.000Z',
      received_at: now.toISOString(),
      order_id: null,
    });
    expect(await coupons().mine()).toEqual({ data: [taken], total: 1 });
  });

  it('by days ends so many days after it was taken', async () => {
    const { token } = await createCoupons(twins.db, 1, { deadlineMode: 'day', deadline: null, fixedDay: 30 });
    expect((await coupons().take(token)).deadline).toBe('2026-12-22T08:00:00.000Z');
  });

  it('by code takes that one, however it is typed', async () => {
    const { codes } = await createCoupons(twins.db, 3, { isOpen: false });
    expect((await coupons().takeByCode(` ${codes[1]!.toLowerCase()} `)).code).toBe(codes[1]);
  });

  it('MO-14: is refused with the reason; what is unknown, another’s and used up by the same words', async () => {
    const notFree = refused('优惠券不存在或已被领取', 404);
    const other = await createPerson(twins.db);
    const { token, codes } = await createCoupons(twins.db, 2);
    const mine = await coupons().take(token);
    await expect(coupons().take(token)).rejects.toMatchObject(refused('你已领取过这种优惠券'));
    await expect(coupons().takeByCode(codes[0]!)).rejects.toMatchObject(refused('你已领取过这种优惠券'));
    await expect(coupons().takeByCode(codes[1]!)).rejects.toMatchObject(refused('你已领取过这种优惠券'));
    await expect(coupons(other).takeByCode(codes[0]!)).rejects.toMatchObject(notFree);
    await coupons(other).take(token);
    const third = await createPerson(twins.db);
    await expect(coupons(third).take(token)).rejects.toMatchObject(refused('优惠券已领完'));
    await order({ coupon: mine.id });
    await expect(coupons(third).takeByCode(codes[0]!)).rejects.toMatchObject(notFree);
    await expect(coupons().takeByCode(codes[0]!)).rejects.toMatchObject(refused('优惠券已被使用'));
    await expect(coupons().takeByCode('NOSUCH')).rejects.toMatchObject(notFree);
    await expect(coupons().take('nothing-nothing-nothing')).rejects.toMatchObject(
      refused('优惠券不存在', 404),
    );
  });

  it('is refused of a batch that has ended, is not given out openly, or was removed', async () => {
    const ended = await createCoupons(twins.db, 1, { deadline: new Date('2026-11-21T08:00:00.000Z') });
    await expect(coupons().take(ended.token)).rejects.toMatchObject(refused('优惠券已过期'));
    await expect(coupons().takeByCode(ended.codes[0]!)).rejects.toMatchObject(refused('优惠券已过期'));
    const closed = await createCoupons(twins.db, 1, { isOpen: false });
    await expect(coupons().take(closed.token)).rejects.toMatchObject(refused('优惠券不可用'));
    const removed = await createCoupons(twins.db, 1, { deletedAt: now });
    await expect(coupons().take(removed.token)).rejects.toMatchObject(refused('优惠券不可用'));
    await expect(coupons().takeByCode(removed.codes[0]!)).rejects.toMatchObject(refused('优惠券不可用'));
  });

  it('of fifty people at two servers at once ten get one of ten, pressed twice or not', async () => {
    const { id, token } = await createCoupons(twins.db, 10);
    const people = await Promise.all(Array.from({ length: 50 }, () => createPerson(twins.db)));
    const results = await Promise.allSettled(
      people.flatMap((person) => [coupons(person, 0).take(token), coupons(person, 1).take(token)]),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const { rows } = await twins.db.execute<{ taken: number; people: number }>(
      sql`select count(user_id)::int as taken, count(distinct user_id)::int as people from coupons where batch_id = ${id}`,
    );
    expect(rows).toEqual([{ taken: 10, people: 10 }]);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Error).message] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['优惠券已领完', '你已领取过这种优惠券']));
  });

  it('two codes of a batch at once give a person one', async () => {
    const { codes } = await createCoupons(twins.db, 2);
    const results = await Promise.allSettled(codes.map((code, at) => coupons(buyer, at).takeByCode(code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await coupons().mine()).total).toBe(1);
  });

  it('MO-14: by guessing is limited', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      await expect(coupons().takeByCode(`GUESS${tries}`)).rejects.toMatchObject({ code: 404 });
    await expect(coupons().takeByCode('GUESS')).rejects.toMatchObject({ code: 429 });
  });
});

it('what can be taken is what is open, has some left, has not ended and is not had', async () => {
  const first = await createCoupons(twins.db, 2, { name: '第一批', createdAt: now });
  await createCoupons(twins.db, 0, { name: '没有了' });
  await createCoupons(twins.db, 1, { name: '不公开', isOpen: false });
  await createCoupons(twins.db, 1, { name: '已结束', deadline: new Date('2026-11-01T00:00:00.000Z') });
  await createCoupons(twins.db, 1, { name: '已删除', deletedAt: now });
  expect(await coupons().offers()).toMatchObject({
    data: [{ id: first.id, token: first.token, name: '第一批', unreceived: 2, deadline_mode: 'time' }],
    total: 1,
  });
  await coupons().take(first.token);
  expect(await coupons().offers()).toEqual({ data: [], total: 0 });
  expect((await coupons(await createPerson(twins.db)).offers()).data).toMatchObject([{ unreceived: 1 }]);
  expect((await coupons(await createPerson(twins.db)).offers({ page: 2 })).data).toEqual([]);
});

it('of what can be taken the cashier is told what counts for its goods, with what it takes off', async () => {
  const { id } = await createCoupons(twins.db, 1, { name: '满减', rate: 5 });
  await createCoupons(twins.db, 1, { name: '太贵才减', fullDiscountPrice: 10_000 });
  await createCoupons(twins.db, 1, { name: '别的', targetType: 'course' });
  expect(await coupons().offers(goods)).toMatchObject({ total: 1, data: [{ id, discount: 5 }] });
  expect((await coupons().offers()).data).toHaveLength(3);
});

describe('one’s own coupons', () => {
  it('are told apart by how they stand', async () => {
    const used = await owned({ name: '用掉的' });
    const ends = await owned({ name: '快到期', deadline: new Date('2026-11-23T00:00:00.000Z') });
    const stays = await owned({ name: '长期' });
    const { order_id: orderId } = await order({ coupon: used });
    const mine = async (status: 'unused' | 'used' | 'expired') =>
      (await coupons().mine({ status })).data.map(({ id }) => id);
    expect([await mine('unused'), await mine('used'), await mine('expired')]).toEqual([
      [ends, stays],
      [used],
      [],
    ]);
    expect((await coupons().mine({ status: 'used' })).data[0]).toMatchObject({
      status: 'used',
      order_id: orderId,
    });
    await client().orders.cancel(orderId);
    expect(await mine('used')).toEqual([]);
    // A day after its deadline, and not before.
    now = new Date('2026-11-23T23:59:00.000Z');
    expect(await mine('expired')).toEqual([]);
    wait(1);
    expect(await mine('expired')).toEqual([ends]);
    expect((await coupons().mine({ page: 2 })).data).toEqual([]);
  });

  it('are nobody else’s, and no visitor’s', async () => {
    const id = await owned();
    const other = await createPerson(twins.db);
    expect((await coupons(other).mine()).total).toBe(0);
    await expect(order({ coupon: id }, other)).rejects.toMatchObject(refused('优惠券不存在'));
    const visitor = createCouponsApi(clientOf(twins.servers[0]).http);
    await expect(visitor.mine()).rejects.toMatchObject({ code: 401 });
    await expect(visitor.take('nothing-nothing-nothing')).rejects.toMatchObject({ code: 401 });
  });
});

it('those that fit what is bought come with what they take off, the best first', async () => {
  const minus = await owned({ name: '减十' });
  const share = await owned({ type: 'discount', rate: 50 });
  const forArticles = await owned({ targetType: 'article', rate: 12 });
  const forThis = await owned({ targetType: 'article', targetId: goods.goods_id, rate: 3 });
  await owned({ targetType: 'course' });
  await owned({ targetType: 'article', targetId: goods.goods_id + 1 });
  await owned({ fullDiscountPrice: 30 });
  const fitting = async (of: Parameters<ReturnType<typeof coupons>['fitting']>[0]) =>
    (await coupons().fitting(of)).map(({ coupon, discount }) => [coupon.id, discount]);
  expect(await fitting(goods)).toEqual([
    [share, 14],
    [forArticles, 12],
    [minus, 10],
    [forThis, 3],
  ]);
  await expect(fitting({ ...goods, goods_id: 999_999 })).rejects.toMatchObject({ code: 404 });
  expect((await fitting(await planForSale(twins.db))).map(([id]) => id)).toEqual([share, minus]);
});

import { createPromoCodesApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createPromoCode, usesOf } from './promo-codes.fixtures.ts';

let twins: Twins;
let now: Date;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
let code: number;
const clock = { now: () => now };
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const payment = createPaymentService(clock);
const client = (person = buyer, server = 0) => clientOf(twins.servers[server === 0 ? 0 : 1], person);
const order = (terms: { promo_code?: string; total?: number } = { promo_code: 'spring10' }, person = buyer) =>
  client(person).orders.create({ ...goods, ...terms });
const check = (typed: string, person = buyer) => createPromoCodesApi(client(person).http).check(typed);

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(twins.db);
  await twins.db.execute(sql`delete from promo_codes`);
  await saveSettings(twins.db, { 'features.promoCode': true });
  buyer = await createPerson(twins.db);
  goods = await articleForSale(twins.db);
  code = await createPromoCode(twins.db, { useTimes: 2 });
});

it('an order with a code costs less and says why', async () => {
  expect(await check(' spring10 ')).toMatchObject({
    can_use: 1,
    promo_code: { id: code, code: 'SPRING10', invited_user_reward: 10 },
  });
  expect(await order()).toMatchObject({
    charge: 19,
    status: 1,
    lines: [
      { kind: 'price', amount: 29 },
      { kind: 'promo_code', amount: -10 },
      { kind: 'to_pay', amount: 19 },
    ],
  });
  expect(await usesOf(twins.db, code)).toBe(1);
});

it('an order that a code covers is paid at once, and what was ordered is there', async () => {
  await createPromoCode(twins.db, { code: 'ALLOFIT', invitedUserReward: 500 });
  const made = await order({ promo_code: 'ALLOFIT', total: 0 });
  expect(made).toMatchObject({ charge: 0, status: 9, payment_method: '' });
  expect(await client().orders.goods(goods)).toMatchObject({ is_owned: true, open_order: null });
});

it('MO-03: the same order is paid with its own code; cancelling and expiry give the use back once', async () => {
  const first = await order();
  expect((await order()).order_id).toBe(first.order_id);
  expect((await order({})).order_id).toBe(first.order_id);
  expect(await usesOf(twins.db, code)).toBe(1);
  await client().orders.cancel(first.order_id);
  await client().orders.cancel(first.order_id);
  expect(await usesOf(twins.db, code)).toBe(0);
  await order();
  wait(16);
  await Promise.all(twins.servers.map((server) => server.modules.settleOrders(server.db)));
  await Promise.all(twins.servers.map((server) => server.modules.settleOrders(server.db)));
  expect(await usesOf(twins.db, code)).toBe(0);
  // One that was handed over is closed by another way.
  const handed = await order();
  await client().orders.payByWechat(handed.order_id);
  await client().orders.cancel(handed.order_id);
  expect(await usesOf(twins.db, code)).toBe(0);
});

it('another code takes the place of the first, whose use is given back; a wrong one leaves the order as it was', async () => {
  const other = await createPromoCode(twins.db, { code: 'OTHER5', invitedUserReward: 5 });
  const first = await order();
  await expect(order({ promo_code: 'WRONG1' })).rejects.toMatchObject({ code: 1 });
  expect((await order({})).order_id).toBe(first.order_id);
  expect(await order({ promo_code: 'OTHER5' })).toMatchObject({ charge: 24 });
  expect([await usesOf(twins.db, code), await usesOf(twins.db, other)]).toEqual([0, 1]);
});

describe('MO-01: the total that was shown', () => {
  it('is refused with what the price is made of now when it is dearer, and nothing is used up', async () => {
    await expect(order({ promo_code: 'SPRING10', total: 18 })).rejects.toMatchObject({
      code: 1,
      message: '价格有变动：之前显示 18 元，现在需支付 19 元，请确认后再提交',
      data: {
        total: 18,
        charge: 19,
        lines: [
          { kind: 'price', amount: 29 },
          { kind: 'promo_code', amount: -10 },
          { kind: 'to_pay', amount: 19 },
        ],
      },
    });
    expect(await usesOf(twins.db, code)).toBe(0);
  });

  it('passes when it is cheaper', async () => {
    expect(await order({ promo_code: 'SPRING10', total: 25 })).toMatchObject({ charge: 19 });
  });

  it('names a code that has stopped to count', async () => {
    await twins.db.execute(sql`update promo_codes set expired_at = '2026-11-22T08:00:00Z'`);
    await expect(order()).rejects.toMatchObject({ code: 1, message: '优惠码 spring10 无效，请重新输入' });
  });
});

it('MO-02: of many buyers at once on two servers, no more get the discount than there are', async () => {
  await twins.db.execute(sql`update promo_codes set use_times = 5 where id = ${code}`);
  const people = await Promise.all(Array.from({ length: 16 }, () => createPerson(twins.db)));
  const made = await Promise.allSettled(
    people.map((person, index) =>
      client(person, index % 2).orders.create({ ...goods, promo_code: 'SPRING10' }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await usesOf(twins.db, code)).toBe(5);
});

it('MO-04: a person uses a code once, for whatever it is', async () => {
  await order();
  goods = await articleForSale(twins.db);
  await expect(order()).rejects.toMatchObject({ code: 1 });
  expect(await usesOf(twins.db, code)).toBe(1);
  expect(await check('SPRING10')).toEqual({ can_use: 0, promo_code: null });
});

describe('MO-14: guessing', () => {
  it('gets one answer for what is unknown, expired and used up', async () => {
    await createPromoCode(twins.db, { code: 'ALLUSED', useTimes: 1, usedTimes: 1 });
    await createPromoCode(twins.db, { code: 'EXPIRED', expiredAt: now });
    const answers = await Promise.all(['NOSUCH', 'ALLUSED', 'EXPIRED'].map((typed) => check(typed)));
    for (const answer of answers) expect(answer).toEqual({ can_use: 0, promo_code: null });
  });

  it('is limited for one person, by looking and by ordering together', async () => {
    for (let tries = 0; tries < 19; tries += 1) await check(`GUESS${tries}`);
    await expect(order({ promo_code: 'GUESS20' })).rejects.toMatchObject({ code: 1 });
    await expect(order()).rejects.toMatchObject({ code: 429 });
    await expect(check('SPRING10')).rejects.toMatchObject({ code: 429 });
    expect(await check('SPRING10', await createPerson(twins.db))).toMatchObject({ can_use: 1 });
  });

  it('is limited for one address, whoever sits there and whichever server they ask', async () => {
    for (let count = 0; count < 10; count += 1) {
      const person = await createPerson(twins.db);
      const tries = createPromoCodesApi(client(person, count % 2).http);
      for (let guess = 0; guess < 20; guess += 1) await tries.check(`GUESS${guess}`);
    }
    const another = await createPerson(twins.db);
    await expect(check('SPRING10', another)).rejects.toMatchObject({ code: 429 });
    await expect(order({ promo_code: 'SPRING10' }, another)).rejects.toMatchObject({ code: 429 });
  });
});

it('a person sees what they have used codes for, nobody else does, and a cancelled order is not told', async () => {
  const made = await order();
  const mine = (person = buyer, page = 1) => createPromoCodesApi(client(person).http).mine({ page });
  expect(await mine()).toEqual({
    data: [
      {
        code: 'SPRING10',
        order_id: made.order_id,
        goods_name: '读懂一首诗',
        discount: 10,
        status: 1,
        created_at: now.toISOString(),
      },
    ],
    total: 1,
  });
  expect((await mine(buyer, 2)).data).toEqual([]);
  expect((await mine(await createPerson(twins.db))).total).toBe(0);
  await expect(createPromoCodesApi(clientOf(twins.servers[0]).http).mine()).rejects.toMatchObject({
    code: 401,
  });
  await client().orders.cancel(made.order_id);
  expect((await mine()).total).toBe(0);
});

it('codes are closed with their section: they are neither looked at nor ordered with', async () => {
  await saveSettings(twins.db, { 'features.promoCode': false });
  await expect(check('SPRING10')).rejects.toMatchObject({ code: 404 });
  await expect(createPromoCodesApi(client().http).mine()).rejects.toMatchObject({ code: 404 });
  await expect(order()).rejects.toMatchObject({ code: 1, message: '本站没有开通优惠码' });
});

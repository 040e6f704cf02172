import { createCouponsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPromoCode, usesOf } from '../promo-codes/promo-codes.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createCoupons, holderOf } from './coupons.fixtures.ts';

let twins: Twins;
let now: Date;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
const clock = { now: () => now };
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const day = 24 * 60;
const payment = createPaymentService(clock);
const client = () => clientOf(twins.servers[0], buyer);
const coupons = () => createCouponsApi(client().http);
const order = (terms: { coupon?: number; promo_code?: string; total?: number }) =>
  client().orders.create({ ...goods, ...terms });
const refused = (message: string, code = 1) => ({ code, message });

/** A coupon that the buyer has taken. */
async function owned(batch: Parameters<typeof createCoupons>[2] = {}) {
  const { token } = await createCoupons(twins.db, 1, batch);
  return (await coupons().take(token)).id;
}

beforeAll(async () => {
  twins = await createTwins({ clock, payment: payment.service });
  await saveSettings(twins.db, { 'features.promoCode': true });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(twins.db);
  await twins.db.execute(sql`delete from coupon_batches`);
  buyer = await createPerson(twins.db);
  goods = await articleForSale(twins.db);
});

describe('an order with a coupon', () => {
  it('costs less, says why, and has used it', async () => {
    const id = await owned({ type: 'discount', rate: 85 });
    const made = await order({ coupon: id, total: 25 });
    expect(made).toMatchObject({
      charge: 25,
      lines: [
        { kind: 'price', amount: 29 },
        { kind: 'coupon', amount: -4 },
        { kind: 'to_pay', amount: 25 },
      ],
    });
    expect(await holderOf(twins.db, id)).toBe(made.order_id);
    const another = await articleForSale(twins.db);
    await expect(client().orders.create({ ...another, coupon: id })).rejects.toMatchObject({
      ...refused('优惠券已被使用'),
      data: { field: 'coupon' },
    });
  });

  it('that covers it all is paid at once, and stays used', async () => {
    const id = await owned({ rate: 500 });
    const made = await order({ coupon: id, total: 0 });
    expect(made).toMatchObject({ charge: 0, status: 9 });
    await client().orders.cancel(made.order_id);
    expect(await holderOf(twins.db, id)).toBe(made.order_id);
    expect((await coupons().mine({ status: 'used' })).total).toBe(1);
  });

  it('gives it back when it is cancelled or has had its time, once', async () => {
    const id = await owned();
    const first = await order({ coupon: id });
    expect((await order({ coupon: id })).order_id).toBe(first.order_id);
    expect((await order({})).order_id).toBe(first.order_id);
    await client().orders.cancel(first.order_id);
    await client().orders.cancel(first.order_id);
    expect(await holderOf(twins.db, id)).toBeNull();
    await order({ coupon: id });
    wait(16);
    expect((await coupons().mine({ status: 'unused' })).total).toBe(1);
    await Promise.all(twins.servers.map((server) => server.modules.settleOrders(server.db)));
    expect(await holderOf(twins.db, id)).toBeNull();
    // One that was handed over is closed by another way.
    const handed = await order({ coupon: id });
    await client().orders.payByWechat(handed.order_id);
    await client().orders.cancel(handed.order_id);
    expect(await holderOf(twins.db, id)).toBeNull();
  });

  it('stays used once it is paid', async () => {
    const id = await owned();
    const made = await order({ coupon: id });
    await client().orders.payByWechat(made.order_id);
    payment.pay(made.order_id);
    wait(1);
    expect(await client().orders.status(made.order_id)).toBe(9);
    wait(60);
    await twins.servers[0].modules.settleOrders(twins.db);
    expect(await holderOf(twins.db, id)).toBe(made.order_id);
  });

  it('has it at once when the order before has had its time, though nobody has closed that', async () => {
    const id = await owned();
    await order({ coupon: id });
    wait(16);
    const another = await articleForSale(twins.db);
    const made = await client().orders.create({ ...another, coupon: id });
    expect(await holderOf(twins.db, id)).toBe(made.order_id);
  });

  it('takes the place of one with a code, and the other way round', async () => {
    const code = await createPromoCode(twins.db, { code: 'AUTUMN5', invitedUserReward: 5 });
    const id = await owned();
    await order({ promo_code: 'AUTUMN5' });
    expect(await order({ coupon: id })).toMatchObject({ charge: 19 });
    expect(await usesOf(twins.db, code)).toBe(0);
    expect(await order({ promo_code: 'AUTUMN5' })).toMatchObject({ charge: 24 });
    expect(await holderOf(twins.db, id)).toBeNull();
    await expect(order({ promo_code: 'AUTUMN5', coupon: id })).rejects.toMatchObject(
      refused('优惠码和优惠券只能选用一个'),
    );
  });

  it('is refused for other goods, below the threshold and a day after the deadline; the order before stays', async () => {
    const plain = await order({});
    const other = await owned({ targetType: 'course' });
    const dear = await owned({ fullDiscountPrice: 30 });
    const nothing = await owned({ type: 'discount', rate: 99 });
    const late = await owned({ deadline: new Date('2026-11-22T07:00:00.000Z') });
    for (const id of [other, dear, nothing])
      await expect(order({ coupon: id })).rejects.toMatchObject(refused('优惠券不可用'));
    expect((await order({})).order_id).toBe(plain.order_id);
    wait(day);
    await expect(order({ coupon: late })).rejects.toMatchObject(refused('优惠券已过期'));
  });

  it('MO-01: is refused with both sums when it is dearer than was shown, and the coupon is free', async () => {
    const id = await owned();
    await expect(order({ coupon: id, total: 18 })).rejects.toMatchObject({
      code: 1,
      data: { total: 18, charge: 19 },
    });
    expect(await holderOf(twins.db, id)).toBeNull();
  });

  it('keeps what people have taken of a batch that was removed', async () => {
    const id = await owned();
    await twins.db.execute(sql`update coupon_batches set deleted_at = now()`);
    expect(await order({ coupon: id })).toMatchObject({ charge: 19 });
  });
});

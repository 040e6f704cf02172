import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promoCodes, users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createPromoCode, usesOf } from './promo-codes.fixtures.ts';

let server: TestServer;
let now: Date;
let buyer: Person;
let code: number;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const promo = 'SPRING10';
const invalid = { code: 1, message: `优惠码 ${promo} 无效，请重新输入` };

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.promoCode': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  await server.db.delete(promoCodes);
  code = await createPromoCode(server.db, { code: promo, expiredAt: new Date('2026-11-22T08:05:00.000Z') });
  buyer = await createPerson(server.db);
});

const orders = () => clientOf(server, buyer).orders;
const order = async () => orders().create({ ...(await articleForSale(server.db)), promo_code: promo });

async function pay(orderId: string) {
  await orders().payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
}

describe('MO-04: once per person', () => {
  it('hangs on the account: who has another mobile by now uses the code no second time', async () => {
    await pay((await order()).order_id);
    await server.db.update(users).set({ mobile: '13911112222' }).where(eq(users.id, buyer.id));
    await expect(order()).rejects.toMatchObject(invalid);
    expect(await usesOf(server.db, code)).toBe(1);
    buyer = await createPerson(server.db);
    expect((await order()).charge).toBe(19);
  });

  it('holds also after the order was refunded', async () => {
    const { order_id: orderId } = await order();
    await pay(orderId);
    await server.db.execute(`update order_payments set refunded = fen where order_id = '${orderId}'`);
    await expect(order()).rejects.toMatchObject(invalid);
  });
});

describe('MO-04: the expiry of a code', () => {
  it('is judged when the order is made: who pays later still has the discount', async () => {
    const { order_id: orderId } = await order();
    now = new Date('2026-11-22T08:10:00.000Z');
    await pay(orderId);
    expect(await orders().detail(orderId)).toMatchObject({ status: 9, charge: 19 });
  });

  it('refuses an order of the very moment at which it ends', async () => {
    now = new Date('2026-11-22T08:04:59.999Z');
    expect((await order()).charge).toBe(19);
    now = new Date('2026-11-22T08:05:00.000Z');
    buyer = await createPerson(server.db);
    await expect(order()).rejects.toMatchObject(invalid);
  });
});

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponBatches, coupons } from '../../db/schema.ts';
import { createCouponToken } from './coupon-token.ts';

let made = 0;

/** An open batch of coupons that take 10 yuan off anything until the year 2030, with so many coupons. */
export async function createCoupons(
  db: Database,
  num: number,
  batch: Partial<typeof couponBatches.$inferInsert> = {},
) {
  const [row] = await db
    .insert(couponBatches)
    .values({
      name: '开学礼',
      type: 'minus',
      rate: 10,
      deadlineMode: 'time',
      deadline: new Date('2030-01-01T00:00:00.000Z'),
      isOpen: true,
      token: createCouponToken(),
      ...batch,
    })
    .returning();
  const values = Array.from({ length: num }, () => {
    made += 1;
    return { batchId: row!.id, code: `COUPON${String(made).padStart(6, '0')}` };
  });
  const codes = num === 0 ? [] : await db.insert(coupons).values(values).returning({ code: coupons.code });
  return { id: row!.id, token: row!.token, codes: codes.map(({ code }) => code) };
}

/** The order that uses a coupon; null while it is free. */
export async function holderOf(db: Database, id: number): Promise<string | null> {
  const [row] = await db.select({ orderId: coupons.orderId }).from(coupons).where(eq(coupons.id, id));
  return row!.orderId;
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { promoCodes } from '../../db/schema.ts';

/** A code that takes 10 yuan off any number of orders, until the year 2030. */
export async function createPromoCode(db: Database, code: Partial<typeof promoCodes.$inferInsert> = {}) {
  const [row] = await db
    .insert(promoCodes)
    .values({
      code: 'SPRING10',
      invitedUserReward: 10,
      expiredAt: new Date('2030-01-01T00:00:00.000Z'),
      ...code,
    })
    .returning({ id: promoCodes.id });
  return row!.id;
}

/** How often a code counts as used. */
export async function usesOf(db: Database, id: number): Promise<number> {
  const [row] = await db.select({ used: promoCodes.usedTimes }).from(promoCodes).where(eq(promoCodes.id, id));
  return row!.used;
}

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { flashSales, groupBuys } from '../../db/schema.ts';
import { hashToken } from '../../secrets/token.ts';
import { createQuestion } from '../captcha/captcha.service.ts';

const hour = 60 * 60_000;

/** Ten pieces of a course for 29 yuan, from an hour ago to an hour from now. */
export async function createFlashSale(
  db: Database,
  now: Date,
  sale: Partial<typeof flashSales.$inferInsert> & { goodsId: number },
): Promise<number> {
  const [row] = await db
    .insert(flashSales)
    .values({
      goodsType: 'course',
      charge: 29,
      num: 10,
      startedAt: new Date(now.getTime() - hour),
      endedAt: new Date(now.getTime() + hour),
      ...sale,
    })
    .returning({ id: flashSales.id });
  return row!.id;
}

/** A course for 59 yuan each for three people, who have a day, from an hour ago to a week from now. */
export async function createGroupBuy(
  db: Database,
  now: Date,
  offer: Partial<typeof groupBuys.$inferInsert> & { goodsId: number },
): Promise<number> {
  const [row] = await db
    .insert(groupBuys)
    .values({
      goodsType: 'course',
      charge: 59,
      peopleNum: 3,
      timeLimit: 24,
      startedAt: new Date(now.getTime() - hour),
      endedAt: new Date(now.getTime() + 7 * 24 * hour),
      ...offer,
    })
    .returning({ id: groupBuys.id });
  return row!.id;
}

/** A question whose answer is known. */
export async function solvedQuestion(db: Database, now: Date) {
  const { key } = await createQuestion(db, now);
  const hash = createHash('sha256').update(`${key}:8`).digest();
  await db.execute(sql`update image_captchas set answer_hash = ${hash} where key_hash = ${hashToken(key)}`);
  return { image_key: key, image_captcha: '8' };
}

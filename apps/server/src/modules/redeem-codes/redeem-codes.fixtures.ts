import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { imageCaptchas, redeemActivities, redeemCodes, type RedeemedGoods } from '../../db/schema.ts';
import { hashToken } from '../../secrets/token.ts';
import { createQuestion } from '../captcha/captcha.service.ts';

/** An activity that runs from 2026 until 2030, with these codes. */
export async function createRedeemActivity(
  db: Database,
  goods: RedeemedGoods[],
  {
    codes = ['AAAABBBBCCCC'],
    ...activity
  }: Partial<typeof redeemActivities.$inferInsert> & { codes?: string[] } = {},
): Promise<number> {
  const [row] = await db
    .insert(redeemActivities)
    .values({
      name: '开学赠礼',
      startAt: new Date('2026-01-01T00:00:00.000Z'),
      endAt: new Date('2030-01-01T00:00:00.000Z'),
      goods,
      ...activity,
    })
    .returning({ id: redeemActivities.id });
  const activityId = row!.id;
  await db.insert(redeemCodes).values(codes.map((code) => ({ activityId, code })));
  return activityId;
}

/** Who has used a code. */
export async function userOfCode(db: Database, code: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: redeemCodes.usedUserId })
    .from(redeemCodes)
    .where(eq(redeemCodes.code, code));
  return row!.userId;
}

/** A question whose answer is known. */
export async function solvedQuestion(db: Database, now: Date) {
  const { key } = await createQuestion(db, now);
  const answerHash = createHash('sha256').update(`${key}:8`).digest();
  await db
    .update(imageCaptchas)
    .set({ answerHash })
    .where(eq(imageCaptchas.keyHash, hashToken(key)));
  return { image_key: key, image_captcha: '8' };
}

import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { SmsScene } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { smsCodes } from '../../db/schema.ts';

export interface Recipient {
  mobile: string;
  scene: SmsScene;
}

const isOf = ({ mobile, scene }: Recipient) => and(eq(smsCodes.mobile, mobile), eq(smsCodes.scene, scene));

/** When the last code was sent; undefined when none was. */
export async function findSentAt(db: Database, recipient: Recipient) {
  const [row] = await db.select({ sentAt: smsCodes.sentAt }).from(smsCodes).where(isOf(recipient));
  return row?.sentAt;
}

/** Puts a new code in place of the last one. False when that one was sent after `unlessSentAfter`. */
export async function replaceCode(
  db: Database,
  code: Recipient & { codeHash: string; sentAt: Date; expiresAt: Date },
  unlessSentAfter: Date,
): Promise<boolean> {
  const { codeHash, sentAt, expiresAt } = code;
  const { rowCount } = await db
    .insert(smsCodes)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({
      target: [smsCodes.mobile, smsCodes.scene],
      set: { codeHash, sentAt, expiresAt, tries: 0 },
      setWhere: lte(smsCodes.sentAt, unlessSentAfter),
    });
  return rowCount === 1;
}

/** Takes a code back together with its wait. */
export async function removeCode(db: Database, recipient: Recipient, codeHash: string): Promise<void> {
  await db.delete(smsCodes).where(and(isOf(recipient), eq(smsCodes.codeHash, codeHash)));
}

/** Counts a try before it is looked at, so that tries at the same moment can't slip through together. */
export async function takeCodeTry(db: Database, recipient: Recipient, mostTries: number, now: Date) {
  const [code] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(
      and(
        isOf(recipient),
        isNotNull(smsCodes.codeHash),
        lt(smsCodes.tries, mostTries),
        gt(smsCodes.expiresAt, now),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash, tries: smsCodes.tries });
  return code;
}

/** Ends a code, but not its wait. False when someone else was faster. */
export async function endCode(db: Database, recipient: Recipient, codeHash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(smsCodes)
    .set({ codeHash: null })
    .where(and(isOf(recipient), eq(smsCodes.codeHash, codeHash)));
  return rowCount === 1;
}

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { imageCaptchas, sliderPuzzles, sliderTickets, smsCodes } from '../../db/schema.ts';

export async function insertImageCaptcha(
  db: Database,
  captcha: { keyHash: Buffer; answerHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insert(imageCaptchas).values(captcha);
}

/** Uses a picture up and answers what its answer is kept as; undefined when it is gone. */
export async function takeImageCaptcha(db: Database, keyHash: Buffer, now: Date) {
  const [taken] = await db
    .delete(imageCaptchas)
    .where(and(eq(imageCaptchas.keyHash, keyHash), gt(imageCaptchas.expiresAt, now)))
    .returning({ answerHash: imageCaptchas.answerHash });
  return taken?.answerHash;
}

export async function insertPuzzle(
  db: Database,
  puzzle: { keyHash: Buffer; gapX: number; triesLeft: number; expiresAt: Date },
): Promise<void> {
  await db.insert(sliderPuzzles).values(puzzle);
}

/** Counts a try before it is looked at, so that tries at the same moment can't slip through together. */
export async function takePuzzleTry(db: Database, keyHash: Buffer, now: Date) {
  const [puzzle] = await db
    .update(sliderPuzzles)
    .set({ triesLeft: sql`${sliderPuzzles.triesLeft} - 1` })
    .where(
      and(
        eq(sliderPuzzles.keyHash, keyHash),
        gt(sliderPuzzles.triesLeft, 0),
        gt(sliderPuzzles.expiresAt, now),
      ),
    )
    .returning({ gapX: sliderPuzzles.gapX, triesLeft: sliderPuzzles.triesLeft });
  return puzzle;
}

/** Ends a puzzle. False when someone else was faster. */
export async function removePuzzle(db: Database, keyHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.delete(sliderPuzzles).where(eq(sliderPuzzles.keyHash, keyHash));
  return rowCount === 1;
}

export async function insertTicket(
  db: Database,
  ticket: { ticketHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insert(sliderTickets).values(ticket);
}

/** Spends a ticket. False when it was spent, has expired or never was. */
export async function takeTicket(db: Database, ticketHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .delete(sliderTickets)
    .where(and(eq(sliderTickets.ticketHash, ticketHash), gt(sliderTickets.expiresAt, now)));
  return rowCount === 1;
}

/** Removes what can't be used any more. */
export async function removeExpiredProofs(db: Database, now: Date): Promise<void> {
  await db.delete(imageCaptchas).where(lt(imageCaptchas.expiresAt, now));
  await db.delete(sliderPuzzles).where(lt(sliderPuzzles.expiresAt, now));
  await db.delete(sliderTickets).where(lt(sliderTickets.expiresAt, now));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
}

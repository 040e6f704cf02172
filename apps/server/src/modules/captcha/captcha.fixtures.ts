import { desc, eq } from 'drizzle-orm';
import type { Client, SliderTry, SmsScene } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { localSms, sliderPuzzles } from '../../db/schema.ts';
import { createToken, hashToken } from '../../secrets/token.ts';
import { insertTicket } from './captcha.repo.ts';

/** A ticket as a solved puzzle earns it. */
export async function createTicket(db: Database, now = new Date()): Promise<string> {
  const ticket = createToken();
  await insertTicket(db, { ticketHash: hashToken(ticket), expiresAt: new Date(now.getTime() + 300_000) });
  return ticket;
}

export async function findGap(db: Database, key: string): Promise<number> {
  const [row] = await db
    .select()
    .from(sliderPuzzles)
    .where(eq(sliderPuzzles.keyHash, hashToken(key)));
  if (!row) throw new Error('There is no such puzzle.');
  return row.gapX;
}

/** A try as a hand makes it. */
export function tryByHand(key: string, x: number): SliderTry {
  const shares = [0.02, 0.07, 0.16, 0.31, 0.5, 0.7, 0.86, 0.97, 1.02, 1];
  const trail = shares.map((share, index): [number, number] => [
    index * 35 + (index % 3),
    Math.min(350, share * x),
  ]);
  return { key, x, duration: 400, trail, by: 'pointer' };
}

/** The code that last went to a number, as its telephone shows it. */
export async function findCode(db: Database, mobile: string): Promise<string> {
  const [sms] = await db
    .select({ code: localSms.code })
    .from(localSms)
    .where(eq(localSms.mobile, mobile))
    .orderBy(desc(localSms.id))
    .limit(1);
  if (!sms) throw new Error('Nothing was sent to this number.');
  return sms.code;
}

/** Proves to be a person, sends a code and reads it on the telephone. */
export async function receiveCode(
  db: Database,
  client: Client,
  recipient: { mobile: string; scene: SmsScene },
  now?: Date,
): Promise<string> {
  const ticket = await createTicket(db, now);
  await client.captcha.sendSms({ ...recipient, slider_ticket: ticket });
  return findCode(db, recipient.mobile);
}

/** Another code than this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

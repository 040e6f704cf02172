import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { hashPassword, verifyPassword } from '../../secrets/password.ts';
import { captchaStrings as strings } from './captcha.strings.ts';
import * as repo from './sms-codes.repo.ts';
import type { Recipient } from './sms-codes.repo.ts';

/** Seconds between two messages to a number for one scene. */
export const resendWait = 120;

const codeLife = 300;
const mostTries = 5;

/** Seconds until the next code may be sent to this number for this scene; 0 for at once. */
export async function secondsToWait(db: Database, recipient: Recipient, now: Date): Promise<number> {
  const sentAt = await repo.findSentAt(db, recipient);
  return sentAt ? Math.max(0, Math.ceil(resendWait - (now.getTime() - sentAt.getTime()) / 1000)) : 0;
}

/**
 * Keeps a code and starts the wait for the next one, in one step: of several requests at a moment one gets through.
 * Answers how to take both back, or null when it is too early.
 */
export async function keepCode(db: Database, recipient: Recipient, code: string, now: Date) {
  const codeHash = await hashPassword(code);
  const kept = { ...recipient, codeHash, sentAt: now, expiresAt: after(now, codeLife) };
  if (!(await repo.replaceCode(db, kept, after(now, -resendWait)))) return null;
  return { takeBack: () => repo.removeCode(db, recipient, codeHash) };
}

export interface RightCode {
  /** Uses the code up, within the transaction of what it was for. Throws when someone else was faster. */
  use: (tx: Database) => Promise<void>;
}

/**
 * Compares a typed code with the one that was sent. Every comparison counts at once and for good, so `db` must be
 * no transaction that may be taken back; the fifth wrong one destroys the code.
 */
export async function requireRightCode(
  db: Database,
  recipient: Recipient,
  typed: string,
  now: Date,
): Promise<RightCode> {
  const gone = () => new Problem(1, strings.codeGone, { field: 'mobile_code' });
  const attempt = await repo.takeCodeTry(db, recipient, mostTries, now);
  if (!attempt?.codeHash) throw gone();
  const { codeHash, tries } = attempt;
  if (await verifyPassword(typed, codeHash)) {
    return {
      async use(tx) {
        if (!(await repo.endCode(tx, recipient, codeHash))) throw gone();
      },
    };
  }
  if (tries < mostTries) throw new Problem(1, strings.wrongCode, { field: 'mobile_code' });
  await repo.endCode(db, recipient, codeHash);
  throw gone();
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

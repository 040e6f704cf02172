import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { requireRightCode } from '../captcha/sms-codes.ts';
import { findOrCreateAccount } from './create-account.ts';
import { openSession, type Entrance } from './open-session.ts';
import * as repo from './outside-accounts.repo.ts';
import type { ProvenMobile } from './session.service.ts';
import { sessionStrings as strings } from './session.strings.ts';
import { hashToken } from '../../secrets/token.ts';

type CodeAnswer = AnswerOf<Contract['session']['loginByCode']>;
type ScanAnswer = AnswerOf<Contract['session']['checkWechat']>;

/** A session for a one-time code, or the demand for a mobile number first; the code then stays good for that. */
export async function signInByCode(entrance: Entrance, code: string): Promise<CodeAnswer> {
  const { db, now } = entrance;
  const codeHash = hashToken(code);
  const found = await repo.findLoginCode(db, codeHash, now);
  if (!found) throw new Problem(1, strings.codeExpired);
  const { userId } = found;
  if (userId === null) return { success: 0, action: 'bind_mobile', code };
  return db.transaction(async (tx) => {
    if (!(await repo.endLoginCode(tx, codeHash, now))) throw new Problem(1, strings.codeExpired);
    return { success: 1, token: await openSession(tx, entrance, userId, strings.codeExpired) };
  });
}

/** How far a scanned picture has come. The answer that carries a token is given once. */
export async function askScan(entrance: Entrance, code: string): Promise<ScanAnswer> {
  const { db, now } = entrance;
  const codeHash = hashToken(code);
  const scan = await repo.findScan(db, codeHash, now);
  if (!scan || scan.progress === 'over') return expired;
  const { progress, userId } = scan;
  if (progress !== 'confirmed') return { success: -1, state: progress };
  if (userId === null) return { success: 0, action: 'bind_mobile', code };
  return db.transaction(async (tx): Promise<ScanAnswer> => {
    if (!(await repo.endScan(tx, codeHash, now))) return expired;
    return { success: 1, token: await openSession(tx, entrance, userId, strings.scanExpired) };
  });
}

const expired = { success: -1, state: 'expired' } as const;

/** How an outside sign-in ends its code, and what it says when the code is not good any more. */
export interface OutsideCode {
  end: (tx: Database, codeHash: Buffer, now: Date) => Promise<{ socialAccountId: number | null } | undefined>;
  gone: string;
}

export const loginCode: OutsideCode = { end: repo.endLoginCode, gone: strings.codeExpired };
export const scanCode: OutsideCode = { end: repo.endScan, gone: strings.scanExpired };

/**
 * Gives the outside account behind a code a mobile number, and opens a session of the account that the number has or
 * now gets. A refusal leaves both codes as they were, so that another number can be tried.
 */
export async function bindMobile(
  entrance: Entrance,
  { end, gone }: OutsideCode,
  { code, mobile, mobile_code: typed }: ProvenMobile & { code: string },
): Promise<string> {
  const { db, now } = entrance;
  const right = await requireRightCode(db, { mobile, scene: 'mobile_bind' }, typed, now);
  return db.transaction(async (tx) => {
    const ended = await end(tx, hashToken(code), now);
    if (!ended) throw new Problem(1, gone);
    await right.use(tx);
    const userId = await link({ ...entrance, db: tx }, ended.socialAccountId, mobile, gone);
    return openSession(tx, entrance, userId, gone);
  });
}

async function link({ db, now, source }: Entrance, id: number | null, mobile: string, gone: string) {
  if (id === null) return findOrCreateAccount(db, { mobile, source }, now);
  const account = await repo.findSocialAccount(db, id);
  // Bound by another tab in the meantime.
  if (!account || account.userId !== null) throw new Problem(1, gone);
  const userId = await findOrCreateAccount(db, { mobile, source, nickName: account.nickName }, now);
  if (await repo.hasSocialAccount(db, userId, account.provider)) {
    throw new Problem(1, strings.mobileHasWechat, { field: 'mobile' });
  }
  await repo.linkSocialAccount(db, id, userId);
  return userId;
}

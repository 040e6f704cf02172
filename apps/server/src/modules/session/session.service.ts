import { Problem } from '../../errors/problem.ts';
import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { requireRightCode } from '../captcha/sms-codes.ts';
import { endSessions, findUserByMobile, lockUser, setPassword } from './accounts.repo.ts';
import { createAccount, findOrCreateAccount } from './create-account.ts';
import { openSession, type Entrance } from './open-session.ts';
import { hashPassword, verifyPassword } from '../../secrets/password.ts';
import { expiryFrom, needsRenewal } from './session-life.ts';
import { addActiveDay, findSession, renewSession } from './session.repo.ts';
import { sessionStrings as strings } from './session.strings.ts';
import { hashToken } from '../../secrets/token.ts';

/** A mobile number and the code that was sent to it. */
export interface ProvenMobile {
  mobile: string;
  mobile_code: string;
}

type At = Pick<Entrance, 'db' | 'now' | 'source'>;

/** The token of a new session. One refusal for every wrong pair; only who knows the password learns of a lock. */
export async function signInByPassword(
  entrance: Entrance,
  mobile: string,
  password: string,
): Promise<string> {
  const { db, now } = entrance;
  const user = await findUserByMobile(db, mobile, now);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new Problem(1, strings.wrongPassword);
  return db.transaction(async (tx) => {
    const held = await lockUser(tx, user.id, now);
    // The one that is right may have been replaced meanwhile, and every session ended with it.
    if (held?.passwordHash !== user.passwordHash) throw new Problem(1, strings.wrongPassword);
    return openSession(tx, entrance, user.id, strings.wrongPassword);
  });
}

/** The token of a new session; a number without an account becomes one. */
export async function signInByMobile(entrance: Entrance, proven: ProvenMobile): Promise<string> {
  const { db, now, source } = entrance;
  const { mobile, mobile_code: typed } = proven;
  const code = await requireRightCode(db, { mobile, scene: 'login' }, typed, now);
  return db.transaction(async (tx) => {
    await code.use(tx);
    const userId = await findOrCreateAccount(tx, { mobile, source }, now);
    return openSession(tx, entrance, userId, strings.mobileMissing);
  });
}

type WithPassword = ProvenMobile & { password: string };

/** Opens an account. That a number has one already shows only to who holds its telephone. */
export async function register({ db, now, source }: At, form: WithPassword): Promise<void> {
  const { mobile, mobile_code: typed, password } = form;
  const code = await requireRightCode(db, { mobile, scene: 'register' }, typed, now);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await code.use(tx);
    const id = await createAccount(tx, { mobile, passwordHash, source }, now);
    if (id === null) throw new Problem(1, strings.mobileTaken, { field: 'mobile' });
  });
}

/** Sets a new password and ends every session but `kept`: whoever knew the old one is out. */
export async function resetPassword({ db, now }: At, form: WithPassword, kept?: string): Promise<void> {
  const { mobile, mobile_code: typed, password } = form;
  const code = await requireRightCode(db, { mobile, scene: 'password_reset' }, typed, now);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await code.use(tx);
    const user = await findUserByMobile(tx, mobile, now);
    if (!user) throw new Problem(1, strings.mobileMissing, { field: 'mobile' });
    if (user.status !== 'active') throw new Problem(1, strings.locked);
    await setPassword(tx, user.id, passwordHash, now);
    await endSessions(tx, user.id, now, kept);
  });
}

/** Who a token speaks for; null when it is unknown, expired or ended, or the account is locked. */
export async function authenticate(db: Database, token: string, now: Date): Promise<Viewer | null> {
  const session = await findSession(db, hashToken(token), now);
  if (!session) return null;
  const { id, userId, lastUsedAt, preview } = session;
  if (!preview && needsRenewal(lastUsedAt, now)) {
    await renewSession(db, id, now, expiryFrom(now));
    await addActiveDay(db, userId, now);
  }
  return { userId, sessionId: id, preview };
}

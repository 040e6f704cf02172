import { Problem } from '../../contract/problem.ts';
import type { CallOrigin, Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { verifyPassword } from './password.ts';
import { expiryFrom, needsRenewal } from './session-life.ts';
import * as repo from './session.repo.ts';
import { sessionStrings as strings } from './session.strings.ts';
import { createToken, hashToken } from './token.ts';

export interface Entrance {
  db: Database;
  now: Date;
  request: Pick<CallOrigin, 'userAgent'>;
  /** The `msv` that the person came with. */
  source?: string | undefined;
}

/** The token of a new session. One refusal for every wrong pair; only who knows the password learns of a lock. */
export async function signInByPassword(
  entrance: Entrance,
  mobile: string,
  password: string,
): Promise<string> {
  const user = await repo.findUserByMobile(entrance.db, mobile);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new Problem(1, strings.wrongPassword);
  if (user.status !== 'active') throw new Problem(1, strings.locked);
  return startSession(entrance, user.id);
}

/** The token of a new session, or null when the code belongs to nobody yet; it then stays good for binding. */
export async function signInByCode(entrance: Entrance, code: string): Promise<string | null> {
  const { db, now } = entrance;
  const codeHash = hashToken(code);
  const found = await repo.findLoginCode(db, codeHash, now);
  if (!found) throw new Problem(1, strings.codeExpired);
  const { userId } = found;
  if (userId === null) return null;
  return db.transaction(async (tx) => {
    if (!(await repo.consumeLoginCode(tx, codeHash, now))) throw new Problem(1, strings.codeExpired);
    if ((await repo.findUserStatus(tx, userId)) !== 'active') throw new Problem(1, strings.locked);
    return startSession({ ...entrance, db: tx }, userId);
  });
}

/** Who a token speaks for; null when it is unknown, expired or ended, or the account is locked. */
export async function authenticate(db: Database, token: string, now: Date): Promise<Viewer | null> {
  const session = await repo.findSession(db, hashToken(token), now);
  if (!session) return null;
  if (needsRenewal(session.lastUsedAt, now)) await repo.renewSession(db, session.id, now, expiryFrom(now));
  return { userId: session.userId, sessionId: session.id };
}

async function startSession({ db, now, request, source }: Entrance, userId: number) {
  const token = createToken();
  const session = {
    userId,
    tokenHash: hashToken(token),
    userAgent: storable(request.userAgent),
    source: source ? storable(source) : null,
    expiresAt: expiryFrom(now),
  };
  await repo.insertSession(db, session, now);
  return token;
}

/** Free text from outside, short and without what PostgreSQL refuses. */
function storable(text: string) {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 200);
}

import type { Device } from '@shuyuan/api-client';
import { DatabaseError } from 'pg';
import { Problem } from '../../errors/problem.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { createToken, hashToken } from '../../secrets/token.ts';
import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { requireRightCode } from '../captcha/sms-codes.ts';
import { endSessions, findUserByMobile, lockUser, setDestroysAt, setMobile } from './accounts.repo.ts';
import { hasAdministrator, isAdministrator } from './administrators.repo.ts';
import type { Entrance } from './open-session.ts';
import { closingTime } from './session-life.ts';
import type { ProvenMobile } from './session.service.ts';
import * as repo from './session.repo.ts';
import { sessionStrings as strings } from './session.strings.ts';

/** Who is signed in, and when and where they ask. */
export interface OwnCall extends Pick<Entrance, 'db' | 'now'> {
  viewer: Viewer;
}

/** Milliseconds for which a proof of the present number is good. */
const proofLife = 10 * 60_000;

/** Returns a proof of the account's present number, for one change in this session. */
export async function verifyOwnMobile({ db, now, viewer }: OwnCall, proven: ProvenMobile): Promise<string> {
  const { mobile, mobile_code: typed } = proven;
  const code = await requireRightCode(db, { mobile, scene: 'mobile_bind' }, typed, now);
  const sign = createToken();
  await db.transaction(async (tx) => {
    await code.use(tx);
    const user = await lockUser(tx, viewer.userId, now);
    if (user?.mobile !== mobile) throw new Problem(1, strings.mobileOther, { field: 'mobile' });
    const expiresAt = new Date(now.getTime() + proofLife);
    await repo.insertMobileProof(tx, viewer.sessionId, { hash: hashToken(sign), expiresAt });
  });
  return sign;
}

/**
 * Gives an account a mobile number. One that has a number changes it with a proof of the present one, and its other sessions end.
 * Two accounts are never made one: a number that has an account is refused.
 */
export async function bindOwnMobile(
  { db, now, viewer }: OwnCall,
  proven: ProvenMobile & { sign?: string | null | undefined },
): Promise<void> {
  const { mobile, mobile_code: typed, sign } = proven;
  const code = await requireRightCode(db, { mobile, scene: 'mobile_bind' }, typed, now);
  const taken = () => new Problem(1, strings.mobileTaken, { field: 'mobile' });
  const bind = async (tx: Database) => {
    await code.use(tx);
    const user = await lockUser(tx, viewer.userId, now);
    if (!user) throw new Problem(401, coreStrings.unauthorized);
    const isChange = user.mobile !== null;
    if (isChange && !(sign && (await repo.consumeMobileProof(tx, viewer.sessionId, hashToken(sign), now))))
      throw new Problem(1, strings.mobileUnverified, { field: 'sign' });
    if (await findUserByMobile(tx, mobile, now)) throw taken();
    await setMobile(tx, viewer.userId, mobile, now);
    if (isChange) await endSessions(tx, viewer.userId, now, viewer.sessionId);
  };
  await db.transaction(bind).catch((error: unknown) => {
    // Another account was given the number in the same moment.
    throw isTwice(error) ? taken() : error;
  });
}

function isTwice(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DatabaseError && cause.code === '23505';
}

export async function listDevices({ db, now, viewer }: OwnCall): Promise<Device[]> {
  const rows = await repo.findSessions(db, viewer.userId, now);
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === viewer.sessionId,
  }));
}

/** Ends one of the viewer's sessions, also the one that asks. */
export async function revokeDevice({ db, now, viewer }: OwnCall, id: string): Promise<void> {
  const isRevoked = await repo.revokeSession(db, { userId: viewer.userId, id }, now);
  if (!isRevoked) throw new Problem(404, strings.sessionMissing);
}

/** Closes the account: it is signed out everywhere now, and goes for good after seven days unless someone signs in. */
export async function closeAccount({ db, now, viewer }: OwnCall): Promise<Date> {
  const destroysAt = new Date(now.getTime() + closingTime);
  await db.transaction(async (tx) => {
    if ((await isAdministrator(tx, viewer.userId)) && !(await hasAdministrator(tx, viewer.userId)))
      throw new Problem(1, strings.lastAdministrator);
    await setDestroysAt(tx, viewer.userId, destroysAt);
    await endSessions(tx, viewer.userId, now);
  });
  return destroysAt;
}

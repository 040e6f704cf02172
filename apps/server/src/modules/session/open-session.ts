import { Problem } from '../../errors/problem.ts';
import type { CallOrigin } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { bindInviter } from '../invitations/bind-inviter.ts';
import { lockUser, setDestroysAt } from './accounts.repo.ts';
import { expiryFrom } from './session-life.ts';
import { insertSession } from './session.repo.ts';
import { sessionStrings as strings } from './session.strings.ts';
import { storable, storableOrNull } from './storable.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

export interface Entrance {
  db: Database;
  now: Date;
  request: Pick<CallOrigin, 'userAgent'>;
  /** The `msv` that the person came with. */
  source?: string | undefined;
}

/**
 * The token of a new session, to be called within the transaction of the sign-in. Who has closed the account and signs
 * in before it goes keeps it. `gone` is said of an account that went in this very moment.
 */
export async function openSession(
  tx: Database,
  entrance: Entrance,
  userId: number,
  gone: string,
): Promise<string> {
  const { now, request, source } = entrance;
  const user = await lockUser(tx, userId, now);
  if (!user) throw new Problem(1, gone);
  if (user.status !== 'active') throw new Problem(1, strings.locked);
  if (user.destroysAt) await setDestroysAt(tx, userId, null);
  const token = createToken();
  const session = {
    userId,
    tokenHash: hashToken(token),
    userAgent: storable(request.userAgent),
    source: storableOrNull(source),
    expiresAt: expiryFrom(now),
  };
  await bindInviter(tx, { inviteeId: userId, msv: source, at: 'login' }, now);
  await insertSession(tx, session, now);
  return token;
}

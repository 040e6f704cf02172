import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import type { HeldPermissions } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { createToken, hashToken } from '../../secrets/token.ts';
import type { Entrance } from './open-session.ts';
import { previewLife } from './session-life.ts';
import { holdSession, insertSession } from './session.repo.ts';
import { storable } from './storable.ts';

/** The token of a session in the name of who asks that sees what these permissions show, and changes nothing. */
export function openPreview(
  { db, now, request }: Entrance,
  { userId, sessionId }: Viewer,
  preview: HeldPermissions,
): Promise<string> {
  return db.transaction(async (tx: Database) => {
    // Whoever ends a session in this moment, by a new password too, ends what it has opened.
    if (!(await holdSession(tx, sessionId, now))) throw new Problem(401, coreStrings.unauthorized);
    const token = createToken();
    const session = {
      userId,
      tokenHash: hashToken(token),
      userAgent: storable(request.userAgent),
      source: null,
      expiresAt: new Date(now.getTime() + previewLife),
      preview,
      openedBy: sessionId,
    };
    await insertSession(tx, session, now);
    return token;
  });
}

import type { Database } from '../../db/database.ts';
import { removeClosedUsers } from './accounts.repo.ts';
import { removeExpiredCodes } from './outside-accounts.repo.ts';
import { removeExpiredSessions } from './session.repo.ts';

/** Removes what has had its time: sessions, codes, scans, and accounts that were closed a week ago. */
export async function tidySessions(db: Database, now: Date): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredCodes(db, now);
  await removeClosedUsers(db, now);
}

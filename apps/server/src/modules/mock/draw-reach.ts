import type { Database } from '../../db/database.ts';
import { findReach } from '../my/my.repo.ts';

/**
 * Returns whose questions a mock paper of an author draws: null for everybody's. An author who does not reach the whole bank in the
 * console draws their own questions. A paper without an author belongs to the school.
 */
export async function findDrawOwner(
  db: Database,
  authorId: number | null,
  preview: Parameters<typeof findReach>[1]['preview'] = null,
): Promise<number | null> {
  if (authorId === null) return null;
  return (await findReach(db, { userId: authorId, preview }, 'question')) === 'all' ? null : authorId;
}

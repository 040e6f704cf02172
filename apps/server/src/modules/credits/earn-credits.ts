import type { Database } from '../../db/database.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings, type CreditRules } from '../config/site-settings.ts';
import type { CreditMove } from './move-credits.ts';
import { giveCredits } from './take-back-credits.ts';

/** What somebody has done that may earn credits. */
export type Deed =
  | { reason: 'register' }
  | { reason: 'watched_video'; videoId: number }
  | { reason: 'watched_course'; courseId: number }
  /** `charge` is what was paid, in yuan. */
  | { reason: 'paid_order'; orderId: string; charge: number; goods: { type: string; id: number } };

/** What a deed earns by the school's rules: whole credits, 0 for nothing. */
export function creditsFor(deed: Deed, rules: CreditRules): number {
  switch (deed.reason) {
    case 'register':
      return rules.register;
    case 'watched_video':
      return rules.watchedVideo;
    case 'watched_course':
      return rules.watchedCourse;
    case 'paid_order':
      return Math.floor((deed.charge * rules.paidOrderPercent) / 100);
  }
}

/**
 * Gives somebody what a deed earns, once for each deed however often it is told. Call it in the deed's transaction and after all else
 * that it locks: all gifts wait for the account of the school.
 */
export async function earnCredits(tx: Database, userId: number, deed: Deed, now: Date): Promise<void> {
  const { credit } = readSettings(await findSettings(tx), configStrings);
  const amount = creditsFor(deed, credit);
  if (amount <= 0) return;
  const { part, resource } = placeOf(deed);
  const move: CreditMove = {
    from: { kind: 'school' },
    to: { kind: 'person', userId },
    amount,
    reason: deed.reason,
    resource,
    key: `${deed.reason}:${userId}:${part}`,
    now,
  };
  // What refunds have left open is taken of what comes now.
  await giveCredits(tx, move, [userId]);
}

/** The same for each course that was just finished. */
export async function earnForCourses(
  tx: Database,
  userId: number,
  courseIds: number[],
  now: Date,
): Promise<void> {
  for (const courseId of courseIds)
    await earnCredits(tx, userId, { reason: 'watched_course', courseId }, now);
}

/** What names the deed among those of one person, and what it was for. */
function placeOf(deed: Deed) {
  switch (deed.reason) {
    case 'register':
      return { part: '', resource: null };
    case 'watched_video':
      return { part: deed.videoId, resource: { type: 'video', id: deed.videoId } };
    case 'watched_course':
      return { part: deed.courseId, resource: { type: 'course', id: deed.courseId } };
    case 'paid_order':
      return { part: deed.orderId, resource: deed.goods };
  }
}

import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import { isSendingTime } from './digest-times.ts';
import { claimDue, countDigest, noteSent } from './digests.repo.ts';

/**
 * Sends the digests that are due: one text message a person and day at most, never at night, and none where nothing new is unread. One that
 * could not be sent is not tried again before the next is due, since the first may have gone out. Any number of servers may do so at once.
 */
export async function sendDigests(
  { sms, clock, log }: Pick<ModuleDeps, 'sms' | 'clock' | 'log'>,
  db: Database,
): Promise<void> {
  const now = clock.now();
  if (!sms.sendDigest || !isSendingTime(now)) return;
  for (;;) {
    const due = await claimDue(db, now);
    if (due.length === 0) return;
    for (const { userId, mobile, sentAt } of due) {
      const counts = mobile === null ? null : await countDigest(db, userId, sentAt);
      if (mobile === null || counts === null) continue;
      await noteSent(db, userId, now);
      try {
        await sms.sendDigest({ mobile, ...counts });
      } catch (error) {
        // Not the error itself, which may hold the number.
        log.warn(`a digest could not be sent: ${error instanceof Error ? error.name : 'unknown'}`);
      }
    }
  }
}

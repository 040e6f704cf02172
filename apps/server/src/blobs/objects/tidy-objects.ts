import type { Database } from '../../db/database.ts';
import { deleteExpiredLoans, findOwnerless } from './objects.repo.ts';
import type { Receiver } from './receive-files.ts';
import { deleteCompletedUploads, findIdleUploads, lockUpload } from './uploads.repo.ts';
import { giveUp } from './uploads.ts';

const day = 86_400_000;
const batch = 100;

/**
 * Removes uploads at which nothing has happened for a day, access that has run out, files that a killed server left, and
 * the objects of people who are gone.
 */
export async function tidyObjects(
  db: Database,
  now: Date,
  { remove, sweepSome }: { remove: (key: string) => Promise<void> } & Pick<Receiver, 'sweepSome'>,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  for (;;) {
    const idle = await findIdleUploads(db, dayAgo, batch);
    for (const { key, id } of idle)
      await db.transaction(async (tx) => {
        // Completed at this moment, it is no longer idle.
        const upload = await lockUpload(tx, key, id);
        if (upload?.completedAt === null) await giveUp(tx, id);
      });
    if (idle.length < batch) break;
  }
  await deleteCompletedUploads(db, dayAgo);
  await deleteExpiredLoans(db, now);
  for (;;) {
    const ownerless = await findOwnerless(db, batch);
    for (const key of ownerless) await remove(key);
    if (ownerless.length < batch) break;
  }
  while ((await sweepSome({ before: dayAgo })) > 0);
}

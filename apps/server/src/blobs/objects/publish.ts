import type { Database } from '../../db/database.ts';
import { findObject, saveObject, type Stored } from './objects.repo.ts';
import { StoreRefusal } from './store-refusal.ts';

/**
 * Shows an object under its key; the caller holds its loan. False when the same object is there already, as after an
 * answer that was lost. Another one is never replaced: what was looked at once stays what it was.
 */
export async function publish(tx: Database, stored: Stored): Promise<boolean> {
  const existing = await findObject(tx, stored.key);
  if (existing === undefined) {
    await saveObject(tx, stored);
    return true;
  }
  if (existing.etag === stored.etag && existing.bytes === stored.bytes) return false;
  throw new StoreRefusal(
    'FileAlreadyExists',
    'The object you specified already exists and can not be overwritten.',
  );
}

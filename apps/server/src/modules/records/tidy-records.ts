import type { Database } from '../../db/database.ts';
import { removeThreadsWithoutRecord } from '../comment-threads/comment-threads.repo.ts';
import { tidyVideos } from '../uploads/forget-videos.ts';
import * as repo from './records.repo.ts';
import { takeRecordAway, type RecordDeps } from './records.service.ts';

/**
 * Removes what closed accounts have recorded, what was said below recordings that are gone, and videos that nobody
 * keeps. Any number of servers may do so at once.
 */
export async function tidyRecords(deps: RecordDeps, db: Database): Promise<void> {
  for (const { id, userId } of await repo.findOrphans(db)) await takeRecordAway(deps, { db, userId, id });
  await removeThreadsWithoutRecord(db);
  await tidyVideos(deps, db);
}

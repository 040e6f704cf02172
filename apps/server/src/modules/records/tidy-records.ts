import type { Database } from '../../db/database.ts';
import { removeThreadsWithoutRecord } from '../comments/comments.repo.ts';
import { tidyVideos } from '../uploads/forget-videos.ts';
import * as repo from './records.repo.ts';
import { removeRecord, type RecordDeps } from './records.service.ts';

/** Removes what closed accounts have recorded, what was said below recordings that are gone, and videos that nobody keeps. */
export async function tidyRecords(deps: RecordDeps, db: Database): Promise<void> {
  for (const { id, userId } of await repo.findOrphans(db)) await removeRecord(deps, { db, userId, id });
  await removeThreadsWithoutRecord(db);
  await tidyVideos(deps, db);
}

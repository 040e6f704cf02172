import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { studyRecords, videoProgress } from '../../db/schema.ts';
import { findCourseProgress } from '../courses/course-progress.ts';
import { listItems, type ItemRow } from './combos.repo.ts';

interface Studying {
  userId: number;
  now: Date;
}

/** How far somebody has come with a column: the mean of what stands in it, in whole per cent. */
export async function findComboProgress(
  db: Database,
  { comboId, ...studying }: Studying & { comboId: number },
): Promise<number> {
  const items = await listItems(db, comboId, studying.now);
  if (items.length === 0) return 0;
  const all = await Promise.all(items.map((item) => percentOf(db, item, studying)));
  return Math.floor(all.reduce((sum, percent) => sum + percent, 0) / all.length);
}

async function percentOf(db: Database, { type, resourceId: id }: ItemRow, { userId, now }: Studying) {
  switch (type) {
    case 'course':
      return (await findCourseProgress(db, { courseId: id, userId, now })).percent;
    case 'video': {
      const [found] = await db
        .select({ watchedAt: videoProgress.watchedAt })
        .from(videoProgress)
        .where(and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, id)));
      return found?.watchedAt ? 100 : 0;
    }
    case 'article': {
      const [found] = await db
        .select({ progress: studyRecords.progress })
        .from(studyRecords)
        .where(and(eq(studyRecords.userId, userId), eq(studyRecords.articleId, id)));
      return found?.progress ?? 0;
    }
    default:
      return type satisfies never;
  }
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { studyRecords, videoProgress } from '../../db/schema.ts';
import { findCoursesProgress } from '../courses/course-progress.ts';
import { listItems, type ItemRow } from './combos.repo.ts';

interface Studying {
  userId: number;
  now: Date;
}

/** How far somebody has come with one part of a column. */
export interface ItemProgress {
  /** Whole per cent; 100 only when all of it is studied. */
  percent: number;
  /** Null when it was never begun. */
  studiedAt: Date | null;
}

type ItemRef = Pick<ItemRow, 'type' | 'resourceId'>;

export const itemKey = ({ type, resourceId }: ItemRef): string => `${type} ${resourceId}`;

/** How far somebody has come with each of these parts that they have begun, by `itemKey`: one query for each type. */
export async function findItemsProgress(
  db: Database,
  items: readonly ItemRef[],
  { userId, now }: Studying,
): Promise<ReadonlyMap<string, ItemProgress>> {
  const idsOf = (type: ItemRef['type']) =>
    items.filter((item) => item.type === type).map((item) => item.resourceId);
  const [courses, videos, articles] = await Promise.all([
    findCoursesProgress(db, { courseIds: idsOf('course'), userId, now }),
    db
      .select({ id: videoProgress.videoId, at: videoProgress.studiedAt, watchedAt: videoProgress.watchedAt })
      .from(videoProgress)
      .where(and(eq(videoProgress.userId, userId), inArray(videoProgress.videoId, idsOf('video')))),
    db
      .select({ id: studyRecords.articleId, at: studyRecords.studiedAt, percent: studyRecords.progress })
      .from(studyRecords)
      .where(and(eq(studyRecords.userId, userId), inArray(studyRecords.articleId, idsOf('article')))),
  ]);
  const found = new Map<string, ItemProgress>();
  const put = (type: ItemRef['type'], resourceId: number, progress: ItemProgress) =>
    found.set(itemKey({ type, resourceId }), progress);
  for (const [id, { percent, studiedAt }] of courses) put('course', id, { percent, studiedAt });
  for (const { id, at, watchedAt } of videos)
    put('video', id, { percent: watchedAt ? 100 : 0, studiedAt: at });
  for (const { id, at, percent } of articles) put('article', id, { percent, studiedAt: at });
  return found;
}

/** How far they have come with the whole: the mean of what stands in it, in whole per cent. */
export function meanOf(items: readonly ItemRef[], progress: ReadonlyMap<string, ItemProgress>): number {
  if (items.length === 0) return 0;
  const sum = items.reduce((all, item) => all + (progress.get(itemKey(item))?.percent ?? 0), 0);
  return Math.floor(sum / items.length);
}

/** The same of a column by its id. */
export async function findComboProgress(
  db: Database,
  { comboId, ...studying }: Studying & { comboId: number },
): Promise<number> {
  const items = await listItems(db, comboId, studying.now);
  return meanOf(items, await findItemsProgress(db, items, studying));
}

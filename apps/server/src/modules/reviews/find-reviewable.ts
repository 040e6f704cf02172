import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema.ts';
import { findComboProgress } from '../combos/combo-progress.ts';
import { findCombos } from '../combos/combos.repo.ts';
import { findCoursesProgress } from '../courses/course-progress.ts';
import { findCourses } from '../courses/courses.repo.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';
import { mayReview } from './may-review.ts';

interface Viewing {
  userId: number;
  now: Date;
}

type ReviewedType = 'course' | 'combo';

const findOpen: Record<
  ReviewedType,
  (db: Database, ids: readonly number[], by: Viewing) => Promise<number[]>
> = {
  course: async (db, ids, by) => openOf(db, 'course', await findCourses(db, ids, by.now), by),
  combo: async (db, ids, by) => openOf(db, 'combo', await findCombos(db, ids, by.now), by),
};

async function openOf(
  db: Database,
  type: ReviewedType,
  things: Parameters<typeof findEntitlements>[2],
  by: Viewing,
): Promise<number[]> {
  const rights = await findEntitlements(db, type, things, by);
  return things.map(({ id }) => id).filter((id) => rights.get(id)?.isOpen);
}

async function findProgress(
  db: Database,
  type: ReviewedType,
  ids: readonly number[],
  by: Viewing,
): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  if (type === 'course')
    for (const [id, { percent }] of await findCoursesProgress(db, { courseIds: ids, ...by }))
      found.set(id, percent);
  else for (const id of ids) found.set(id, await findComboProgress(db, { comboId: id, ...by }));
  return found;
}

/** Those of these courses or columns that somebody may review now: published, open to them, studied enough, and not reviewed yet. */
export async function findReviewable(
  db: Database,
  type: ReviewedType,
  ids: readonly number[],
  by: Viewing,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const written = await db
    .select({ id: reviews.resourceId })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, by.userId),
        eq(reviews.resourceType, type),
        inArray(reviews.resourceId, [...ids]),
      ),
    );
  const before = new Set(written.map(({ id }) => id));
  const left = [...new Set(ids)].filter((id) => !before.has(id));
  const open = left.length === 0 ? [] : await findOpen[type](db, left, by);
  const progress = await findProgress(db, type, open, by);
  const studied = (id: number) => ({ isOpen: true, hasReviewed: false, progress: progress.get(id) ?? 0 });
  return new Set(open.filter((id) => mayReview({ isSignedIn: true, ...studied(id) }) === 'yes'));
}

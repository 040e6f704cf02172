import type { ReviewedRef } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findCombo } from '../combos/combos.repo.ts';
import { findComboProgress } from '../combos/combo-progress.ts';
import { findCourseProgress } from '../courses/course-progress.ts';
import { findCourse } from '../courses/courses.repo.ts';
import { isCourseThereFor } from '../courses/is-there-for.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { staysWhileHidden } from '../grants/stays-open.ts';

/** Something that is reviewed, as one person or a visitor finds it. */
export interface ReviewedThing {
  isOpen: boolean;
  /** Whole per cent; 0 for visitors. */
  progress: number;
}

interface Viewing {
  id: number;
  userId: number | undefined;
  now: Date;
}

/** Undefined for what is not there, and for what is hidden from who does not have it. */
const things: Record<
  ReviewedRef['type'],
  (db: Database, viewing: Viewing) => Promise<ReviewedThing | undefined>
> = {
  course: async (db, { id, userId, now }) => {
    const course = await findCourse(db, id, now);
    if (!course) return undefined;
    const right = await findEntitlement(db, { type: 'course', ...course }, userId, now);
    if (!(await isCourseThereFor(db, course, right, { userId, now }))) return undefined;
    const studied =
      userId === undefined ? undefined : await findCourseProgress(db, { courseId: id, userId, now });
    return { isOpen: right.isOpen, progress: studied?.percent ?? 0 };
  },
  combo: async (db, { id, userId, now }) => {
    const combo = await findCombo(db, id, now);
    if (!combo) return undefined;
    const right = await findEntitlement(db, { type: 'combo', ...combo }, userId, now);
    if (!isShown(combo, now) && !staysWhileHidden(right)) return undefined;
    const progress = userId === undefined ? 0 : await findComboProgress(db, { comboId: id, userId, now });
    return { isOpen: right.isOpen, progress };
  },
};

const isShown = ({ publishedAt }: { publishedAt: Date | null }, now: Date) =>
  publishedAt !== null && publishedAt <= now;

export const findReviewed = (
  db: Database,
  { type, id }: ReviewedRef,
  userId: number | undefined,
  now: Date,
) => things[type](db, { id: Number(id), userId, now });

import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, courses, teachers } from '../../db/schema.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { staysWhileHidden } from '../grants/stays-open.ts';
import { listStudied } from './course-detail.repo.ts';

interface Published {
  id: number;
  publishedAt: Date | null;
}

/**
 * Whether a course is there for somebody. A draft is so for who was handed it and for its teacher. One whose time was moved later is
 * so as well for who has begun to study it and to whom it is open otherwise: as a member, or because it costs nothing.
 */
export async function isCourseThereFor(
  db: Database,
  { id, publishedAt }: Published,
  right: Entitlement,
  { userId, now }: { userId: number | undefined; now: Date },
): Promise<boolean> {
  if (publishedAt !== null && publishedAt <= now) return true;
  if (staysWhileHidden(right)) return true;
  return (
    publishedAt !== null &&
    right.isOpen &&
    userId !== undefined &&
    (await listStudied(db, { courseId: id, userId, now })).length > 0
  );
}

/**
 * What opens a video to somebody as a lesson of a course whose time was moved later, where they have begun to study it. Undefined where
 * there is no such course.
 */
export async function findRightByStudied(
  db: Database,
  videoId: number,
  userId: number,
  now: Date,
): Promise<Entitlement | undefined> {
  const coming = await db
    .selectDistinct({
      id: courses.id,
      charge: courses.charge,
      isVipFree: courses.isVipFree,
      publishedAt: courses.publishedAt,
      ownerId: teachers.userId,
    })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(and(eq(courseLessons.videoId, videoId), gt(courses.publishedAt, now)));
  for (const course of coming) {
    const right = await findEntitlement(db, { type: 'course', ...course }, userId, now);
    if (right.isOpen && (await isCourseThereFor(db, course, right, { userId, now }))) return right;
  }
  return undefined;
}

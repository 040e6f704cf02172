import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, courses } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { articleResource } from '../articles/article-resource.ts';
import { courseResource } from '../courses/course-resource.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import type { Reader } from '../resource-cards/resource.ts';
import { requireVideo } from '../videos/video-access.ts';
import type { NoteTarget } from './notes.repo.ts';
import { noteStrings as strings } from './notes.strings.ts';

/** Whether somebody may see the page of what a note is about. */
export async function isTargetSeen(
  db: Database,
  { type, id }: NoteTarget,
  { viewerId, now }: Reader,
): Promise<boolean> {
  if (type === 'article') return articleResource.isReadable(db, id, { viewerId, now });
  try {
    await requireVideo(db, id, viewerId ?? undefined, now);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

/** Whether somebody may see the page of a course: it is published, or they were handed it. */
export async function isCourseSeen(db: Database, id: number, { viewerId, now }: Reader): Promise<boolean> {
  const isThere = and(eq(courses.id, id), courseResource.listed.isPublished(now));
  if ((await db.$count(courses, isThere)) > 0) return true;
  if (viewerId === null) return false;
  const hidden = { type: 'course', id, charge: null, isVipFree: false, ownerId: null };
  return (await findEntitlement(db, hidden, viewerId, now)).isOwned;
}

/** Refuses what this person may neither watch nor read. What may be tried may be noted on as well. */
export async function requireNotable(
  db: Database,
  target: NoteTarget,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  if (target.type === 'article') {
    if (!(await isTargetSeen(db, target, { viewerId: userId, now })))
      throw new Problem(404, strings.targetMissing);
    return;
  }
  const { video, right } = await requireVideo(db, target.id, userId, now);
  if (!right.isOpen && video.freeSeconds === 0) throw new Problem(403, strings.notWatchable);
}

/** Refuses a course that does not hold what the note is about. */
export async function requireOfCourse(
  db: Database,
  {
    courseId,
    target,
    userId,
    now,
  }: { courseId: number; target: NoteTarget | null; userId: number; now: Date },
): Promise<void> {
  const isHeld =
    target === null ||
    (await db.$count(
      courseLessons,
      and(
        eq(courseLessons.courseId, courseId),
        eq(target.type === 'video' ? courseLessons.videoId : courseLessons.articleId, target.id),
      ),
    )) > 0;
  if (!isHeld || !(await isCourseSeen(db, courseId, { viewerId: userId, now })))
    throw new Problem(404, strings.notOfCourse);
}

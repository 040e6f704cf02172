import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { findCourse, listLessons, type FoundCourse, type LessonRow } from './courses.repo.ts';
import { courseStrings as strings } from './courses.strings.ts';
import { isCourseThereFor } from './is-there-for.ts';
import { sampleOf } from './lesson-sample.ts';

/** A course, and what of it is open to somebody. */
export interface Opened {
  course: FoundCourse;
  right: Entitlement;
  lessons: LessonRow[];
}

/** A course and whether it is open to somebody. Throws for what is not there, and for what is hidden from who does not have it. */
export async function requireCourse(
  db: Database,
  id: number,
  userId: number | undefined,
  now: Date,
): Promise<Opened> {
  const [course, lessons] = await Promise.all([findCourse(db, id, now), listLessons(db, id, now)]);
  if (!course) throw new Problem(404, strings.missing);
  const { charge, isVipFree, ownerId, publishedAt } = course;
  const goods = { type: 'course', id, charge, isVipFree, ownerId, sample: sampleOf(lessons) };
  const right = await findEntitlement(db, goods, userId, now);
  if (!(await isCourseThereFor(db, { id, publishedAt }, right, { userId, now })))
    throw new Problem(404, strings.missing);
  return { course, right, lessons };
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { isTaughtBy } from '../courses/owner-of.ts';

/** The title of a course that somebody looks after. Throws 404 where it is not there, and for one of another teacher where they have their own alone. */
export async function requireReached(db: Database, id: number, ownerId: number | null): Promise<string> {
  const [course] = await db
    .select({ title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, id), ownerId === null ? undefined : isTaughtBy(courses, ownerId)));
  if (!course) throw new Problem(404, coreStrings.notFound);
  return course.title;
}

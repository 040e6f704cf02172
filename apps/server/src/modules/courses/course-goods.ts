import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, teachers } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';

/** A course as something to buy; undefined while it is not published. Free ones too, which nobody has to buy. */
export async function findCourseGoods(db: Database, id: number, now: Date) {
  const [goods] = await db
    .select({
      name: courses.title,
      thumb: courses.thumb,
      /** Whole yuan. */
      charge: courses.charge,
      isVipFree: courses.isVipFree,
      /** Null when who teaches it has no account. */
      ownerId: teachers.userId,
    })
    .from(courses)
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(and(eq(courses.id, id), lte(courses.publishedAt, now)));
  return goods;
}

/** Keeps a course from being removed until the transaction ends. */
export async function holdCourse(tx: Database, id: number): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('key share');
}

/**
 * Hands a course to who has paid for it, and with it all that is part of it. False when there is nothing to add: they have it by
 * another order, or it was deleted meanwhile.
 */
export async function deliverCourse(
  tx: Database,
  { userId, courseId, orderId }: { userId: number; courseId: number; orderId: string },
  now: Date,
): Promise<boolean> {
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update');
  if (!course) return false;
  const goods = { type: 'course', id: courseId };
  const isAdded = await addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now });
  if (isAdded)
    await tx
      .update(courses)
      .set({ userCount: sql`${courses.userCount} + 1` })
      .where(eq(courses.id, courseId));
  return isAdded;
}

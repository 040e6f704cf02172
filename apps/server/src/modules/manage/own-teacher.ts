import { and, inArray, isNull, not, sql } from 'drizzle-orm';
import type { courses } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Change } from '../../resources/resource.ts';
import { isTaughtBy, teacherOf } from '../courses/owner-of.ts';
import { ownTeacherStrings as strings } from './managed-learning.strings.ts';

/** Names who writes where nobody is named, and refuses to hand on to others what one reaches for being its teacher. */
export async function keepOwnTeacher(
  table: typeof courses,
  ids: readonly number[],
  { tx, ownerId = null }: Change,
): Promise<void> {
  if (ownerId === null) return;
  const areThese = inArray(table.id, [...ids]);
  await tx
    .update(table)
    .set({ teacherId: teacherOf(ownerId) })
    .where(and(areThese, isNull(table.teacherId)));
  const isOthers = not(sql`coalesce(${isTaughtBy(table, ownerId)}, false)`);
  if ((await tx.$count(table, and(areThese, isOthers))) > 0)
    throw new Problem(1, strings.notOwn, { field: 'teacher_id' });
}

import { and, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { combos, courses, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Change } from '../../resources/resource.ts';
import { isTaughtBy, teacherOf } from '../courses/owner-of.ts';
import { ownTeacherStrings as strings } from './managed-learning.strings.ts';

/** Names who writes where nobody is named, and refuses to hand on to others what one reaches for being its teacher. */
export async function keepOwnTeacher(
  table: typeof courses,
  ids: readonly number[],
  change: Change,
): Promise<void> {
  const { tx, ownerId = null } = change;
  if (ownerId === null) return;
  await tx
    .update(table)
    .set({ teacherId: teacherOf(ownerId) })
    .where(and(inArray(table.id, [...ids]), isNull(table.teacherId)));
  await refuse(table, not(sql`coalesce(${isTaughtBy(table, ownerId)}, false)`), ids, change);
}

/** Refuses to name another teacher than oneself. What has its owner beside the teacher may go without one. */
export async function refuseOtherTeacher(
  table: typeof videos | typeof combos,
  ids: readonly number[],
  fields: ReadonlySet<string>,
  change: Change,
): Promise<void> {
  const { ownerId = null } = change;
  // What the administrator has named stays, while other fields are changed.
  if (ownerId === null || !fields.has('teacher_id')) return;
  await refuse(
    table,
    sql`coalesce(not ${isTaughtBy(table, ownerId)}, ${isNotNull(table.teacherId)})`,
    ids,
    change,
  );
}

async function refuse(
  table: typeof courses | typeof videos | typeof combos,
  isOthers: SQL,
  ids: readonly number[],
  { tx }: Change,
) {
  if ((await tx.$count(table, and(inArray(table.id, [...ids]), isOthers))) > 0)
    throw new Problem(1, strings.notOwn, { field: 'teacher_id' });
}

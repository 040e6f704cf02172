import { eq, sql, type SQL } from 'drizzle-orm';
import { combos, teachers, type courses, type videos } from '../../db/schema.ts';

/** Whose a video or column is, with `teachers` joined: who teaches it, or else who has added it. */
export const ownerOf = (addedBy: typeof videos.ownerId | typeof combos.ownerId) =>
  sql<number | null>`coalesce(${teachers.userId}, ${addedBy})`.mapWith((value: string | null) =>
    value === null ? null : Number(value),
  );

/** The teacher that an account is, as a subquery of one id or none. */
export const teacherOf = (userId: number): SQL =>
  sql`(select ${teachers.id} from ${teachers} where ${eq(teachers.userId, userId)})`;

/** What an account teaches, without `teachers` joined. */
export const isTaughtBy = (
  { teacherId }: typeof courses | typeof videos | typeof combos,
  userId: number,
): SQL => sql`${teacherId} = ${teacherOf(userId)}`;

/** Columns that somebody has added or teaches. */
export const isOwnCombo = (userId: number): SQL =>
  sql`(${combos.ownerId} = ${userId} or ${isTaughtBy(combos, userId)})`;

import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Database } from '../../db/database.ts';
import { studyDays } from '../../db/schema.ts';

/**
 * Adds what was played to the day of the school's calendar that an instant falls on. Of what was played offline that is
 * the instant at which it was played, not that at which it arrived: a late day mends the row of days.
 */
export async function addStudySeconds(
  db: Database,
  userId: number,
  seconds: number,
  at: Date,
): Promise<void> {
  const played = Math.round(seconds);
  if (played <= 0) return;
  await db
    .insert(studyDays)
    .values({ userId, day: dayOf(at), seconds: played })
    .onConflictDoUpdate({
      target: [studyDays.userId, studyDays.day],
      set: { seconds: sql`${studyDays.seconds} + ${played}` },
    });
}

/** The days from one on that a person has studied on, the first first. */
export const listStudyDays = (db: Database, userId: number, from: string) =>
  db
    .select({ day: studyDays.day, seconds: studyDays.seconds })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), gte(studyDays.day, from), gt(studyDays.seconds, 0)))
    .orderBy(asc(studyDays.day));

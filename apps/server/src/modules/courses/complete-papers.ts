import type { Database } from '../../db/database.ts';
import { earnForCourses } from '../credits/earn-credits.ts';
import { completeCourses } from './complete-courses.ts';

/** Stores which courses a user has finished by an attempt that was handed in or marked. Call it last in its transaction. */
export async function completeByPaper(tx: Database, userId: number, now: Date): Promise<void> {
  await earnForCourses(tx, userId, await completeCourses(tx, { userId, lesson: 'papers', now }), now);
}

import type { Database } from '../../db/database.ts';
import { completeCourses } from '../courses/complete-courses.ts';
import { earnForCourses } from '../credits/earn-credits.ts';
import { keepPlace, type Reading } from '../study-records/study-records.repo.ts';

/** Keeps the place in an article, and since when the courses are studied that it was the last lesson of. */
export async function keepReading(db: Database, reading: Reading): Promise<void> {
  const { userId, articleId, place, now } = reading;
  await db.transaction(async (tx) => {
    await keepPlace(tx, reading);
    if (place !== 100) return;
    await earnForCourses(tx, userId, await completeCourses(tx, { userId, lesson: { articleId }, now }), now);
  });
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites, studyRecords } from '../../db/schema.ts';

/** What a person has done with an article; nothing is as good as none. */
export async function findStudy(db: Database, userId: number, articleId: number) {
  const { place, progress } = studyRecords;
  const [records, kept] = await Promise.all([
    db
      .select({ place, progress })
      .from(studyRecords)
      .where(and(eq(studyRecords.userId, userId), eq(studyRecords.articleId, articleId))),
    db.$count(
      favorites,
      and(
        eq(favorites.userId, userId),
        eq(favorites.resourceType, 'article'),
        eq(favorites.resourceId, articleId),
      ),
    ),
  ]);
  return { ...(records[0] ?? { place: 0, progress: 0 }), isCollected: kept > 0 };
}

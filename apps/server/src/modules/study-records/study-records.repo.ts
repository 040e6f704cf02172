import type { CallInput, Contract } from '@shuyuan/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites, studyRecords } from '../../db/schema.ts';

export type FavoriteRef = Required<CallInput<Contract['study']['collect']>['params']>;

const ofReader = (userId: number, articleId: number) =>
  and(eq(studyRecords.userId, userId), eq(studyRecords.articleId, articleId));

const isFavorite = (userId: number, { type, id }: FavoriteRef) =>
  and(eq(favorites.userId, userId), eq(favorites.resourceType, type), eq(favorites.resourceId, id));

/** What a person has done with an article; nothing is as good as none. */
export async function findStudy(db: Database, userId: number, articleId: number) {
  const { place, progress } = studyRecords;
  const [records, kept] = await Promise.all([
    db.select({ place, progress }).from(studyRecords).where(ofReader(userId, articleId)),
    db.$count(favorites, isFavorite(userId, { type: 'article', id: articleId })),
  ]);
  return { ...(records[0] ?? { place: 0, progress: 0 }), isCollected: kept > 0 };
}

/** When an article was studied last; undefined while it was not begun. */
export async function findStudiedAt(
  db: Database,
  userId: number,
  articleId: number,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ studiedAt: studyRecords.studiedAt })
    .from(studyRecords)
    .where(ofReader(userId, articleId));
  return found?.studiedAt;
}

export interface Reading {
  userId: number;
  articleId: number;
  /** Whole per cent of the text. */
  place: number;
  now: Date;
}

/** Keeps the place, and it as the furthest if it is. What was never read beyond its beginning is not begun. */
export async function keepPlace(db: Database, { userId, articleId, place, now }: Reading): Promise<void> {
  if (place === 0) {
    await db.update(studyRecords).set({ place, studiedAt: now }).where(ofReader(userId, articleId));
    return;
  }
  await db
    .insert(studyRecords)
    .values({ userId, articleId, place, progress: place, studiedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [studyRecords.userId, studyRecords.articleId],
      set: { place, progress: sql`greatest(${studyRecords.progress}, ${place})`, studiedAt: now },
    });
}

/** Sets something aside, in a folder where one is given. What was set aside before keeps its time, and its folder where none is. */
export async function addFavorite(
  db: Database,
  userId: number,
  { type, id }: FavoriteRef,
  { now, folderId }: { now: Date; folderId?: number | undefined },
): Promise<void> {
  const { userId: owner, resourceType, resourceId } = favorites;
  const row = { userId, resourceType: type, resourceId: id, createdAt: now };
  const adding = db.insert(favorites).values({ ...row, folderId });
  if (folderId === undefined) await adding.onConflictDoNothing();
  else await adding.onConflictDoUpdate({ target: [owner, resourceType, resourceId], set: { folderId } });
}

export async function removeFavorite(db: Database, userId: number, favorite: FavoriteRef): Promise<void> {
  await db.delete(favorites).where(isFavorite(userId, favorite));
}

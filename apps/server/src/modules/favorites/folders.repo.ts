import { favoriteLimits } from '@shuyuan/api-client';
import { and, asc, count, eq, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favoriteFolders, favorites, users } from '../../db/schema.ts';
import { violationOf } from '../../db/violation.ts';

const isOwn = (userId: number, id: number) =>
  and(eq(favoriteFolders.id, id), eq(favoriteFolders.userId, userId));

/** Whether a favourite is counted: those of types whose section is switched off are not. */
const isOpen = (closed: readonly string[]) =>
  notInArray(favorites.resourceType, closed as (typeof favorites.$inferSelect)['resourceType'][]);

/** The folders of a person by name, each with how much is in it. */
export const listFolders = (db: Database, userId: number, closed: readonly string[]) =>
  db
    .select({
      id: favoriteFolders.id,
      name: favoriteFolders.name,
      createdAt: favoriteFolders.createdAt,
      count: count(favorites.userId),
    })
    .from(favoriteFolders)
    .leftJoin(favorites, and(eq(favorites.folderId, favoriteFolders.id), isOpen(closed)))
    .where(eq(favoriteFolders.userId, userId))
    .groupBy(favoriteFolders.id)
    .orderBy(asc(favoriteFolders.name), asc(favoriteFolders.id));

/** What a person has put into no folder. */
export const countLoose = (db: Database, userId: number, closed: readonly string[]): Promise<number> =>
  db.$count(favorites, and(eq(favorites.userId, userId), isNull(favorites.folderId), isOpen(closed)));

/** Whether a folder is there, and this person's. */
export const isFolderOf = async (db: Database, userId: number, id: number): Promise<boolean> =>
  (await db.$count(favoriteFolders, isOwn(userId, id))) > 0;

/** Adds a folder. The person's row is locked meanwhile, so that two at once do not go past the limit together. */
export const addFolder = (
  db: Database,
  userId: number,
  name: string,
  now: Date,
): Promise<number | 'full' | 'taken'> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const present = await tx.$count(favoriteFolders, eq(favoriteFolders.userId, userId));
    if (present >= favoriteLimits.folders) return 'full';
    const [row] = await tx
      .insert(favoriteFolders)
      .values({ userId, name, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: favoriteFolders.id });
    return row?.id ?? 'taken';
  });

export async function renameFolder(
  db: Database,
  userId: number,
  id: number,
  name: string,
): Promise<'done' | 'gone' | 'taken'> {
  try {
    const { rowCount } = await db.update(favoriteFolders).set({ name }).where(isOwn(userId, id));
    return rowCount === 1 ? 'done' : 'gone';
  } catch (error) {
    if (violationOf(error) === 'taken') return 'taken';
    throw error;
  }
}

/** What is in it stays set aside. False when there is none. */
export async function removeFolder(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(favoriteFolders).where(isOwn(userId, id));
  return rowCount === 1;
}

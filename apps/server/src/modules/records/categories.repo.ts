import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { recordCategories } from '../../db/schema.ts';
import type { CategoryRow } from './category-tree.ts';

const ofUser = (userId: number, id: number) =>
  and(eq(recordCategories.userId, userId), eq(recordCategories.id, id));

/** A person's categories in the order in which they were made. */
export function listCategories(db: Database, userId: number): Promise<CategoryRow[]> {
  const { id, parentId, name } = recordCategories;
  return db
    .select({ id, parentId, name })
    .from(recordCategories)
    .where(eq(recordCategories.userId, userId))
    .orderBy(asc(id));
}

export async function isCategoryOf(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.$count(recordCategories, ofUser(userId, id))) > 0;
}

export async function insertCategory(
  db: Database,
  category: { userId: number; parentId: number | null; name: string },
): Promise<number> {
  const [row] = await db.insert(recordCategories).values(category).returning({ id: recordCategories.id });
  if (!row) throw new Error('A category was not stored.');
  return row.id;
}

export async function renameCategory(db: Database, userId: number, id: number, name: string): Promise<void> {
  await db.update(recordCategories).set({ name }).where(ofUser(userId, id));
}

/** With those below it; their recordings stay, in none. False when the person has no such category. */
export async function deleteCategory(db: Database, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(recordCategories)
    .where(ofUser(userId, id))
    .returning({ id: recordCategories.id });
  return removed.length > 0;
}

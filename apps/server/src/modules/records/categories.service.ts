import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { lockUser } from '../session/accounts.repo.ts';
import * as repo from './categories.repo.ts';
import { categoryLimits, depthOf, type CategoryRow } from './category-tree.ts';
import { oneLine } from './record-text.ts';
import { recordStrings as strings } from './records.strings.ts';

/** Whose categories, and when. */
export interface CategoryCall {
  db: Database;
  userId: number;
  now: Date;
}

/** Makes a category below `parentId`, 0 for the top, and answers its id. */
export function createCategory(call: CategoryCall, typed: string, parentId: number): Promise<number> {
  const name = nameOf(typed);
  return oneAfterAnother(call, async (tx, rows) => {
    if (parentId !== 0) requireRoomBelow(rows, parentId);
    if (rows.length >= categoryLimits.count) throw new Problem(1, strings.tooManyCategories);
    const parent = parentId === 0 ? null : parentId;
    requireFreeName(rows, { parentId: parent, name });
    return repo.insertCategory(tx, { userId: call.userId, parentId: parent, name });
  });
}

export function renameCategory(call: CategoryCall, id: number, typed: string): Promise<void> {
  const name = nameOf(typed);
  return oneAfterAnother(call, async (tx, rows) => {
    const category = rows.find((row) => row.id === id);
    if (!category) throw new Problem(404, strings.categoryMissing);
    requireFreeName(
      rows.filter((row) => row !== category),
      { ...category, name },
    );
    await repo.renameCategory(tx, call.userId, id, name);
  });
}

export function removeCategory(call: CategoryCall, id: number): Promise<void> {
  return oneAfterAnother(call, async (tx) => {
    if (!(await repo.deleteCategory(tx, call.userId, id))) throw new Problem(404, strings.categoryMissing);
  });
}

/** One change of a person's categories at a time, each on the categories as they then are. */
function oneAfterAnother<Answer>(
  { db, userId, now }: CategoryCall,
  change: (tx: Database, rows: CategoryRow[]) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId, now);
    return change(tx, await repo.listCategories(tx, userId));
  });
}

function nameOf(typed: string): string {
  const name = oneLine(typed);
  if (name === '') throw new Problem(1, strings.categoryNameMissing, { field: 'name' });
  return name;
}

function requireRoomBelow(rows: readonly CategoryRow[], parentId: number) {
  const depth = depthOf(rows, parentId);
  if (depth === 0) throw new Problem(404, strings.categoryMissing);
  if (depth >= categoryLimits.depth) throw new Problem(1, strings.categoryTooDeep, { field: 'parent_id' });
}

function requireFreeName(rows: readonly CategoryRow[], { parentId, name }: Omit<CategoryRow, 'id'>) {
  if (rows.some((row) => row.parentId === parentId && row.name === name))
    throw new Problem(1, strings.categoryNameTaken, { field: 'name' });
}

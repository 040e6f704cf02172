import type { RecordCategory } from '@shuyuan/api-client';

/** A category as it is stored. */
export interface CategoryRow {
  id: number;
  /** Null at the top. */
  parentId: number | null;
  name: string;
}

/** Levels of categories, and how many one person may have. */
export const categoryLimits = { depth: 3, count: 200 };

/** The rows as a tree, each level in the order of the rows. */
export function categoryTree(rows: readonly CategoryRow[], parentId: number | null = null): RecordCategory[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name }) => ({ id, name, children: categoryTree(rows, id) }));
}

/** A category and everything below it; none when there is no such category. */
export function withDescendants(rows: readonly CategoryRow[], id: number): number[] {
  if (!rows.some((row) => row.id === id)) return [];
  return [id, ...rows.filter((row) => row.parentId === id).flatMap((row) => withDescendants(rows, row.id))];
}

/** 1 at the top; 0 when there is no such category. */
export function depthOf(rows: readonly CategoryRow[], id: number): number {
  const row = rows.find((each) => each.id === id);
  if (!row) return 0;
  return row.parentId === null ? 1 : depthOf(rows, row.parentId) + 1;
}

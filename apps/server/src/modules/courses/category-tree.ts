import type { CourseCategory } from '@shuyuan/api-client';

interface CountedCategory {
  id: number;
  /** Null at the top. */
  parentId: number | null;
  name: string;
  /** Of courses that stand in it itself. */
  count: number;
}

/** The categories in two levels, without those that have no course; the order of the rows stays. */
export function categoryTree(rows: readonly CountedCategory[]): CourseCategory[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, count }) => {
      const children = rows
        .filter((row) => row.parentId === id && row.count > 0)
        .map((row) => ({ id: row.id, name: row.name, courses_count: row.count }));
      const under = children.reduce((sum, child) => sum + child.courses_count, 0);
      return { id, name, courses_count: count + under, children };
    })
    .filter((category) => category.courses_count > 0);
}

import type { CourseCategory } from '@shuyuan/api-client';

interface CountedCategory {
  id: number;
  /** Null at the top. */
  parentId: number | null;
  name: string;
  /** Of what stands in it itself. */
  count: number;
}

type Counted<Count> = { id: number; name: string } & Count;

/** The categories in two levels, without those that have nothing, each with its count under a name of its own; the order of the rows stays. */
export function sceneTree<Count extends object>(
  rows: readonly CountedCategory[],
  countAs: (count: number) => Count,
): (Counted<Count> & { children: Counted<Count>[] })[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .flatMap(({ id, name, count }) => {
      const under = rows.filter((row) => row.parentId === id && row.count > 0);
      const total = under.reduce((sum, child) => sum + child.count, count);
      const children = under.map((row) => ({ id: row.id, name: row.name, ...countAs(row.count) }));
      return total === 0 ? [] : [{ id, name, ...countAs(total), children }];
    });
}

/** The categories of courses. */
export const categoryTree = (rows: readonly CountedCategory[]): CourseCategory[] =>
  sceneTree(rows, (count) => ({ courses_count: count }));

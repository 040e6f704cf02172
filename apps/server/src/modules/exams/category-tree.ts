import type { listCategories } from './exams.repo.ts';

type Category = Awaited<ReturnType<typeof listCategories>>[number];

const named = ({ id, name }: Category) => ({ id, name });

/** Categories of the first level, and those below each by its id. */
export function categoryTree(categories: readonly Category[]) {
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  return {
    categories: (children.get(null) ?? []).map(named),
    category_children: Object.fromEntries(
      [...children].flatMap(([id, below]) => (id === null ? [] : [[String(id), below.map(named)]])),
    ),
  };
}

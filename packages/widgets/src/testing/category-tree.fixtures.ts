import type { RecordCategory } from '@shuyuan/api-client';

const flat = (tree: readonly RecordCategory[]): RecordCategory[] =>
  tree.flatMap((category) => [category, ...flat(category.children)]);

/** The tree with one of it changed, or left out. */
const changed = (
  tree: readonly RecordCategory[],
  id: number,
  change: (category: RecordCategory) => RecordCategory[],
): RecordCategory[] =>
  tree.flatMap((category) =>
    category.id === id
      ? change(category)
      : [{ ...category, children: changed(category.children, id, change) }],
  );

/** The categories of one person, as the server keeps them. */
export function createCategoryTree(first: readonly RecordCategory[]) {
  let tree = [...first];
  let lastId = 500;
  /** Of a category and what lies below it. */
  const below = (id: number) => {
    const found = flat(tree).find((category) => category.id === id);
    return found ? flat([found]).map((category) => category.id) : [];
  };
  return {
    tree: (): RecordCategory[] => tree,
    below,
    add(name: string, parentId = 0) {
      const made = { id: (lastId += 1), name, children: [] };
      tree =
        parentId === 0
          ? [...tree, made]
          : changed(tree, parentId, (parent) => [{ ...parent, children: [...parent.children, made] }]);
      return made.id;
    },
    rename(id: number, name: string) {
      tree = changed(tree, id, (category) => [{ ...category, name }]);
    },
    /** Answers the ids that have gone with it. */
    remove(id: number) {
      const gone = below(id);
      tree = changed(tree, id, () => []);
      return gone;
    },
  };
}

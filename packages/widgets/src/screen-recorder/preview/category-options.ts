import type { RecordCategory } from '@shuyuan/api-client';

/** A choice of a list, its name moved in by how deep it lies. */
export interface CategoryOption {
  value: string;
  label: string;
}

/** An ideographic space: the system's own list keeps it at the start of a line. */
const indent = '\u3000';

/** A tree of categories as the lines of a list. A category that is gone keeps no recording from being shown. */
export function categoryOptions(tree: readonly RecordCategory[], none: string): CategoryOption[] {
  const lines = (branch: readonly RecordCategory[], depth: number): CategoryOption[] =>
    branch.flatMap(({ id, name, children }) => [
      { value: String(id), label: indent.repeat(depth) + name },
      ...lines(children, depth + 1),
    ]);
  return [{ value: '0', label: none }, ...lines(tree, 0)];
}

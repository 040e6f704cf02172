import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';

interface NavRow {
  id: number;
  parentId: number | null;
  name: string;
  url: string;
}

/** Rows in their order as a tree of two levels; what stands deeper is left out. */
export function navigationTree(rows: readonly NavRow[]): AnswerOf<Contract['navigation']['header']> {
  const childrenOf = (parent: NavRow) => rows.filter(({ parentId }) => parentId === parent.id);
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({ ...item(row), children: childrenOf(row).map(item) }));
}

function item({ id, name, url, parentId }: NavRow) {
  return { id, name, url, parent_id: parentId ?? 0 };
}

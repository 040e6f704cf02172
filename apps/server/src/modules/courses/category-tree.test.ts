import { expect, it } from 'vitest';
import { categoryTree } from './category-tree.ts';

it('counts what is under a category with it, and leaves out what has none', () => {
  const row = (id: number, parentId: number | null, count: number) => ({
    id,
    parentId,
    name: `第${id}类`,
    count,
  });
  expect(
    categoryTree([
      row(4, null, 0),
      row(1, null, 1),
      row(2, 1, 2),
      row(3, 1, 0),
      row(5, 4, 3),
      row(6, null, 0),
    ]),
  ).toEqual([
    { id: 4, name: '第4类', courses_count: 3, children: [{ id: 5, name: '第5类', courses_count: 3 }] },
    { id: 1, name: '第1类', courses_count: 3, children: [{ id: 2, name: '第2类', courses_count: 2 }] },
  ]);
});

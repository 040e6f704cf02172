import { describe, expect, it } from 'vitest';
import { categoryTree, depthOf, withDescendants, type CategoryRow } from './category-tree.ts';

const row = (id: number, parentId: number | null, name = `${id}`): CategoryRow => ({ id, parentId, name });

/** 1 (3 (5), 4), 2 */
const rows = [row(1, null), row(2, null), row(3, 1), row(4, 1), row(5, 3)];

describe('categories', () => {
  it('stand as a tree, each level in the order in which it was made', () => {
    expect(categoryTree(rows)).toEqual([
      {
        id: 1,
        name: '1',
        children: [
          { id: 3, name: '3', children: [{ id: 5, name: '5', children: [] }] },
          { id: 4, name: '4', children: [] },
        ],
      },
      { id: 2, name: '2', children: [] },
    ]);
    expect(categoryTree([])).toEqual([]);
  });

  it.each([
    [1, [1, 3, 5, 4]],
    [3, [3, 5]],
    [2, [2]],
    [9, []],
  ])('below and with %i are %j', (id, ids) => {
    expect(withDescendants(rows, id)).toEqual(ids);
  });

  it.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [9, 0],
  ])('%i stands on level %i', (id, depth) => {
    expect(depthOf(rows, id)).toBe(depth);
  });
});

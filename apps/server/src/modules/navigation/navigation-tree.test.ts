import { expect, it } from 'vitest';
import { navigationTree } from './navigation-tree.ts';

const row = (id: number, parentId: number | null = null) => ({
  id,
  parentId,
  name: `项 ${id}`,
  url: `/${id}`,
});

it('is a tree of two levels in the order of the rows', () => {
  const tree = navigationTree([row(3), row(5, 1), row(1), row(4, 1)]);
  expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    [3, []],
    [1, [5, 4]],
  ]);
});

it('gives first-level items the parent 0, and children their own', () => {
  const [item] = navigationTree([row(1), row(2, 1)]);
  expect(item).toEqual({
    id: 1,
    name: '项 1',
    url: '/1',
    parent_id: 0,
    children: [{ id: 2, name: '项 2', url: '/2', parent_id: 1 }],
  });
});

it('leaves out what stands deeper or under nothing', () => {
  const tree = navigationTree([row(1), row(2, 1), row(3, 2), row(4, 99)]);
  expect(JSON.stringify(tree)).not.toMatch(/"id":[34]\b/);
});

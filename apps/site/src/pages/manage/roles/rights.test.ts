import { permissionCodes, type Privilege } from '@shuyuan/api-client/manage';
import { expect, it } from 'vitest';
import { reachOf, rightRows, setReach, toggleRight, type RightRow } from './rights.ts';

const articles: RightRow = rightRows[0];
const held: Privilege[] = [
  { code: 'article', reach: 'own' },
  { code: 'role', reach: 'all' },
];

it('has every permission once', () => {
  const codes = rightRows.flatMap((row) => Object.values(row.codes));
  expect(codes.toSorted()).toEqual([...permissionCodes].toSorted());
});

it('gives a right that reaches as far as the others of its row, and takes it', () => {
  const given = toggleRight(held, articles, 'article.update');
  expect(given).toEqual([...held, { code: 'article.update', reach: 'own' }]);
  expect(toggleRight(given, articles, 'article.update')).toEqual(held);
});

it('lets the rights of one row reach otherwise, and no others', () => {
  expect(setReach(held, articles, 'all')).toEqual([
    { code: 'article', reach: 'all' },
    { code: 'role', reach: 'all' },
  ]);
  expect(reachOf(held, articles)).toBe('own');
  expect(reachOf([], articles)).toBe('all');
});

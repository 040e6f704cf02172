import { expect, test } from 'vitest';
import { readGivenAddress } from './given-address.ts';
import { paths, redirectTarget } from './paths.ts';

test.each([
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example/x?y#z',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/?redirect=/my',
  '/x/../login',
])('a way back such as %j leads to the start page', (redirect) => {
  expect(redirectTarget(redirect)).toBe(paths.home());
});

test.each([
  ['/my/record?id=3#top', '/my/record?id=3#top'],
  ['/a/../courses', '/courses'],
  ['/courses//x', '/courses//x'],
])('a way back such as %j leads there', (redirect, to) => {
  expect(redirectTarget(redirect)).toBe(to);
});

test.each(['/.//evil.example', '/a/..//evil.example', '/%2e//evil.example'])(
  'an address of the school’s content such as %j is no link',
  (address) => {
    expect(readGivenAddress(address)).toBeNull();
  },
);

import { expect, it } from 'vitest';
import { contentOf } from './link-kinds.ts';

it.each([
  ['/course/6', 'course', 6],
  ['/article/12/detail', 'article', 12],
  ['/video?id=3', 'video', 3],
  ['/exam/papers/detail?id=7', 'paper', 7],
  ['/issue/detail?id=4', 'topic', 4],
] as const)('reads what %s leads to', (address, name, id) => {
  const content = contentOf(address);
  expect([content?.kind.name, content?.id]).toEqual([name, id]);
});

it.each(['/courses', '/course/6/extra', '/course/06', 'https://other.example/course/6', ''])(
  'knows nothing of %j',
  (address) => {
    expect(contentOf(address)).toBe(null);
  },
);

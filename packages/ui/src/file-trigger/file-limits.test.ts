import { expect, it } from 'vitest';
import { formatBytes, isOfKind, kindsOf, sortFiles } from './file-limits.ts';

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });

it.each([
  ['image/png', true],
  ['image/*', true],
  ['.png', true],
  ['.PNG', true],
  ['video/*', false],
  ['.jpg', false],
])('knows whether 作业.png is of the kind %s', (kind, expected) => {
  expect(isOfKind(file('作业.png', 'image/png'), kind)).toBe(expected);
});

it('judges a file without a type by its ending', () => {
  expect(sortFiles([file('讲义.md', '')], { accept: ['.md'] }).taken).toHaveLength(1);
});

it('parts files by kind, size, emptiness and number, and takes those in order that fit', () => {
  const files = [
    file('论文.pdf', 'application/pdf'),
    file('录音.mp3', 'audio/mpeg'),
    file('扫描.pdf', 'application/pdf', 500),
    file('空白.pdf', 'application/pdf', 0),
    file('附录.pdf', 'application/pdf'),
    file('目录.pdf', 'application/pdf'),
  ];
  const { taken, refused } = sortFiles(files, { accept: ['.pdf'], maxSize: 100, maxFiles: 2 });
  expect(taken.map(({ name }) => name)).toEqual(['论文.pdf', '附录.pdf']);
  expect(refused).toEqual([
    { name: '录音.mp3', reason: 'type' },
    { name: '扫描.pdf', reason: 'size' },
    { name: '空白.pdf', reason: 'empty' },
    { name: '目录.pdf', reason: 'count' },
  ]);
});

it('takes one file when it is not told of more', () => {
  const { taken, refused } = sortFiles([file('一.txt', 'text/plain'), file('二.txt', 'text/plain')], {});
  expect([taken.length, refused[0]?.reason]).toEqual([1, 'count']);
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [20 * 1024 ** 2, '20 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

it('names kinds by one word each', () => {
  expect(kindsOf(['.pdf', 'image/png', 'image/svg+xml', 'video/*'])).toEqual(['PDF', 'PNG', 'SVG', 'video']);
});

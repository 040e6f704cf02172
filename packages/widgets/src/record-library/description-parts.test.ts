import { expect, it } from 'vitest';
import { descriptionParts } from './description-parts.ts';
import { sizeText } from './size-text.ts';

const moments = (text: string, duration = 0) =>
  descriptionParts(text, duration).flatMap((part) => (typeof part === 'string' ? [] : [part.seconds]));

it.each([
  ['00:42 举例说明', [42]],
  ['开头\n01:05 第二节\n1:02:07 尾声', [65, 3727]],
  ['见 00:05 和（00:10）', [5, 10]],
  ['比分 3:2，电话 010:55:12，比例 16:9', []],
  ['12:61 不是时刻，8:75 也不是', []],
  ['2026-03-02 10:30:45:12', []],
  ['', []],
])('finds the moments of %j', (text, seconds) => {
  expect(moments(text)).toEqual(seconds);
});

it('loses no character around them', () => {
  const text = '先看 00:05，\n00:42 再看这里\n\n完';
  const joined = descriptionParts(text, 0).map((part) => (typeof part === 'string' ? part : part.text));
  expect(joined.join('')).toBe(text);
});

it('leaves a moment after the end a word', () => {
  expect(moments('00:42 有\n09:00 没有', 96)).toEqual([42]);
});

it.each([
  [0, '0 B'],
  [900, '900 B'],
  [524_288, '512 KB'],
  [8_808_038, '8.4 MB'],
  [157_286_400, '150 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

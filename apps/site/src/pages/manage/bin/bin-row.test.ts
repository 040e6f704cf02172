import { expect, it } from 'vitest';
import { daysLeft, linesOf, titleOfRow, whatWasRestored, type BinRow } from './bin-row.ts';
import { binStrings } from './bin.strings.ts';

const words = binStrings['zh-CN'];
const now = Date.parse('2026-11-28T04:00:00Z');

const row = (entity: BinRow['entity'], title: string, id = 1): BinRow => ({
  id,
  entity,
  title,
  actor: null,
  deleted_at: '2026-11-20T04:00:00Z',
  restorable_until: '2026-12-20T04:00:00Z',
  updated_at: '2026-11-20T04:00:00Z',
});

it.each([
  ['2026-12-28T04:00:00Z', '还有30天'],
  ['2026-11-29T04:00:01Z', '还有2天'],
  ['2026-11-29T04:00:00Z', '不到1天'],
  ['2026-11-28T04:00:00Z', '不到1天'],
])('a thing that is kept until %s shows %s', (until, text) => {
  expect(words.daysLeft(daysLeft(until, now))).toBe(text);
});

it('a thing is named by its kind and title, or by its kind alone', () => {
  expect(titleOfRow(row('watchedWord', '返利'), words)).toBe('敏感词“返利”');
  expect(titleOfRow(row('slider', ''), words)).toBe('轮播图（没有标题）');
});

it('what was restored is named by its title, by its noun, or by its number', () => {
  const [first, second] = [row('question', '一加一'), row('question', '二加二', 2)];
  expect(whatWasRestored([first], words)).toBe('试题“一加一”');
  expect(whatWasRestored([first, second], words)).toBe('2道试题');
  expect(whatWasRestored([first, row('course', '楷书', 3)], words)).toBe('2项内容');
});

it('what was not restored is named with the reason', () => {
  const rows = new Map([[1, row('faqCategory', '账号')]]);
  const refused = [
    { id: 1, title: '账号', reason: '已有同名的分类' },
    { id: 9, title: '', reason: '您访问的内容不存在' },
  ];
  expect(linesOf(refused, rows, words)).toEqual(['问题分类“账号”：已有同名的分类', '您访问的内容不存在']);
});

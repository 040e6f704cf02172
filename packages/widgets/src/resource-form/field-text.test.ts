import { expect, it } from 'vitest';
import { excerpts, fieldText } from './field-text.ts';
import { resourceFormStrings } from './resource-form.strings.ts';
import type { FormField } from './resource-form.types.ts';

const strings = resourceFormStrings['zh-CN'];
const base = { name: 'a', label: '甲' };
const choices = [{ value: '1', label: '显示' }];
const custom: FormField = { ...base, kind: 'custom', render: () => null };
const named: FormField = { ...custom, textOf: (value) => (value === 3 ? '语文' : '') };

it.each<[FormField, unknown, string]>([
  [{ ...base, kind: 'text' }, '题目', '题目'],
  [{ ...base, kind: 'text' }, '', '（空）'],
  [{ ...base, kind: 'number', unit: '元' }, 8, '8元'],
  [{ ...base, kind: 'choice', choices }, '1', '显示'],
  [{ ...base, kind: 'switch' }, true, '是'],
  [{ ...base, kind: 'rich-text' }, '<p>一&lt;二</p><p>三</p>', '一<二 三'],
  [{ ...base, kind: 'rich-text' }, '<img src="/a.png">', '（内容有改动）'],
  [custom, [1, 2], '2项'],
  [custom, { a: 1 }, '（内容有改动）'],
  [custom, null, '（空）'],
  [named, 3, '语文'],
  [named, null, '（空）'],
])('%o with %o is “%s”', (field, value, text) => {
  expect(fieldText(field, value, strings)).toBe(text);
});

it('shows long texts from shortly before their first difference', () => {
  const same = '一'.repeat(300);
  const [one, other] = excerpts(`${same}甲`, `${same}乙`);
  expect(one).toBe(`…${'一'.repeat(12)}甲`);
  expect(other).toBe(`…${'一'.repeat(12)}乙`);
  expect(excerpts('短', '短的')).toEqual(['短', '短的']);
});

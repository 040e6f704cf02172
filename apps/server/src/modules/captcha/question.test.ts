import { describe, expect, it } from 'vitest';
import { askQuestion, normalizeAnswer } from './question.ts';

describe('a question in words', () => {
  it('is never the same for long, and asks for a number below twenty-two', () => {
    const asked = Array.from({ length: 400 }, () => askQuestion());
    expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThan(120);
    for (const { text, answer } of asked) {
      expect(text).toMatch(/？请用数字回答。$/);
      expect(text).not.toMatch(/undefined|NaN/);
      expect(answer).toBeGreaterThanOrEqual(1);
      expect(answer).toBeLessThanOrEqual(21);
    }
  });

  it.each([
    [0, [3, 5], '三加五等于几？', 8],
    [0, [12, 9], '十二加九等于几？', 21],
    [1, [9, 11], '二十减去九，还剩几？', 11],
    [2, [11, 3], '十一月再过三个月，是几月？', 2],
    [2, [10, 2], '十月再过二个月，是几月？', 12],
    [3, [2, 3], '二月往前数三个月，是几月？', 11],
    [3, [12, 9], '十二月往前数九个月，是几月？', 3],
    [4, [7, 6], '今年七岁的孩子，六年以后几岁？', 13],
  ])('of kind %d with %j is “%s”, answered by %d', (kind, values, text, answer) => {
    const numbers = [kind, ...values];
    const question = askQuestion(() => numbers.shift() ?? 0);
    expect(question).toEqual({ text: `${text}请用数字回答。`, answer });
  });
});

describe('a typed answer', () => {
  it.each([
    ['a7km', 'A7KM'],
    ['Ａ７ＫＭ', 'a7km'],
    [' A 7 K M ', 'a7km'],
    ['８', '8'],
    ['08', '8'],
    ['8。', '8'],
    ['八', '8'],
    ['八月', '8'],
    ['两个', '2'],
    ['十', '10'],
    ['十二', '12'],
    ['二十', '20'],
    ['二十一岁', '21'],
    ['〇', '0'],
  ])('%j is the same as %j', (typed, meant) => expect(normalizeAnswer(typed)).toBe(normalizeAnswer(meant)));

  it.each([
    ['18', '8'],
    ['八八', '88'],
    ['十十', '20'],
    ['一百', '100'],
    ['', '0'],
    ['月', ''],
    ['8.5', '8'],
  ])('%j is not %j', (typed, meant) => expect(normalizeAnswer(typed)).not.toBe(normalizeAnswer(meant)));
});

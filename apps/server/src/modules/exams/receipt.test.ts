import { expect, it } from 'vitest';
import { hashAnswers, receiptOf } from './receipt.ts';

const answer = (
  questionId: number,
  content: string | string[] | number,
  part = -1,
  images: string[] = [],
) => ({
  questionId,
  part,
  seq: 1,
  content,
  images,
});
const submitted = { submittedAt: new Date('2026-11-22T08:30:00Z'), receiptHash: 'f00d' };
const receipt = (answers: Parameters<typeof receiptOf>[1], own = {}) =>
  receiptOf({ ...submitted, ...own } as Parameters<typeof receiptOf>[0], answers);

it('a receipt has one hash for the same answers, in whatever order they came, and another for any other', () => {
  const answers = [answer(2, 'option1'), answer(1, ['a', 'b']), answer(3, 1, 1), answer(3, 'x', 0)];
  expect(hashAnswers(7, answers.toReversed())).toBe(hashAnswers(7, answers));
  expect(hashAnswers(7, answers)).toMatch(/^[\da-f]{64}$/);
  const others = [
    hashAnswers(8, answers),
    hashAnswers(7, answers.slice(1)),
    hashAnswers(7, [answer(2, 'option2'), ...answers.slice(1)]),
    hashAnswers(7, [answer(2, 'option1', -1, ['/a.png']), ...answers.slice(1)]),
  ];
  expect(new Set([...others, hashAnswers(7, answers)]).size).toBe(5);
});

it.each([
  ['texts and choices', [answer(1, 'option1'), answer(2, 0)], 2],
  ['a group once', [answer(1, 'option1', 0), answer(1, 1, 1)], 1],
  ['pictures alone', [answer(1, '', -1, ['/a.png'])], 1],
  ['nothing that was cleared', [answer(1, ''), answer(2, -1), answer(3, ['', ' '])], 0],
])('a receipt counts %s', (_, answers, count) => {
  expect(receipt(answers)?.count).toBe(count);
});

it('there is no receipt of what runs, nor of what ended without one', () => {
  expect(receipt([], { submittedAt: null })).toBeNull();
  expect(receipt([], { receiptHash: null })).toBeNull();
});

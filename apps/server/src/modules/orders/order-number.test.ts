import { expect, it } from 'vitest';
import { createOrderNumber } from './order-number.ts';

const evening = new Date('2026-11-22T16:30:00Z');

it('begins with the day in China and has twenty digits, small numbers too', () => {
  expect(createOrderNumber(evening, () => 42)).toBe('20261123000000000042');
  expect(createOrderNumber(evening, (below) => below - 1)).toBe('20261123999999999999');
});

it('tells nothing of the one before, and does not come twice', () => {
  const numbers = Array.from({ length: 1000 }, () => createOrderNumber(evening));
  expect(new Set(numbers).size).toBe(1000);
  expect(numbers.every((number) => /^20261123\d{12}$/.test(number))).toBe(true);
  expect(numbers.toSorted()).not.toEqual(numbers);
});

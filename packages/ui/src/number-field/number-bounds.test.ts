import { expect, it } from 'vitest';
import { isNumberWithin } from './number-bounds.ts';

it.each([
  { value: null, bounds: {}, isWithin: false },
  { value: Number.NaN, bounds: {}, isWithin: false },
  { value: 0.1 + 0.2, bounds: { min: 0, step: 0.1 }, isWithin: true },
  { value: 129.99, bounds: { min: 0.01, max: 129.99, step: 0.01 }, isWithin: true },
  { value: 1.005, bounds: { min: 0.01, step: 0.01 }, isWithin: false },
  { value: 7, bounds: { min: 2, step: 5 }, isWithin: true },
  { value: 10, bounds: { min: 2, step: 5 }, isWithin: false },
  { value: -1, bounds: { min: 0 }, isWithin: false },
])('$value within $bounds: $isWithin', ({ value, bounds, isWithin }) => {
  expect(isNumberWithin(value, bounds)).toBe(isWithin);
});

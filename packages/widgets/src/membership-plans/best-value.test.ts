import { expect, it } from 'vitest';
import { bestValue } from './best-value.ts';

const plan = (id: number, charge: number, expire_days: number) => ({
  id,
  name: `${expire_days}天`,
  charge,
  expire_days,
  desc_rows: [],
});

it('is the plan of which a day costs least', () => {
  expect(bestValue([plan(1, 30, 30), plan(2, 300, 365), plan(3, 80, 90)])?.id).toBe(2);
});

it('is none where there is no choice, and none where two cost the same', () => {
  expect(bestValue([])).toBeNull();
  expect(bestValue([plan(1, 30, 30)])).toBeNull();
  expect(bestValue([plan(1, 30, 30), plan(2, 60, 60), plan(3, 100, 90)])).toBeNull();
});

import { expect, it } from 'vitest';
import { recommendedPlan } from './recommended-plan.ts';

const plan = (id: number, charge: number, expire_days: number, chosen_share: number | null = null) => ({
  id,
  name: `${id}`,
  charge,
  expire_days,
  desc_rows: [],
  chosen_share,
});
const recommend = (...plans: ReturnType<typeof plan>[]) => {
  const found = recommendedPlan(plans);
  return found && [found.plan.id, found.tenths];
};

it('puts the plan first that people choose, rounded down to tenths', () => {
  expect(recommend(plan(1, 18, 30, 0.21), plan(2, 168, 365, 0.79))).toEqual([2, 7]);
  expect(recommend(plan(1, 18, 30, 0.4), plan(2, 168, 365, 0.3), plan(3, 48, 90, 0.3))).toEqual([1, 4]);
});

it('puts the cheapest day first where nobody knows what people choose, or no plan stands out', () => {
  expect(recommend(plan(1, 18, 30), plan(2, 168, 365))).toEqual([2, null]);
  expect(recommend(plan(1, 18, 30, 0.34), plan(2, 168, 365, 0.33), plan(3, 48, 90, 0.33))).toEqual([2, null]);
});

it('puts none first where there is no choice, or two cost the same a day', () => {
  expect(recommend()).toBeNull();
  expect(recommend(plan(1, 18, 30))).toBeNull();
  expect(recommend(plan(1, 20, 10), plan(2, 40, 20))).toBeNull();
});

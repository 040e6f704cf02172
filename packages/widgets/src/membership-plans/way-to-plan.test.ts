import { describe, expect, it } from 'vitest';
import { membershipPlans } from '../testing/membership-scenarios.fixtures.ts';
import { plansForMember } from './membership-plans.fixtures.ts';
import { isHighest, wayToPlan } from './way-to-plan.ts';

const kinds = (running: { id: number } | null, plans = plansForMember) =>
  plans.map((plan) => wayToPlan(plan, running, plans).kind);

describe('the way to a plan', () => {
  it('MO-15: is a renewal of one’s own, an upgrade to a dearer one, and never a change to a lower one', () => {
    expect(kinds({ id: 2 })).toEqual(['lower', 'renew', 'upgrade']);
  });

  it('is the purchase for who is no member', () => {
    expect(kinds(null, membershipPlans)).toEqual(['buy', 'buy', 'buy']);
  });

  it('leads behind what one has where nothing of that is credited', () => {
    expect(kinds({ id: 1 }, membershipPlans)).toEqual(['renew', 'behind', 'behind']);
    expect(kinds({ id: 9 }, membershipPlans)).toEqual(['behind', 'behind', 'behind']);
  });

  it('ends with the dearest', () => {
    expect([1, 2, 3, 9].filter((id) => isHighest({ id }, membershipPlans))).toEqual([3]);
    expect(isHighest({ id: 1 }, membershipPlans.slice(0, 1))).toBe(false);
  });
});

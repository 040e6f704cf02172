import type { MembershipPlan, MembershipsApi } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { createCalls } from '../testing/calls.fixtures.ts';
import { membershipPlans } from '../testing/membership-scenarios.fixtures.ts';
import { stillActions } from '../testing/still-context.fixtures.ts';
import { membershipPlansStrings } from './membership-plans.strings.ts';
import type { PlansViewContext } from './membership-plans.view.tsx';
import type { RunningMembership } from './plan-cards.view.tsx';

/** The plans for sale in memory. The call can be held back or made to fail. */
export function createPlansBackend(plans: readonly MembershipPlan[] = membershipPlans) {
  const { called, controls } = createCalls<'plans'>();
  const memberships: Pick<MembershipsApi, 'plans'> = {
    plans: () => called('plans', {}, () => [...plans]),
  };
  return { memberships, ...controls };
}

export type PlansBackend = ReturnType<typeof createPlansBackend>;

/** For pictures: nothing happens. */
export const contextIn = (locale: Locale): PlansViewContext => ({
  actions: stillActions(),
  strings: membershipPlansStrings[locale],
  level: 2,
});

/** The same plans for a member by the quarterly one, with 51 days left: what each would cost and bring. */
export const plansForMember: readonly MembershipPlan[] = membershipPlans.map((plan) => ({
  ...plan,
  ends_at: new Date(Date.UTC(2026, 3, 22, 2) + plan.expire_days * 86_400_000).toISOString(),
  upgrade:
    plan.id === 3
      ? {
          from: { id: 2, name: '季度会员' },
          lines: [
            { kind: 'price', amount: 238 },
            { kind: 'upgrade', amount: -37 },
            { kind: 'to_pay', amount: 201 },
          ],
          ends_at: '2027-03-02T02:00:00.000Z',
          later_until: null,
        }
      : null,
}));

/** A member by the quarterly plan. */
export const quarterMembership: RunningMembership = {
  id: 2,
  name: '季度会员',
  expired_at: '2026-04-22T02:00:00.000Z',
};

/** A member by the yearly plan, for half a year more from the test host's time on. */
export const runningMembership: RunningMembership = {
  id: membershipPlans[2]!.id,
  name: membershipPlans[2]!.name,
  expired_at: '2026-08-30T02:00:00.000Z',
};

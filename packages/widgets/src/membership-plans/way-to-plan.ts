import type { MembershipPlan } from '@shuyuan/api-client';

type Upgrade = NonNullable<MembershipPlan['upgrade']>;

/** How somebody who is a member comes to a plan: anew, in place of what they have, or behind it. */
export type WayToPlan =
  /** For who is no member. */
  | { kind: 'buy' }
  /** The plan that runs, once more. */
  | { kind: 'renew' }
  | { kind: 'upgrade'; upgrade: Upgrade }
  /** Behind what they have, since it is a lower one: nobody changes to it in between. */
  | { kind: 'lower' }
  /** Behind what they have, since nothing of that can be credited, or it costs as much. */
  | { kind: 'behind' };

/** `running`: the plan by which somebody is a member; null for who is none. It may not be for sale any more. */
export function wayToPlan(
  plan: MembershipPlan,
  running: { id: number } | null,
  plans: readonly MembershipPlan[],
): WayToPlan {
  if (!running) return { kind: 'buy' };
  if (plan.id === running.id) return { kind: 'renew' };
  if (plan.upgrade) return { kind: 'upgrade', upgrade: plan.upgrade };
  const current = plans.find(({ id }) => id === running.id);
  return current && plan.charge < current.charge ? { kind: 'lower' } : { kind: 'behind' };
}

/** Whether nothing dearer is for sale than the plan that runs. */
export function isHighest(running: { id: number }, plans: readonly MembershipPlan[]): boolean {
  const current = plans.find(({ id }) => id === running.id);
  return current !== undefined && plans.length > 1 && plans.every(({ charge }) => charge <= current.charge);
}

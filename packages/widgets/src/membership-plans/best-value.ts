import type { MembershipPlan } from '@shuyuan/api-client';

/** What a day of a plan costs, in yuan. */
export const dailyCharge = ({ charge, expire_days }: MembershipPlan) => charge / expire_days;

/** The plan of which a day costs least; null when there is no choice, or two cost the same. */
export function bestValue(plans: readonly MembershipPlan[]): MembershipPlan | null {
  const [best, next] = plans.toSorted((a, b) => dailyCharge(a) - dailyCharge(b));
  return best && next && dailyCharge(best) < dailyCharge(next) ? best : null;
}

import type { MembershipPlan } from '@shuyuan/api-client';

/** What a day of a plan costs, in yuan. */
export const dailyCharge = ({ charge, expire_days }: Pick<MembershipPlan, 'charge' | 'expire_days'>) =>
  charge / expire_days;

/** A plan that is put first, and what is said for it. */
export interface Recommendation {
  plan: MembershipPlan;
  /** How many of ten people chose it; null where it is put first because a day of it costs least. */
  tenths: number | null;
}

/** Below this part nobody would call it what people choose. */
const mostChoose = 0.4;

/**
 * The plan that most people chose; where that is not known or none stands out, the one of which a day costs least. Null
 * when there is no choice, or two cost the same.
 */
export function recommendedPlan(plans: readonly MembershipPlan[]): Recommendation | null {
  if (plans.length < 2) return null;
  const shareOf = (plan: MembershipPlan) => plan.chosen_share ?? 0;
  const [chosen] = plans.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (chosen && shareOf(chosen) >= mostChoose)
    return { plan: chosen, tenths: Math.floor(shareOf(chosen) * 10) };
  const [best, next] = plans.toSorted((a, b) => dailyCharge(a) - dailyCharge(b));
  return best && next && dailyCharge(best) < dailyCharge(next) ? { plan: best, tenths: null } : null;
}

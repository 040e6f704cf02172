import type { MembershipPlan } from '@shuyuan/api-client';

/** What a page knows of what there is, besides the benefits that the plans name. */
export interface Coverage {
  /** What everybody has, by name. */
  everybody: readonly string[];
  /** What every member has and nobody else, by name. */
  members: readonly string[];
}

/** A row of the comparison. */
export interface ComparedBenefit {
  name: string;
  /** Whether somebody who is no member has it. */
  isForGuests: boolean;
  /** The plans that have it. */
  planIds: ReadonlySet<number>;
}

/** Everything that somebody gets, what everybody has first; a benefit that several plans name once. */
export function comparedBenefits(
  plans: readonly MembershipPlan[],
  { everybody, members }: Coverage,
): ComparedBenefit[] {
  const all = new Set(plans.map(({ id }) => id));
  const named = new Set(plans.flatMap(({ desc_rows }) => desc_rows));
  return [
    ...everybody.map((name) => ({ name, isForGuests: true, planIds: all })),
    ...members.map((name) => ({ name, isForGuests: false, planIds: all })),
    ...[...named].map((name) => ({
      name,
      isForGuests: false,
      planIds: new Set(plans.filter(({ desc_rows }) => desc_rows.includes(name)).map(({ id }) => id)),
    })),
  ];
}

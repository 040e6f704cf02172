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

/**
 * Benefits that every plan names, when there are several plans. They compare nothing, and as a lack of those who are no
 * member they would mislead: "renewal is not automatic" is a term of the plans.
 */
export function sharedBenefits(plans: readonly MembershipPlan[]): string[] {
  const [first, ...others] = plans;
  if (!first || others.length === 0) return [];
  return [...new Set(first.desc_rows)].filter((name) =>
    others.every(({ desc_rows }) => desc_rows.includes(name)),
  );
}

/** Rows of the comparison, without `sharedBenefits`: first what everybody has. Each benefit is one row. */
export function comparedBenefits(
  plans: readonly MembershipPlan[],
  { everybody, members }: Coverage,
): ComparedBenefit[] {
  const all = new Set(plans.map(({ id }) => id));
  const shared = new Set(sharedBenefits(plans));
  const named = new Set(plans.flatMap(({ desc_rows }) => desc_rows).filter((name) => !shared.has(name)));
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

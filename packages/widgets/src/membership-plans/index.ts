export { MembershipPlans } from './membership-plans.tsx';
export type { MembershipPlansProps } from './membership-plans.props.ts';
export type { MembershipPlansStrings } from './membership-plans.strings.ts';

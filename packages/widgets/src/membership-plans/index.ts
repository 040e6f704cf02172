export type { Coverage } from './compared-benefits.ts';
export { MembershipPlans, type MembershipPlansProps } from './membership-plans.tsx';
export type { MembershipPlansStrings } from './membership-plans.strings.ts';

import type { GoodsRef, MembershipsApi } from '@shuyuan/api-client';
import type { MembershipPlansStrings } from './membership-plans.strings.ts';

export interface MembershipPlansProps {
  memberships: Pick<MembershipsApi, 'plans'>;
  /** Level of its heading; those of the plans are one below. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: the plans, or that they could not be loaded. */
  onReady?: () => void;
  /** Somebody who is signed in wants to buy: lead them to the cashier. */
  onBuy: (goods: GoodsRef) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<MembershipPlansStrings>;
}

import type { MembershipPlan } from '@shuyuan/api-client';

export type PlansState =
  | { status: 'loading' }
  /** `isOffline`: there was no network, and it is asked for again by itself when there is. */
  | { status: 'failed'; isOffline: boolean; isRetrying: boolean }
  /** `hasReturned`: they came after they had failed, so that the button which had the focus is gone. */
  | { status: 'ready'; plans: readonly MembershipPlan[]; hasReturned: boolean };

import type { Order } from '@shuyuan/api-client';

/** What decides what the person of an order does next. */
export interface Standing extends Pick<Order, 'status' | 'group' | 'refund'> {
  /** There is no page any more of what was ordered. */
  isGone: boolean;
  /** The person may review it now. */
  mayReview: boolean;
}

/** The one thing that the person of an order does next. */
export function nextStepOf(order: Standing): NonNullable<Order['next_step']> {
  const { status, group, refund, isGone, mayReview } = order;
  if (status === 1 || status === 5) return 'pay';
  if (refund) return 'details';
  if (group) return 'invite';
  if (isGone) return 'details';
  return status === 9 && mayReview ? 'review' : 'open';
}

import { orderLife } from '@shuyuan/api-client';
import type { OrderRow } from './orders.repo.ts';

type Timed = Pick<OrderRow, 'status' | 'expiresAt'>;

const minute = 60_000;

export const expiryFrom = (now: Date) => new Date(now.getTime() + orderLife * minute);

export const isOverdue = ({ expiresAt }: Timed, now: Date) => expiresAt <= now;

/**
 * What an order is at a moment. One that was never handed over closes by its time alone, since nobody can have paid for
 * it. One that was handed over stays so until the payment service has said what became of it: money may be on its way,
 * and nobody shall read "cancelled" who has just paid.
 */
export function statusAt(order: Timed, now: Date): OrderRow['status'] {
  return order.status === 1 && isOverdue(order, now) ? 7 : order.status;
}

import { orderLife } from '@shuyuan/api-client';
import type { OrderRow } from './orders.repo.ts';

type Timed = Pick<OrderRow, 'status' | 'expiresAt'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days from ordering in which a transfer may arrive: a bank takes longer than a telephone. */
const transferDays = 3;

export const expiryFrom = (now: Date) => new Date(now.getTime() + orderLife * minute);

/** Until when a payment service takes money for an order, whatever time a transfer has. */
export const serviceExpiry = ({ createdAt, expiresAt }: Pick<OrderRow, 'createdAt' | 'expiresAt'>) =>
  new Date(Math.min(expiresAt.getTime(), expiryFrom(createdAt).getTime()));

/** Until when an order waits for a transfer. What is kept for a deal is not kept longer: others wait for its place. */
export const transferExpiry = ({
  createdAt,
  expiresAt,
  discountKind: kind,
}: Pick<OrderRow, 'createdAt' | 'expiresAt' | 'discountKind'>) =>
  kind === 'flash_sale' || kind === 'group_buy'
    ? expiresAt
    : new Date(createdAt.getTime() + transferDays * day);

export const isOverdue = ({ expiresAt }: Timed, now: Date) => expiresAt <= now;

/**
 * What an order is at a moment. One that was never handed over closes by its time alone, since nobody can have paid for
 * it. One that was handed over stays so until the payment service has said what became of it: money may be on its way,
 * and nobody shall read "cancelled" who has just paid.
 */
export function statusAt(order: Timed, now: Date): OrderRow['status'] {
  return order.status === 1 && isOverdue(order, now) ? 7 : order.status;
}

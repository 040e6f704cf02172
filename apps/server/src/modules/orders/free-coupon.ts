import type { Database } from '../../db/database.ts';
import { findHolder } from '../coupons/coupons.repo.ts';
import { isOverdue } from './order-status.ts';
import { closeOrder } from './orders.repo.ts';
import { settleOrder, type SettlingDeps } from './settle-orders.ts';

/** Closes the order that a person's coupon hangs on where that has had its time, so that the coupon need not wait for the next round. */
export async function freeCoupon(
  deps: SettlingDeps,
  db: Database,
  coupon: { id: number; userId: number },
): Promise<void> {
  const holder = await findHolder(db, coupon);
  const now = deps.clock.now();
  if (!holder || !isOverdue(holder, now)) return;
  if (holder.status === 1) await closeOrder(db, holder.id, [1], now);
  else await settleOrder(deps, db, holder);
}

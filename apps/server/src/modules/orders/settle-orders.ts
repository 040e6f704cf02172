import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import { mayAsk } from './order-limits.ts';
import { isOverdue } from './order-status.ts';
import * as repo from './orders.repo.ts';
import { takePayment } from './take-payment.ts';

export type SettlingDeps = Pick<ModuleDeps, 'clock' | 'limiter' | 'log' | 'payment'>;

/**
 * Finds out what became of an order that was handed over, so that a word that was lost costs nothing, and closes it when
 * its time is over; there first, so that nobody pays for what is closed here. Asks at most every few seconds. False when
 * the service gave no answer: the order stays as it is.
 */
export async function settleOrder(deps: SettlingDeps, db: Database, order: repo.OrderRow): Promise<boolean> {
  const { clock, limiter, log, payment } = deps;
  const { id, status } = order;
  const isOver = isOverdue(order, clock.now());
  if (status !== 5) return true;
  const how = isOver ? 'close' : 'find';
  if (payment && !(await mayAsk(limiter, id, how))) return true;
  try {
    // Where paying was turned off, nobody is left who could take money.
    const state = payment ? await payment[how](id) : closed;
    if (state.kind === 'paid') await takePayment(deps, db, state.payment);
    if (isOver && state.kind !== 'open') await repo.closeOrder(db, id, [1, 5], clock.now());
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ orderId: id, reason }, 'the payment service did not say what became of an order');
    return false;
  }
}

const closed = { kind: 'closed' } as const;

const perRound = 50;
const mostFailures = 3;

/** Closes what has had its time. Any number of servers may do so at once; a service that does not answer ends the round. */
export async function settleOverdueOrders(deps: SettlingDeps, db: Database): Promise<void> {
  const now = deps.clock.now();
  await repo.closeOverdue(db, now);
  let failures = 0;
  for (const order of await repo.findOverdueHandedOver(db, now, { limit: perRound })) {
    if (!(await settleOrder(deps, db, order))) failures += 1;
    if (failures === mostFailures) return;
  }
}

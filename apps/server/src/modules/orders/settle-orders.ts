import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import { askServices } from './ask-services.ts';
import { mayAsk } from './order-limits.ts';
import { isOverdue } from './order-status.ts';
import * as repo from './orders.repo.ts';

export type SettlingDeps = Pick<ModuleDeps, 'clock' | 'limiter' | 'log' | 'payments'>;

/**
 * Finds out what became of an order that was handed over, so that a word that was lost costs nothing, and closes it when
 * its time is over; there first, so that nobody pays for what is closed here. Asks at most every few seconds. False when
 * a service gave no answer: the order stays as it is.
 */
export async function settleOrder(deps: SettlingDeps, db: Database, order: repo.OrderRow): Promise<boolean> {
  const { clock, limiter, log, payments } = deps;
  const { id, status } = order;
  const isOver = isOverdue(order, clock.now());
  if (status !== 5) return true;
  const how = isOver ? 'close' : 'find';
  const isAsked = order.handedTo.some((name) => payments[name] !== null);
  if (isAsked && !(await mayAsk(limiter, id, how))) return true;
  try {
    const state = await askServices(deps, db, order, how);
    if (isOver && state !== 'open') await repo.closeOrder(db, id, [1, 5], clock.now());
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ orderId: id, reason }, 'the payment service did not say what became of an order');
    return false;
  }
}

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

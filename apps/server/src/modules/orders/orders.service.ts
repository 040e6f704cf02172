import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { ScanPayment } from '../../services-outside/payments/scan-payment.ts';
import { requireBuyable } from './create-order.ts';
import { goodsKinds } from './goods-kinds.ts';
import { takeTry } from './order-limits.ts';
import { isOverdue, statusAt } from './order-status.ts';
import * as repo from './orders.repo.ts';
import { orderStrings as strings } from './orders.strings.ts';
import { settleOrder, type SettlingDeps } from './settle-orders.ts';
import { takePayment } from './take-payment.ts';

export interface OrderAt {
  db: Database;
  userId: number;
  id: string;
}

/** Throws 404 for nobody's and for somebody else's. */
async function requireOrder({ db, userId, id }: OrderAt): Promise<repo.OrderRow> {
  const order = await repo.findOrder(db, userId, id);
  if (!order) throw new Problem(404, strings.missing);
  return order;
}

/** An order as it truly is: when it was handed over and no word has come, the payment service is asked. */
export async function readOrder(deps: SettlingDeps, at: OrderAt): Promise<repo.OrderRow> {
  const order = await requireOrder(at);
  if (order.status !== 5) return order;
  await settleOrder(deps, at.db, order);
  return requireOrder(at);
}

/** Refuses to go on where nothing works for want of a payment service. */
export function requirePayment({ payment }: Pick<ModuleDeps, 'payment'>): ScanPayment {
  if (!payment) throw new Problem(1, strings.cannotPay);
  return payment;
}

/** Hands an order to the payment service and answers what its picture holds; the same again while it is good. */
export async function handOver(deps: SettlingDeps, at: OrderAt): Promise<string> {
  const { db, userId, id } = at;
  const payment = requirePayment(deps);
  const order = await requireOrder(at);
  const now = deps.clock.now();
  requireOpen(order, now);
  const { goodsType: type, goodsId, goodsName, charge, expiresAt } = order;
  requireBuyable(await goodsKinds[type].find(db, goodsId, { userId, now }), type);
  if (order.codeUrl !== null) return order.codeUrl;
  await takeTry(deps.limiter, 'pay', userId);
  // Before it happens: an order that the service may know is never closed without asking there.
  if (!(await repo.markHandedOver(db, id, now))) throw refusalOf(await requireOrder(at));
  const codeUrl = await payment.start({ orderId: id, charge, title: strings.title(goodsName), expiresAt });
  const kept = await repo.keepCodeUrl(db, id, codeUrl);
  if (kept !== undefined) return kept;
  const current = await requireOrder(at);
  // Cancelled before the service had heard of it: now it has, and is told again.
  if (current.status === 7) await closeOutside(deps, db, payment, id);
  throw refusalOf(current);
}

/**
 * Cancels an order: where it can be paid first, since nobody shall pay for what is cancelled here. Answers the order as
 * it is then, which is a paid one when somebody was faster.
 */
export async function cancelOrder(deps: SettlingDeps, at: OrderAt): Promise<repo.OrderRow> {
  const { db, id } = at;
  const now = deps.clock.now();
  await requireOrder(at);
  if (!(await repo.closeOrder(db, id, [1], now))) {
    const { status } = await requireOrder(at);
    if (status === 5) {
      if (deps.payment) await closeOutside(deps, db, deps.payment, id);
      await repo.closeOrder(db, id, [5], now);
    }
  }
  return requireOrder(at);
}

async function closeOutside(deps: SettlingDeps, db: Database, payment: ScanPayment, id: string) {
  const state = await payment.close(id);
  if (state.kind === 'paid') await takePayment(deps, db, state.payment);
}

function requireOpen(order: repo.OrderRow, now: Date): void {
  const status = statusAt(order, now);
  if (status === 7 || status === 9 || isOverdue(order, now)) throw refusalOf(order);
}

const refusalOf = ({ status }: repo.OrderRow) =>
  new Problem(1, status === 9 ? strings.alreadyPaid : strings.closed);

import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import {
  paymentServices,
  type PaymentServiceName,
  type PaymentServices,
} from '../../services-outside/payments/scan-payment.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { requireOpenSection } from '../config/sections.ts';
import { readSettings } from '../config/site-settings.ts';
import { membershipStrings } from '../memberships/memberships.strings.ts';
import { isCreditLeft } from '../memberships/upgrade.ts';
import { askServices } from './ask-services.ts';
import { requireBuyable } from './create-order.ts';
import { goodsKinds } from './goods-kinds.ts';
import { takeTry } from './order-limits.ts';
import { isOverdue, serviceExpiry, statusAt, transferExpiry } from './order-status.ts';
import * as repo from './orders.repo.ts';
import { orderStrings as strings } from './orders.strings.ts';
import { settleOrder, type SettlingDeps } from './settle-orders.ts';

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

/** An order as it truly is: when it was handed over and no word has come, the payment services are asked. */
export async function readOrder(deps: SettlingDeps, at: OrderAt): Promise<repo.OrderRow> {
  const order = await requireOrder(at);
  if (order.status !== 5) return order;
  await settleOrder(deps, at.db, order);
  return requireOrder(at);
}

/** The ways of paying that are set up, in the order in which they are offered. */
export async function findWays(
  { payments }: Pick<ModuleDeps, 'payments'>,
  db: Database,
): Promise<(PaymentServiceName | 'handPay')[]> {
  const { handPayText } = readSettings(await findSettings(db), configStrings);
  const services = paymentServices.filter((name) => payments[name] !== null);
  return handPayText.trim() === '' ? services : [...services, 'handPay'];
}

/** Refuses to go on where nobody could pay. */
export async function requireWays(deps: Pick<ModuleDeps, 'payments'>, db: Database): Promise<void> {
  if ((await findWays(deps, db)).length === 0) throw new Problem(1, strings.cannotPay);
}

/** Hands an order to the payment service and answers what its picture holds; the same again while it is good. */
export async function handOver(deps: SettlingDeps, at: OrderAt): Promise<string> {
  const { db, id } = at;
  const payment = requireService(deps, 'wechat');
  const { order, payable } = await preparePaying(deps, at);
  if (order.codeUrl !== null && order.paymentMethod === 'wechat') return order.codeUrl;
  await markHandedOver(deps, at, { service: 'wechat', expiresAt: payable.expiresAt });
  const codeUrl = order.codeUrl ?? (await payment.start(payable));
  return (await repo.keepCodeUrl(db, id, codeUrl)) ?? refuseClosed(deps, at);
}

/** Hands an order to Alipay and answers the address of the page where it is paid. */
export async function openPage(
  deps: SettlingDeps & Pick<ModuleDeps, 'config'>,
  at: OrderAt,
): Promise<string> {
  const payment = requireService(deps, 'alipay');
  const { payable } = await preparePaying(deps, at);
  await markHandedOver(deps, at, { service: 'alipay', expiresAt: payable.expiresAt });
  const pageUrl = await payment.start(payable, returnUrlOf(deps.config, at.id));
  const { status } = await requireOrder(at);
  return status === 5 ? pageUrl : refuseClosed(deps, at);
}

/** The site's own page on which the order is paid; there the server alone says whether it was. */
const returnUrlOf = ({ publicUrl }: ModuleDeps['config'], id: string) =>
  `${publicUrl}/order/pay?order_id=${id}&way=alipay`;

function requireService<Name extends PaymentServiceName>(
  { payments }: Pick<ModuleDeps, 'payments'>,
  name: Name,
): NonNullable<PaymentServices[Name]> {
  const service = payments[name];
  if (!service) throw new Problem(1, strings.cannotPay);
  return service;
}

/** Keeps an order open for a transfer, which the console completes when the money is there. */
export async function awaitTransfer(deps: SettlingDeps, at: OrderAt): Promise<void> {
  const { db, userId, id } = at;
  // Money that a service has by now comes first.
  const order = await readOrder(deps, at);
  const now = deps.clock.now();
  requireOpen(order, now);
  if (order.paymentMethod === 'handPay') return;
  await requireSold(db, order, now);
  await takeTry(deps.limiter, 'pay', userId);
  if (!(await repo.markByHand(db, { id, expiresAt: transferExpiry(order) }, now)))
    throw refusalOf(await requireOrder(at));
}

/** An order that a service can take money for now, and what it is told of it. */
async function preparePaying(deps: SettlingDeps, at: OrderAt) {
  const { db, id } = at;
  const order = await requireOrder(at);
  const now = deps.clock.now();
  requireOpen(order, now);
  const expiresAt = serviceExpiry(order);
  if (expiresAt <= now) throw new Problem(1, strings.transferOnly);
  await requireSold(db, order, now);
  const { goodsName, charge } = order;
  return { order, payable: { orderId: id, charge, title: strings.title(goodsName), expiresAt } };
}

/** Refuses to hand an order to a way of paying that could not be made any more. Money that comes all the same is taken. */
async function requireSold(db: Database, order: repo.OrderRow, now: Date): Promise<void> {
  const { goodsType: type, goodsId, userId, discountKind, discountId: termId, discount, createdAt } = order;
  await requireOpenSection(db, type);
  const goods = userId === null ? undefined : await goodsKinds[type].find(db, goodsId, { userId, now });
  requireBuyable(goods, type);
  if (discountKind !== 'upgrade' || userId === null || termId === null) return;
  if (!(await isCreditLeft(db, userId, { termId, discount, createdAt }, now)))
    throw new Problem(1, membershipStrings.creditChanged);
}

/** Before it happens: an order that a service may know is never closed without asking there. */
async function markHandedOver(
  deps: SettlingDeps,
  at: OrderAt,
  how: { service: PaymentServiceName; expiresAt: Date },
): Promise<void> {
  const { db, userId, id } = at;
  await takeTry(deps.limiter, 'pay', userId);
  if (!(await repo.markHandedOver(db, { id, ...how }, deps.clock.now())))
    throw refusalOf(await requireOrder(at));
}

async function refuseClosed(deps: SettlingDeps, at: OrderAt): Promise<never> {
  const current = await requireOrder(at);
  // Cancelled before the service had heard of it: now it has, and is told again.
  if (current.status === 7) await askServices(deps, at.db, current, 'close');
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
    const order = await requireOrder(at);
    if (order.status === 5) {
      await askServices(deps, db, order, 'close');
      await repo.closeOrder(db, id, [5], now);
    }
  }
  return requireOrder(at);
}

function requireOpen(order: repo.OrderRow, now: Date): void {
  const status = statusAt(order, now);
  if (status === 7 || status === 9 || isOverdue(order, now)) throw refusalOf(order);
}

const refusalOf = ({ status }: repo.OrderRow) =>
  new Problem(1, status === 9 ? strings.alreadyPaid : strings.closed);

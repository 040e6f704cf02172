import type { Database } from '../../db/database.ts';
import { joinPaidTeam } from '../deals/group-teams.ts';
import { deliverOrder } from './deliver-order.ts';
import type { OrderRow } from './orders.repo.ts';

/**
 * What follows when an order was paid, in the transaction that says so: what was ordered is handed over, or a place in a
 * group is taken, which hands over as soon as the group is complete. False when there is nothing to hand over.
 */
export async function followPayment(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  return order.discountKind === 'group_buy' ? joinPaidTeam(tx, order, now) : deliverOrder(tx, order, now);
}

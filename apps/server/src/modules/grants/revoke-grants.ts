import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grants, orders } from '../../db/schema.ts';
import { moveTerms } from './membership-terms.repo.ts';

/**
 * Takes back what an order has given, or one grant: from now on it opens nothing, neither the goods nor what is part of them nor, of a
 * membership, what members have. What was taken back before stays as it was; later terms of a membership move up, and the term that an
 * upgrade has ended goes on to the end that it had. Belongs in the transaction of its cause, which holds the person. Returns how many were
 * taken back.
 */
export async function revokeGrants(
  tx: Database,
  what: { orderId: string } | { grantId: number },
  now: Date,
): Promise<number> {
  const isMeant = 'orderId' in what ? eq(grants.orderId, what.orderId) : eq(grants.id, what.grantId);
  const { userId, goodsType: type, orderId } = grants;
  const taken = await tx
    .update(grants)
    .set({ revokedAt: now })
    .where(and(isMeant, isNull(grants.revokedAt)))
    .returning({ userId, type, orderId });
  for (const term of taken.filter((each) => each.type === 'membership')) {
    if (term.orderId !== null) await bringBack(tx, term.orderId);
    await moveTerms(tx, term.userId, now);
  }
  return taken.length;
}

/** Lets the term stand again that an order has ended, if it was an upgrade. */
async function bringBack(tx: Database, orderId: string): Promise<void> {
  const ended = tx
    .select({ id: orders.discountId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.discountKind, 'upgrade')));
  await tx
    .update(grants)
    .set({ revokedAt: null })
    .where(sql`${grants.id} in ${ended}`);
}

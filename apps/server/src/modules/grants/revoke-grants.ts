import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grants } from '../../db/schema.ts';

/**
 * Takes back what an order has given, or one grant: from now on it opens nothing, neither the goods nor what is part of them nor, of a
 * membership, what members have. What was taken back before stays as it was; later terms of a membership stay where they are. Belongs in
 * the transaction of its cause, which holds the person. Returns how many were taken back.
 */
export async function revokeGrants(
  tx: Database,
  what: { orderId: string } | { grantId: number },
  now: Date,
): Promise<number> {
  const isMeant = 'orderId' in what ? eq(grants.orderId, what.orderId) : eq(grants.id, what.grantId);
  const { rowCount } = await tx
    .update(grants)
    .set({ revokedAt: now })
    .where(and(isMeant, isNull(grants.revokedAt)));
  return rowCount ?? 0;
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { flashSales, flashSaleSlots } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { dealStrings as strings } from './deals.strings.ts';
import { countHeld } from './flash-sales.repo.ts';

/**
 * Refuses to complete a closed order of a flash sale whose pieces all belong to others by now. The sale is held meanwhile, also one that was
 * removed.
 */
export async function requirePiece(tx: Database, orderId: string, now: Date): Promise<void> {
  const [sale] = await tx
    .select({ id: flashSales.id, num: flashSales.num })
    .from(flashSales)
    .innerJoin(flashSaleSlots, eq(flashSaleSlots.saleId, flashSales.id))
    .where(eq(flashSaleSlots.orderId, orderId))
    .for('update', { of: flashSales });
  if (!sale) return;
  const held = (await countHeld(tx, [sale.id], now)).get(sale.id) ?? 0;
  if (held >= sale.num) throw new Problem(1, strings.resold);
}

import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invitations, inviteRewards, shareGoods } from '../../db/schema.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { rewardsOf } from './reward-rules.ts';

const day = 24 * 60 * 60 * 1000;

/** Who has invited a person, while that still earns something. */
async function findInviter(db: Database, inviteeId: number, now: Date): Promise<number | undefined> {
  const [found] = await db
    .select({ inviterId: invitations.inviterId })
    .from(invitations)
    .where(and(eq(invitations.inviteeId, inviteeId), gt(invitations.endsAt, now)));
  return found?.inviterId;
}

/**
 * Notes what an order that was just paid earns those who have invited its buyer, in that transaction. It is paid when refunds of the order
 * are over. Nobody earns by an order of their own.
 */
export async function earnRewards(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, userId: inviteeId, goodsType, goodsId, charge } = order;
  if (inviteeId === null || charge === 0) return;
  const settings = readSettings(await findSettings(tx), configStrings);
  if (!settings.features.share) return;
  const first = await findInviter(tx, inviteeId, now);
  if (first === undefined) return;
  const second = await findInviter(tx, first, now);
  const [goods] = await tx
    .select()
    .from(shareGoods)
    .where(and(eq(shareGoods.goodsType, goodsType), eq(shareGoods.goodsId, goodsId)));
  const dueAt = new Date(now.getTime() + settings.refund.days * day);
  const rewards = rewardsOf({ buyer: inviteeId, first, second, charge, goods }, settings.invite);
  if (rewards.length === 0) return;
  await tx
    .insert(inviteRewards)
    .values(rewards.map((reward) => ({ ...reward, orderId, inviteeId, dueAt, createdAt: now })))
    .onConflictDoNothing();
}

import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inviteRewards, orders } from '../../db/schema.ts';
import { tell } from '../messages/tell.ts';
import { runEach } from '../run-each.ts';
import { invitationStrings as strings } from './invitations.strings.ts';
import { addDebt, lockAccount, moveBalance } from './move-balance.ts';

const perRound = 100;

/** Pays what is due. Any number of servers may do so at once. */
export async function payDueRewards(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: inviteRewards.id, inviterId: inviteRewards.inviterId })
    .from(inviteRewards)
    .where(and(eq(inviteRewards.state, 'waiting'), lte(inviteRewards.dueAt, now)))
    .orderBy(asc(inviteRewards.dueAt))
    .limit(perRound);
  await runEach(due.map((reward) => () => db.transaction((tx) => payReward(tx, reward, now))));
}

/** What is owed of rewards that were taken back goes off it at once. */
async function payReward(tx: Database, { id, inviterId }: { id: number; inviterId: number }, now: Date) {
  const [paid] = await tx
    .update(inviteRewards)
    .set({ state: 'paid' })
    .where(and(eq(inviteRewards.id, id), eq(inviteRewards.state, 'waiting')))
    .returning();
  if (!paid) return;
  const { orderId, amount } = paid;
  const person = { kind: 'person' as const, userId: inviterId };
  const remark = await goodsNameOf(tx, orderId);
  const move = { amount, reason: 'reward' as const, remark, key: `reward ${id}`, now };
  await moveBalance(tx, { ...move, from: { kind: 'school' }, to: person });
  const account = await lockAccount(tx, person);
  const owed = Math.min(account.debt, amount);
  if (owed > 0) {
    await moveBalance(tx, {
      from: person,
      to: { kind: 'school' },
      amount: owed,
      reason: 'debt',
      remark,
      key: `debt ${id}`,
      now,
    });
    await addDebt(tx, account.id, -owed);
  }
  await tell(tx, {
    userId: inviterId,
    type: 'balance',
    actorId: null,
    resource: null,
    data: { title: remark, excerpt: strings.rewarded(amount) },
    now,
  });
}

/**
 * Ends what a refunded order has earned: what waits is never paid, what was paid is taken back; what is not there any more becomes a debt
 * that later rewards pay first. The caller holds the order.
 */
export async function takeBackRewards(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(inviteRewards)
    .set({ state: 'void' })
    .where(and(eq(inviteRewards.orderId, orderId), eq(inviteRewards.state, 'waiting')));
  const taken = await tx
    .update(inviteRewards)
    .set({ state: 'taken_back' })
    .where(and(eq(inviteRewards.orderId, orderId), eq(inviteRewards.state, 'paid')))
    .returning();
  const remark = await goodsNameOf(tx, orderId);
  for (const { id, inviterId, amount } of taken.toSorted((one, other) => one.inviterId - other.inviterId)) {
    const person = { kind: 'person' as const, userId: inviterId };
    const account = await lockAccount(tx, person);
    const there = Math.min(account.balance, amount);
    const move = { reason: 'reward_taken_back' as const, remark, key: `take back ${id}`, now };
    if (there > 0) await moveBalance(tx, { ...move, from: person, to: { kind: 'school' }, amount: there });
    if (there < amount) await addDebt(tx, account.id, amount - there);
    await tell(tx, {
      userId: inviterId,
      type: 'balance',
      actorId: null,
      resource: null,
      data: { title: remark, excerpt: strings.takenBack(amount) },
      now,
    });
  }
}

async function goodsNameOf(tx: Database, orderId: string): Promise<string> {
  const [order] = await tx.select({ name: orders.goodsName }).from(orders).where(eq(orders.id, orderId));
  return order?.name ?? '';
}

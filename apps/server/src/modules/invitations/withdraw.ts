import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withdrawals } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { tell } from '../messages/tell.ts';
import type { WithdrawalRow } from './invitations.repo.ts';
import { invitationStrings as strings } from './invitations.strings.ts';
import { lockAccount, moveBalance, type BalanceHolder } from './move-balance.ts';

export interface WantedWithdrawal {
  userId: number;
  clientId: string;
  amount: number;
  channel: WithdrawalRow['channel'];
  channelName: string;
  channelAccount: string;
  channelAddress: string;
}

const held: BalanceHolder = { kind: 'held' };

/** Holds what is to be paid out, in one move; the same `clientId` holds once. Refuses what is not there. */
export async function withdraw(
  tx: Database,
  wanted: WantedWithdrawal,
  { least, now }: { least: number; now: Date },
): Promise<WithdrawalRow> {
  const { userId, clientId, amount, channel } = wanted;
  const person: BalanceHolder = { kind: 'person', userId };
  // Of two at once the second sees what the first has left.
  const account = await lockAccount(tx, person);
  const [known] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.clientId, clientId)));
  if (known) return known;
  if (amount < least) throw new Problem(1, strings.least(least), { field: 'amount' });
  if (amount > account.balance) throw new Problem(1, strings.short, { field: 'amount' });
  const [made] = await tx
    .insert(withdrawals)
    .values({ ...wanted, beforeBalance: account.balance, createdAt: now, updatedAt: now })
    .returning();
  if (!made) throw new Error('A withdrawal was put in and did not come back.');
  const move = { amount, reason: 'withdrawal' as const, remark: strings.withdrawal[channel], now };
  await moveBalance(tx, { ...move, from: person, to: held, key: `withdrawal ${made.id}` });
  return made;
}

export interface WithdrawalDecision {
  id: number;
  /** 5 paid, 3 refused, 7 sent, and nobody knows. */
  status: 3 | 5 | 7;
  remark: string;
  /** Who says so. */
  userId: number;
}

/**
 * Says what became of a withdrawal. What is refused returns once; what was sent and is not known to have arrived stays held until somebody
 * knows, and is never sent again by itself.
 */
export async function decideWithdrawal(
  tx: Database,
  { id, status, remark, userId }: WithdrawalDecision,
  now: Date,
): Promise<WithdrawalRow> {
  const open = status === 7 ? [0 as const] : [0 as const, 7 as const];
  const [decided] = await tx
    .update(withdrawals)
    .set({ status, remark, decidedBy: userId, decidedAt: now, updatedAt: now })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.status, open)))
    .returning();
  if (!decided) {
    const isThere = (await tx.$count(withdrawals, eq(withdrawals.id, id))) > 0;
    throw isThere ? new Problem(1, strings.decided) : new Problem(404, strings.missing);
  }
  const { amount, channel, userId: personId } = decided;
  const move = { from: held, amount, remark: strings.withdrawal[channel], now };
  if (status === 5)
    await moveBalance(tx, {
      ...move,
      to: { kind: 'paid_out' },
      reason: 'withdrawal_paid',
      key: `withdrawal paid ${id}`,
    });
  if (status === 3)
    await moveBalance(tx, {
      ...move,
      to: personId === null ? { kind: 'school' } : { kind: 'person', userId: personId },
      reason: 'withdrawal_returned',
      key: `withdrawal returned ${id}`,
    });
  if (personId === null) return decided;
  const said = { 3: strings.refused(amount, remark), 5: strings.paid(amount), 7: strings.unknown(amount) };
  await tell(tx, {
    userId: personId,
    type: 'balance',
    actorId: null,
    resource: null,
    data: { title: strings.withdrawal[channel], excerpt: said[status] },
    now,
  });
  return decided;
}

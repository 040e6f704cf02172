import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { balanceAccounts, balanceTransfers } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { invitationStrings as strings } from './invitations.strings.ts';

/** Where yuan of invitations lie. */
export type BalanceHolder = { kind: 'person'; userId: number } | { kind: 'school' | 'held' | 'paid_out' };

/** A move from one account to another. */
export interface BalanceMove {
  from: BalanceHolder;
  to: BalanceHolder;
  /** Whole yuan, more than 0. */
  amount: number;
  reason: (typeof balanceTransfers.$inferInsert)['reason'];
  /** What it was for, as people read it. */
  remark?: string;
  /** Names the move: the same key twice moves once. */
  key: string;
  now: Date;
}

export interface BalanceAccount {
  id: number;
  kind: BalanceHolder['kind'];
  balance: number;
  /** What was to be taken back and was not there. */
  debt: number;
}

/** An account, held until the transaction ends; made when it is first needed. */
export async function lockAccount(tx: Database, holder: BalanceHolder): Promise<BalanceAccount> {
  const userId = holder.kind === 'person' ? holder.userId : null;
  await tx.insert(balanceAccounts).values({ kind: holder.kind, userId }).onConflictDoNothing();
  const { id, kind, balance, debt } = balanceAccounts;
  const [account] = await tx
    .select({ id, kind, balance, debt })
    .from(balanceAccounts)
    .where(
      userId === null ? eq(kind, holder.kind) : and(eq(kind, 'person'), eq(balanceAccounts.userId, userId)),
    )
    .for('update');
  if (!account) throw new Error('An account that was put in was not found.');
  return account;
}

/**
 * Moves yuan in the transaction of what they are for. Refuses with `invitations.short` where there are fewer. False when this key was moved
 * before. People's accounts are held before those of the school, so that two moves never wait for each other.
 */
export async function moveBalance(tx: Database, move: BalanceMove): Promise<boolean> {
  const { amount, reason, remark = '', key, now } = move;
  const holders = [move.from, move.to].sort((one, other) => rankOf(one) - rankOf(other));
  const held = new Map<BalanceHolder, BalanceAccount>();
  for (const holder of holders) held.set(holder, await lockAccount(tx, holder));
  const from = held.get(move.from);
  const to = held.get(move.to);
  if (!from || !to) throw new Error('An account that was held is gone.');
  const person = [from, to].find(({ kind }) => kind === 'person');
  const { rowCount } = await tx
    .insert(balanceTransfers)
    .values({
      fromId: from.id,
      toId: to.id,
      amount,
      beforeBalance: person?.balance ?? 0,
      reason,
      remark,
      key,
      createdAt: now,
    })
    .onConflictDoNothing({ target: balanceTransfers.key });
  if (rowCount === 0) return false;
  if (from.kind !== 'school' && from.balance < amount) throw new Problem(1, strings.short);
  await add(tx, from.id, -amount);
  await add(tx, to.id, amount);
  return true;
}

const add = (tx: Database, id: number, amount: number) =>
  tx
    .update(balanceAccounts)
    .set({ balance: sql`${balanceAccounts.balance} + ${amount}` })
    .where(inArray(balanceAccounts.id, [id]));

const ranks = { school: 1, held: 2, paid_out: 3 };

/** People by their number, before the school's own. */
const rankOf = (holder: BalanceHolder) =>
  holder.kind === 'person' ? holder.userId - Number.MAX_SAFE_INTEGER : ranks[holder.kind];

/** Notes that so much is to be taken back later, of what comes then. */
export const addDebt = (tx: Database, id: number, amount: number) =>
  tx
    .update(balanceAccounts)
    .set({ debt: sql`${balanceAccounts.debt} + ${amount}` })
    .where(eq(balanceAccounts.id, id));

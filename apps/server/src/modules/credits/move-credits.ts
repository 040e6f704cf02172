import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditAccounts, creditTransfers } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { creditStrings as strings } from './credits.strings.ts';

/** Where credits lie. */
export type CreditHolder = { kind: 'person'; userId: number } | { kind: 'bounty' } | { kind: 'school' };

/** A move of credits from one account to another. */
export interface CreditMove {
  from: CreditHolder;
  to: CreditHolder;
  /** More than 0. */
  amount: number;
  reason: (typeof creditTransfers.$inferInsert)['reason'];
  /** What it was for. */
  resource?: { type: string; id: number } | null;
  remark?: string;
  /** Names the move: the same key twice moves once. */
  key: string;
  now: Date;
}

type LockedAccount = Pick<typeof creditAccounts.$inferSelect, 'id' | 'kind' | 'balance'>;

/** Moves credits in the transaction of what they are for. Refuses with `credits.short` where there are fewer. */
export async function moveCredits(tx: Database, move: CreditMove): Promise<void> {
  const { amount, reason, resource, remark = '', key, now } = move;
  const [payer, payee] = await lockAccounts(tx, move.from, move.to);
  const [fromId, toId] = [payer.id, payee.id];
  const { rowCount } = await tx
    .insert(creditTransfers)
    .values({
      fromId,
      toId,
      amount,
      reason,
      resourceType: resource?.type ?? null,
      resourceId: resource?.id ?? null,
      remark,
      key,
      createdAt: now,
    })
    .onConflictDoNothing({ target: creditTransfers.key });
  if (rowCount === 0) return;
  if (payer.kind !== 'school' && payer.balance < amount) throw new Problem(1, strings.short);
  await add(tx, fromId, -amount);
  await add(tx, toId, amount);
}

/**
 * Returns the accounts of holders, held until the transaction ends; each is made when it is first needed. Whoever needs more than two
 * in one transaction locks all of them by one call, before any other move.
 */
export async function lockAccounts<const Holders extends readonly CreditHolder[]>(
  tx: Database,
  ...holders: Holders
): Promise<{ [Place in keyof Holders]: LockedAccount }> {
  // In one order, since a new account makes others wait who need it as well.
  const ids = new Map<CreditHolder, number>();
  for (const holder of holders.toSorted((first, second) => rankOf(first) - rankOf(second)))
    ids.set(holder, await accountOf(tx, holder));
  // In one order, so that two moves between the same accounts wait for each other.
  const accounts = await tx
    .select({ id: creditAccounts.id, kind: creditAccounts.kind, balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(inArray(creditAccounts.id, [...ids.values()]))
    .orderBy(creditAccounts.id)
    .for('update');
  const lockedOf = (holder: CreditHolder) => {
    const found = accounts.find(({ id }) => id === ids.get(holder));
    if (!found) throw new Error('An account that was held is gone.');
    return found;
  };
  return holders.map(lockedOf) as { [Place in keyof Holders]: LockedAccount };
}

const add = (tx: Database, id: number, amount: number) =>
  tx
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}` })
    .where(eq(creditAccounts.id, id));

/** People by their number, which begins at 1. */
const rankOf = (holder: CreditHolder) =>
  holder.kind === 'person' ? holder.userId : holder.kind === 'school' ? 0 : -1;

/** The school and the bounties have one account each, every person their own; each is made when it is first needed. */
async function accountOf(tx: Database, holder: CreditHolder): Promise<number> {
  const userId = holder.kind === 'person' ? holder.userId : null;
  const find = async () => {
    const [found] = await tx
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .where(
        and(
          eq(creditAccounts.kind, holder.kind),
          userId === null ? undefined : eq(creditAccounts.userId, userId),
        ),
      )
      .limit(1);
    return found?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  // No constraint holds the accounts without a person to one of a kind.
  if (userId === null)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`credits ${holder.kind}`}))`);
  const [made] =
    userId === null && (await find()) !== undefined
      ? []
      : await tx
          .insert(creditAccounts)
          .values({ kind: holder.kind, userId })
          .onConflictDoNothing()
          .returning({ id: creditAccounts.id });
  const id = made?.id ?? (await find());
  if (id === undefined) throw new Error('An account that was put in came back without an id.');
  return id;
}

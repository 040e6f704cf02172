import { and, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepareStatement } from '../../db/prepare-statement.ts';
import { grants } from '../../db/schema.ts';
import { movedTerms, type Term } from './membership-terms.ts';

/** A term as it is stored. */
export interface StoredTerm extends Term {
  id: number;
  planId: number;
}

/** Written out, so that the planner sees that the indexes of terms serve. */
const isTerm = (of: Pick<TermColumns, 'goodsType'>) => eq(of.goodsType, sql.raw(`'membership'`));

const findAll = prepareStatement<
  { userId: number },
  Term & { id: string; planId: string } & Record<string, unknown>
>(
  'membership-terms',
  sql`
    select ${grants.id}, ${grants.goodsId} as "planId", ${grants.source}, ${grants.startsAt} as "startsAt", ${grants.endsAt} as "endsAt",
      ${grants.revokedAt} as "revokedAt", ${grants.orderId} as "orderId"
    from ${grants}
    where ${and(eq(grants.userId, sql.placeholder('userId')), isTerm(grants))}
    order by ${grants.startsAt}, ${grants.id}`,
);

/** All terms of membership that a person ever had, what has ended and was taken back too, in their order. */
export async function findTerms(db: Database, userId: number): Promise<StoredTerm[]> {
  const rows = await findAll(db, { userId });
  return rows.map(({ id, planId, ...term }) => ({ ...term, id: Number(id), planId: Number(planId) }));
}

export interface NewTerm {
  userId: number;
  planId: number;
  /** The order that paid for it; null for what nobody has paid for. */
  orderId: string | null;
  /** How somebody came to what nobody has paid for: given, when left out. */
  source?: 'given' | 'code';
  startsAt: Date;
  endsAt: Date;
  now: Date;
}

/** The caller holds the person, and has seen that no other term runs in this time. */
export async function insertTerm(
  tx: Database,
  { planId, orderId, source = 'given', now, ...term }: NewTerm,
): Promise<void> {
  await tx.insert(grants).values({
    ...term,
    goodsType: 'membership',
    goodsId: planId,
    source: orderId === null ? source : 'bought',
    orderId,
    createdAt: now,
  });
}

/** Makes another plan of a term, or another end. */
export async function changeTerm(
  tx: Database,
  id: number,
  { planId, endsAt }: Pick<NewTerm, 'planId' | 'endsAt'>,
): Promise<void> {
  await tx.update(grants).set({ goodsId: planId, endsAt }).where(eq(grants.id, id));
}

/**
 * Moves what is still to come of a person's terms, so that each follows the one before it. The caller holds the person, and has ended, added
 * or brought back what they move for.
 */
export async function moveTerms(tx: Database, userId: number, now: Date): Promise<void> {
  const moved = movedTerms(await findTerms(tx, userId), now);
  const isEarlier = ({ term, startsAt }: (typeof moved)[number]) => startsAt < term.startsAt;
  // In this order none begins at the moment of one that has not moved yet, which an index refuses.
  const order = [...moved.filter(isEarlier), ...moved.filter((each) => !isEarlier(each)).toReversed()];
  for (const { term, startsAt, endsAt } of order)
    await tx.update(grants).set({ startsAt, endsAt }).where(eq(grants.id, term.id));
}

/** Ends a term at this moment in favour of another one. */
export async function endTerm(tx: Database, id: number, at: Date): Promise<void> {
  await tx.update(grants).set({ revokedAt: at }).where(eq(grants.id, id));
}

type TermColumns = Record<'goodsType' | 'userId' | 'startsAt' | 'endsAt' | 'revokedAt', AnyPgColumn>;

/** Terms of a person that run, or are still to come. */
export const isTermLeft = (of: TermColumns, userId: AnyPgColumn, now: Date): SQL | undefined =>
  and(isTerm(of), eq(of.userId, userId), isNull(of.revokedAt), gt(of.endsAt, now));

/** The one that runs, if any does: as `runningMembership` has it. */
export const isTermRunning = (of: TermColumns, userId: AnyPgColumn, now: Date): SQL | undefined =>
  and(isTermLeft(of, userId, now), lte(of.startsAt, now));

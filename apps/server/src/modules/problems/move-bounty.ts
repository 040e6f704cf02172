import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditTransfers, problems, solutions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { moveCredits, type CreditHolder } from '../credits/move-credits.ts';
import { giveCredits } from '../credits/take-back-credits.ts';
import { bountyHolder, bountyReason, type BountyState } from './bounty.ts';

/** A problem as its bounty sees it, locked until the transaction ends; undefined when there is none. */
export async function lockProblem(tx: Database, id: number) {
  const [row] = await tx
    .select({
      id: problems.id,
      userId: problems.userId,
      title: problems.title,
      bounty: problems.bounty,
      visibility: problems.visibility,
      deletedAt: problems.deletedAt,
      mergedIntoId: problems.mergedIntoId,
      acceptedSolutionId: problems.acceptedSolutionId,
    })
    .from(problems)
    .where(eq(problems.id, id))
    .for('update');
  if (!row) return undefined;
  // Not joined above: whoever has waited for the lock would be handed the solution from before the wait.
  const [accepted] =
    row.acceptedSolutionId === null
      ? []
      : await tx
          .select({ userId: solutions.userId })
          .from(solutions)
          .where(eq(solutions.id, row.acceptedSolutionId));
  return { ...row, acceptedUserId: accepted?.userId ?? null };
}

export type LockedProblem = NonNullable<Awaited<ReturnType<typeof lockProblem>>>;

const stateOf = ({ visibility, deletedAt, mergedIntoId, ...rest }: LockedProblem): BountyState => ({
  ...rest,
  isOpen: visibility !== 'hidden' && deletedAt === null && mergedIntoId === null,
});

/**
 * Moves the bounty from who had it to who has it by what a locked problem has become, in one booking. `isSettledByModerator`: whoever
 * has spent theirs must not stop a moderator; the school then stands in, or the bounty ends.
 */
export async function moveBounty(
  tx: Database,
  before: LockedProblem,
  after: LockedProblem,
  { now, isSettledByModerator = false }: { now: Date; isSettledByModerator?: boolean },
): Promise<void> {
  if (before.bounty === 0) return;
  const from = bountyHolder(stateOf(before));
  const to = bountyHolder(stateOf(after));
  const reason = bountyReason(from, to, before.userId);
  if (reason === null) return;
  const resource = { type: 'problem', id: before.id };
  // The lock on the problem makes its moves follow each other, so that their number names each.
  const { number, taken } = await findMoves(tx, before.id);
  // What a refund has taken back of it is gone.
  const amount = before.bounty - taken;
  if (amount <= 0) return;
  const move = { to, amount, reason, resource, key: `problem:${before.id}:${number}`, now };
  // Who has asked may owe credits of a refund: they come off what returns, or back from whom the bounty goes to.
  const debtors = to.kind === 'person' ? [...new Set([before.userId, to.userId])] : [];
  const give = (on: Database, from: CreditHolder) => giveCredits(on, { from, ...move }, debtors);
  if (!isSettledByModerator) return give(tx, from);
  try {
    await tx.transaction((savepoint) => give(savepoint, from));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (reason === 'bounty_asked')
      await tx.update(problems).set({ bounty: 0 }).where(eq(problems.id, before.id));
    else await give(tx, { kind: 'school' });
  }
}

/** How many moves the book has for a problem, and how many credits of its bounty refunds have taken back. */
async function findMoves(tx: Database, problemId: number) {
  const { resourceType, resourceId, reason, amount } = creditTransfers;
  const [found] = await tx
    .select({
      number: sql<number>`count(*)::int`,
      taken: sql<number>`coalesce(sum(${amount}) filter (where ${reason} = 'order_refunded'), 0)::int`,
    })
    .from(creditTransfers)
    .where(and(eq(resourceType, 'problem'), eq(resourceId, problemId)));
  return found ?? { number: 0, taken: 0 };
}

/** Takes the bounty of a new problem from who asks. */
export const takeBounty = (
  tx: Database,
  { id, userId, bounty, now }: { id: number; userId: number; bounty: number; now: Date },
): Promise<void> =>
  moveCredits(tx, {
    from: { kind: 'person', userId },
    to: { kind: 'bounty' },
    amount: bounty,
    reason: 'bounty_asked',
    resource: { type: 'problem', id },
    key: `problem:${id}:0`,
    now,
  });

/** Counts anew the solutions of a problem that are seen, and when the newest was written. */
export async function recountSolutions(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    update ${problems} set (solutions_count, last_solution_at) = (
      select count(*), max(created_at) from ${solutions}
      where problem_id = ${id} and visibility = 'shown' and deleted_at is null)
    where id = ${id}`);
}

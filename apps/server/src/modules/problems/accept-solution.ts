import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problems, solutions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { tell } from '../messages/tell.ts';
import { lockProblem, recountSolutions } from './move-bounty.ts';
import { renewInSearch } from './problem-search.ts';
import { problemStrings as strings } from './problems.strings.ts';
import { changeLocked } from './write-problem.ts';
import { setAccepted } from './write-solution.ts';

/** Accepts a solution of one's own problem in place of the one before, or none. The same one again changes nothing. */
export async function acceptSolution(
  db: Database,
  { problemId, solutionId, userId }: { problemId: number; solutionId: number | null; userId: number },
  now: Date,
): Promise<void> {
  await changeLocked(db, problemId, { now }, async (tx, problem) => {
    if (problem.deletedAt !== null) throw new Problem(404, strings.missing);
    if (problem.userId !== userId)
      throw new Problem(problem.visibility === 'shown' ? 403 : 404, strings.notOwn);
    if (problem.mergedIntoId !== null) throw new Problem(1, strings.merged);
    if (problem.acceptedSolutionId === solutionId) return;
    if (solutionId === null) return setAccepted(tx, problemId, null, now);
    const [solution] = await tx
      .select({ userId: solutions.userId })
      .from(solutions)
      .where(
        and(
          eq(solutions.id, solutionId),
          eq(solutions.problemId, problemId),
          eq(solutions.visibility, 'shown'),
          isNull(solutions.deletedAt),
        ),
      );
    if (!solution) throw new Problem(404, strings.solutionMissing);
    if (solution.userId === userId) throw new Problem(1, strings.ownSolution);
    await setAccepted(tx, problemId, solutionId, now);
    await tell(tx, {
      userId: solution.userId,
      type: 'accepted',
      actorId: userId,
      resource: { type: 'problem', id: problemId },
      data: { title: problem.title, amount: problem.bounty },
      now,
    });
  });
}

/** Leads a duplicate to the problem that says the same: its solutions go along, its bounty comes back, its author is told. */
export async function mergeProblem(
  db: Database,
  { id, intoId, moderatorId }: { id: number; intoId: number; moderatorId: number },
  now: Date,
): Promise<void> {
  if (id === intoId) throw new Problem(1, strings.mergeSelf);
  await db.transaction(async (outer) => {
    // In one order, so that two merges of the same two wait for each other.
    for (const each of [id, intoId].sort((one, other) => one - other)) await lockProblem(outer, each);
    const into = await lockProblem(outer, intoId);
    if (!into || into.deletedAt !== null) throw new Problem(404, strings.missing);
    if (into.mergedIntoId !== null) throw new Problem(1, strings.merged);
    await changeLocked(outer, id, { now, isSettledByModerator: true }, async (tx, problem) => {
      if (problem.deletedAt !== null) throw new Problem(404, strings.missing);
      if (problem.acceptedSolutionId !== null) throw new Problem(1, strings.solvedNotMerged);
      await tx.update(problems).set({ mergedIntoId: intoId }).where(eq(problems.id, id));
      // What led to the duplicate leads on.
      await tx.update(problems).set({ mergedIntoId: intoId }).where(eq(problems.mergedIntoId, id));
      await moveSolutions(tx, id, into);
      await tell(tx, {
        userId: problem.userId,
        type: 'moderation',
        actorId: moderatorId,
        resource: { type: 'problem', id: intoId },
        data: { title: problem.title, action: 'merged' },
        now,
      });
    });
    await recountSolutions(outer, id);
    await recountSolutions(outer, intoId);
    await renewInSearch(outer, intoId);
  });
}

/** A person has one solution: of who has answered both, the one that stood already stays, and so does none of who asked. */
async function moveSolutions(tx: Database, id: number, into: { id: number; userId: number }): Promise<void> {
  const answered = tx
    .select({ userId: solutions.userId })
    .from(solutions)
    .where(and(eq(solutions.problemId, into.id), isNull(solutions.deletedAt)));
  await tx
    .update(solutions)
    .set({ problemId: into.id })
    .where(
      and(
        eq(solutions.problemId, id),
        ne(solutions.userId, into.userId),
        sql`not ${inArray(solutions.userId, answered)}`,
      ),
    );
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { solutions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { tell } from '../messages/tell.ts';
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

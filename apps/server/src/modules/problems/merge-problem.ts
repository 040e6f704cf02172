import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problems, solutions, thumbsUps } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { tell } from '../messages/tell.ts';
import { lockProblem, recountSolutions } from './move-bounty.ts';
import { renewInSearch } from './problem-search.ts';
import { problemStrings as strings } from './problems.strings.ts';
import { changeLocked } from './write-problem.ts';

/**
 * Leads a duplicate to the problem that says the same: its solutions go along with who likes it and what was told of them, its bounty
 * comes back, its author is told. A repetition changes nothing.
 */
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
    if (!into || into.deletedAt !== null || into.visibility !== 'shown')
      throw new Problem(404, strings.missing);
    if (into.mergedIntoId !== null) throw new Problem(1, strings.merged);
    await changeLocked(outer, id, { now, isSettledByModerator: true }, async (tx, problem) => {
      if (problem.deletedAt !== null) throw new Problem(404, strings.missing);
      if (problem.mergedIntoId === intoId) return;
      if (problem.mergedIntoId !== null) throw new Problem(1, strings.merged);
      if (problem.acceptedSolutionId !== null) throw new Problem(1, strings.solvedNotMerged);
      await tx.update(problems).set({ mergedIntoId: intoId }).where(eq(problems.id, id));
      // What led to the duplicate leads on.
      await tx.update(problems).set({ mergedIntoId: intoId }).where(eq(problems.mergedIntoId, id));
      await moveSolutions(tx, id, into);
      await moveThumbsUps(tx, id, into);
      await moveMessages(tx, id, intoId);
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

/** Who likes the duplicate likes the one that stays, once, and never their own. */
async function moveThumbsUps(tx: Database, id: number, into: { id: number; userId: number }): Promise<void> {
  await tx.execute(sql`
    insert into thumbs_ups (user_id, resource_type, resource_id, created_at)
    select user_id, resource_type, ${into.id}::bigint, created_at from thumbs_ups
    where resource_type = 'problem' and resource_id = ${id} and user_id <> ${into.userId}
    on conflict do nothing`);
  await tx.delete(thumbsUps).where(and(eq(thumbsUps.resourceType, 'problem'), eq(thumbsUps.resourceId, id)));
  await tx.update(problems).set({ thumbsUpCount: 0 }).where(eq(problems.id, id));
  await tx.execute(sql`
    update problems set thumbs_up_count = (
      select count(*) from thumbs_ups where resource_type = 'problem' and resource_id = ${into.id})
    where id = ${into.id}`);
}

/** What was told of the solutions leads to where they are, read or not; what is unread of both is one. */
async function moveMessages(tx: Database, id: number, intoId: number): Promise<void> {
  await tx.execute(sql`
    delete from messages doubled
    where doubled.type = 'solution' and doubled.resource_type = 'problem' and doubled.resource_id = ${id}
      and doubled.read_at is null and exists (
        select from messages known where known.user_id = doubled.user_id and known.read_at is null
          and known.group_key = ${`solution:problem:${intoId}`})`);
  await tx.execute(sql`
    update messages set resource_id = ${intoId}::bigint, group_key = ${`solution:problem:${intoId}`}
    where type = 'solution' and resource_type = 'problem' and resource_id = ${id}`);
}

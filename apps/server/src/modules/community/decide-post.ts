import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { postReports, solutions, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { followDecision } from '../doubts/tell-doubt.ts';
import { moderationStrings as strings } from '../manage/managed-community.strings.ts';
import { tell } from '../messages/tell.ts';
import { recountSolutions } from '../problems/move-bounty.ts';
import { changeLocked } from '../problems/write-problem.ts';
import { setAccepted } from '../problems/write-solution.ts';
import { setDeleted } from './post-changes.ts';
import { mentionInPost } from './post-mentions.ts';
import { postTables, type PostRef } from './post-tables.ts';

interface Decision {
  action: 'kept' | 'hidden' | 'deleted';
  /** Sent to the author; empty for none. */
  warning: string;
  moderatorId: number;
}

/** Lets a post be seen, hides or deletes it, closes all reports on it, and lets counts, search and bounty follow. */
export async function decide(db: Database, post: PostRef, decision: Decision, now: Date): Promise<void> {
  const { type, id } = post;
  if (type === 'problem')
    return changeLocked(db, id, { now, isSettledByModerator: true }, async (tx) => {
      await settle(tx, post, decision, now);
    });
  if (type === 'doubt' || type === 'doubt_answer')
    return db.transaction(async (tx) => {
      const isHeld = (await settle(tx, post, decision, now)) === 'held';
      const isLetThrough = isHeld && decision.action === 'kept';
      await followDecision(tx, { type, id }, { isLetThrough, now });
    });
  if (type !== 'solution') return db.transaction(async (tx) => void (await settle(tx, post, decision, now)));
  const [solution] = await db
    .select({ problemId: solutions.problemId })
    .from(solutions)
    .where(eq(solutions.id, id));
  if (!solution) throw new Problem(404, strings.missing);
  const { problemId } = solution;
  await changeLocked(db, problemId, { now, isSettledByModerator: true }, async (tx, problem) => {
    await settle(tx, post, decision, now);
    if (decision.action !== 'kept' && problem.acceptedSolutionId === id)
      await setAccepted(tx, problemId, null, now);
    await recountSolutions(tx, problemId);
  });
}

/** Resolves to how it was seen before. */
async function settle(tx: Database, post: PostRef, decision: Decision, now: Date): Promise<string> {
  const { action, warning, moderatorId } = decision;
  const { rows } = await tx.execute<{ user_id: string; excerpt: string; visibility: string }>(sql`
    select user_id, excerpt, visibility from ${postTables[post.type]}
    where id = ${post.id} and deleted_at is null for update`);
  const [found] = rows;
  if (!found) throw new Problem(404, strings.missing);
  const userId = Number(found.user_id);
  if (userId === moderatorId) throw new Problem(1, strings.ownPost);
  const closed = await closeReports(tx, post, decision, now);
  const wanted = action === 'kept' ? 'shown' : 'hidden';
  if (closed === 0 && action !== 'deleted' && found.visibility === wanted)
    throw new Problem(1, strings.decided(await nameOfDecider(tx, post)));
  await tx.execute(sql`
    update ${postTables[post.type]} set visibility = ${wanted}, held_word = '', updated_at = ${now.toISOString()}::timestamptz
    where id = ${post.id}`);
  // Hidden as well, so that its author can't bring it back to be seen.
  if (action === 'deleted') await setDeleted(tx, post, { isDeleted: true, now });
  if (action === 'kept') await mentionInPost(tx, post, now);
  if (warning === '' && action === 'kept') return found.visibility;
  await tell(tx, {
    userId,
    type: 'moderation',
    actorId: null,
    resource: post,
    data: { excerpt: found.excerpt, action, warning },
    now,
  });
  return found.visibility;
}

/** Resolves to how many were open. */
async function closeReports(
  tx: Database,
  { type, id }: PostRef,
  { action, moderatorId }: Decision,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(postReports)
    .set({ settledAt: now, settledBy: moderatorId, settlement: action })
    .where(and(eq(postReports.postType, type), eq(postReports.postId, id), isNull(postReports.settledAt)));
  return rowCount ?? 0;
}

/** Who has closed the latest report on it. */
async function nameOfDecider(tx: Database, { type, id }: PostRef): Promise<string> {
  const [row] = await tx
    .select({ name: users.nickName })
    .from(postReports)
    .innerJoin(users, eq(users.id, postReports.settledBy))
    .where(and(eq(postReports.postType, type), eq(postReports.postId, id)))
    .orderBy(sql`${postReports.settledAt} desc nulls last`)
    .limit(1);
  return row?.name ?? '';
}

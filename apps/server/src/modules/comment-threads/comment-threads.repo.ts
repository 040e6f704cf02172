import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, isNull, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { comments, commentThreads, videoRecords } from '../../db/schema.ts';

export type CommentTarget = CheckedInput<Contract['comments']['list']>['params'];

/** A comment or reply whose text is read. */
export const isShown: SQL = sql`(${and(not(comments.isHidden), isNull(comments.deletedAt))})`;

/** What has a place in the thread: a comment that was removed keeps its own for its replies. */
export const isListed: SQL = sql`(${or(isShown, gt(comments.childrenCount, 0))})`;

const ofTarget = ({ type, id }: CommentTarget) =>
  and(eq(comments.targetType, type), eq(comments.targetId, id));

/** All that was said about a target that is taken away, in the transaction that does so. */
export async function removeThread(tx: Database, target: CommentTarget): Promise<void> {
  // In the order of posts, which hold this row first.
  await tx
    .delete(commentThreads)
    .where(and(eq(commentThreads.targetType, target.type), eq(commentThreads.targetId, target.id)));
  // Replies go with what they stand under.
  await tx.delete(comments).where(and(ofTarget(target), isNull(comments.parentId)));
}

/** What was posted in the very moment in which its recording went. */
export async function removeThreadsWithoutRecord(db: Database): Promise<void> {
  const record = db.select().from(videoRecords).where(eq(videoRecords.id, commentThreads.targetId));
  const lost = await db
    .select({ id: commentThreads.targetId })
    .from(commentThreads)
    .where(and(eq(commentThreads.targetType, 'records'), notExists(record)));
  for (const { id } of lost) await db.transaction((tx) => removeThread(tx, { type: 'records', id }));
}

/** Makes posts to the threads of these comments wait, as posts make each other wait: before any row of a thread is locked. */
export async function lockThreads(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select 1 from comment_threads where (target_type, target_id) in (
      select target_type, target_id from comments where id = any(${sql.param([...ids])}::bigint[]))
    order by target_type, target_id for update`);
}

/** Counts anew what hangs on these comments being shown or not. Their threads are locked. */
export async function recountThreads(tx: Database, ids: readonly number[]): Promise<void> {
  const changed = sql`select * from comments where id = any(${sql.param([...ids])}::bigint[])`;
  await tx.execute(sql`
    update comments as parent set children_count = counted.replies from (
      select top.id, count(reply.id) filter (where not reply.is_hidden and reply.deleted_at is null) as replies
      from comments as top left join comments as reply on reply.parent_id = top.id
      where top.id in (select parent_id from (${changed}) as changed) group by top.id
    ) as counted where parent.id = counted.id and parent.children_count <> counted.replies`);
  await tx.execute(sql`
    update comment_threads as thread set (comments_count, replies_count) = (
      select count(*) filter (where parent_id is null and ${isListed}),
        count(*) filter (where parent_id is not null and ${isShown})
      from ${comments} where ${comments.targetType} = thread.target_type and ${comments.targetId} = thread.target_id)
    where (target_type, target_id) in (select target_type, target_id from (${changed}) as changed)`);
}

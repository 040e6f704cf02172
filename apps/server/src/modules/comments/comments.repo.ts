import { TransactionRollbackError, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { comments, commentThreads, users } from '../../db/schema.ts';
import { isBlockedBy } from '../follows/is-blocked-by.ts';
import { mentionsJson } from '../mentions/mentions.repo.ts';
import { limitDepths } from './comment-limits.ts';
import { isListed, isShown, type CommentTarget } from '../comment-threads/comment-threads.repo.ts';

export interface Page {
  page: number;
  size: number;
}

export type Sort = 'newest' | 'oldest';

export interface NewComment {
  target: CommentTarget;
  userId: number;
  content: string;
  contentHtml: string;
  /** Null, or left out, for a comment about the whole. */
  atSeconds?: number | null;
  /** Likewise. */
  paragraph?: number | null;
  /** The word because of which it waits, unseen and uncounted; empty without one. */
  heldWord?: string;
}

export interface Answered {
  parentId: number;
  /** Null when the reply answers the top-level comment itself. */
  replyId: number | null;
  replyUserId: number | null;
}

const repliedUsers = alias(users, 'replied_users');

/** The id makes the order total, so that no row is on two pages or on none. */
export const newestFirst = sql`${desc(comments.createdAt)}, ${desc(comments.id)}`;
export const oldestFirst = sql`${asc(comments.createdAt)}, ${asc(comments.id)}`;

const slice = ({ page, size }: Page) => ({ limit: size, offset: (page - 1) * size });

/** Those of `ids` that have a thread, with the number of their top-level comments. */
export function countsOf(db: Database, type: CommentTarget['type'], ids: number[]) {
  return db
    .select({ id: commentThreads.targetId, count: commentThreads.commentsCount })
    .from(commentThreads)
    .where(and(eq(commentThreads.targetType, type), inArray(commentThreads.targetId, ids)));
}

/** How many top-level comments stand before the top-level comment `id`. */
export async function countBefore(db: Database, id: number, sort: Sort): Promise<number> {
  const isBefore = sort === 'newest' ? sql`>` : sql`<`;
  const { rows } = await db.execute<{ before: number }>(sql`
    select count(*)::int as before
    from comments as sought
    join comments as other on other.target_type = sought.target_type and other.target_id = sought.target_id
      and (other.created_at, other.id) ${isBefore} (sought.created_at, sought.id)
    where sought.id = ${id} and other.parent_id is null and sought.parent_id is null
      and (not other.is_hidden and other.deleted_at is null or other.children_count > 0)
  `);
  return rows[0]?.before ?? 0;
}

/** How many replies under the same comment stand before the reply `id`, newest first. */
export async function countRepliesBefore(db: Database, id: number): Promise<number> {
  const { rows } = await db.execute<{ before: number }>(sql`
    select count(*)::int as before
    from comments as sought
    join comments as other on other.parent_id = sought.parent_id
      and (other.created_at, other.id) > (sought.created_at, sought.id)
      and not other.is_hidden and other.deleted_at is null
    where sought.id = ${id}
  `);
  return rows[0]?.before ?? 0;
}

const selectReplies = (db: Database, viewerId: number | null) =>
  db
    .select({
      id: comments.id,
      contentHtml: comments.contentHtml,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      isBlocked: isBlockedBy(comments.userId, viewerId),
      mentions: mentionsJson(sql`${comments.id}`),
      userId: comments.userId,
      user: { avatar: users.avatar, nickName: users.nickName },
      repliedName: repliedUsers.nickName,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(repliedUsers, eq(repliedUsers.id, comments.replyUserId));

export type ReplyRow = Awaited<ReturnType<typeof selectReplies>>[number];

/** The replies under a comment as this person, or a visitor, has them. */
export function listReplies(db: Database, parentId: number, page: Page, viewerId: number | null = null) {
  const { limit, offset } = slice(page);
  return selectReplies(db, viewerId)
    .where(and(eq(comments.parentId, parentId), isShown))
    .orderBy(newestFirst)
    .limit(limit)
    .offset(offset);
}

/** One reply as the list has it. */
export async function findReply(db: Database, id: number): Promise<ReplyRow | undefined> {
  const [reply] = await selectReplies(db, null).where(eq(comments.id, id));
  return reply;
}

/**
 * Where a comment stands and who wrote it; `isAuthorKnown` is false when that account is gone. What was removed is found too,
 * while `isListed` for its replies.
 */
export async function findComment(db: Database, id: number) {
  const [found] = await db
    .select({
      id: comments.id,
      targetType: comments.targetType,
      targetId: comments.targetId,
      parentId: comments.parentId,
      userId: comments.userId,
      content: comments.content,
      contentHtml: comments.contentHtml,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      isAuthorKnown: sql<boolean>`${users.id} is not null`,
      isShown: sql<boolean>`${isShown}`,
      isListed: sql<boolean>`${isListed}`,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id));
  return found;
}

/**
 * Makes the posts of one person follow each other until the transaction ends, on any number of servers: each then finds
 * the ones before it. A weaker lock than for a change of the account, so that what refers to it need not wait.
 */
export async function lockAuthor(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** When this person's posts at `limitDepths` were made. */
export async function findPostTimes(db: Database, userId: number): Promise<(Date | null)[]> {
  const times = [];
  for (const depth of limitDepths) {
    const [post] = await db
      .select({ createdAt: comments.createdAt })
      .from(comments)
      .where(eq(comments.userId, userId))
      .orderBy(desc(comments.createdAt))
      .limit(1)
      .offset(depth - 1);
    times.push(post?.createdAt ?? null);
  }
  return times;
}

/** Stores a post and raises the counts with it. Answers its id and time, or null when the comment it answers is gone. */
export async function insertComment(db: Database, post: NewComment, answered: Answered | null, now: Date) {
  try {
    return await db.transaction(async (tx) => {
      const { heldWord = '' } = post;
      const isHeld = heldWord !== '';
      const kind = isHeld ? 'held' : answered ? 'reply' : 'comment';
      const createdAt = await nextPlace(tx, post.target, kind, now);
      if (answered && !(await raiseChildren(tx, answered.parentId, isHeld ? 0 : 1))) tx.rollback();
      const [row] = await tx
        .insert(comments)
        .values({
          targetType: post.target.type,
          targetId: post.target.id,
          userId: post.userId,
          content: post.content,
          contentHtml: post.contentHtml,
          atSeconds: post.atSeconds,
          paragraph: post.paragraph,
          heldWord,
          isHidden: isHeld,
          createdAt,
          ...answered,
        })
        .returning({ id: comments.id, createdAt: comments.createdAt });
      return row ?? null;
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return null;
    throw error;
  }
}

/** Counts the post, unless it is held, and waits its turn among the posts to this target; answers the time that it is to carry. */
async function nextPlace(
  tx: Database,
  { type, id }: CommentTarget,
  kind: 'comment' | 'reply' | 'held',
  now: Date,
) {
  const raised = { commentsCount: kind === 'comment' ? 1 : 0, repliesCount: kind === 'reply' ? 1 : 0 };
  const [thread] = await tx
    .insert(commentThreads)
    .values({ targetType: type, targetId: id, ...raised, lastPostedAt: now })
    .onConflictDoUpdate({
      target: [commentThreads.targetType, commentThreads.targetId],
      set: {
        commentsCount: sql`${commentThreads.commentsCount} + ${raised.commentsCount}`,
        repliesCount: sql`${commentThreads.repliesCount} + ${raised.repliesCount}`,
        lastPostedAt: sql`greatest(${commentThreads.lastPostedAt}, excluded.last_posted_at)`,
      },
    })
    .returning({ lastPostedAt: commentThreads.lastPostedAt });
  return thread?.lastPostedAt ?? now;
}

async function raiseChildren(tx: Database, parentId: number, by: 0 | 1) {
  const raised = await tx
    .update(comments)
    .set({ childrenCount: sql`${comments.childrenCount} + ${by}::int` })
    .where(and(eq(comments.id, parentId), isListed))
    .returning({ id: comments.id });
  return raised.length > 0;
}

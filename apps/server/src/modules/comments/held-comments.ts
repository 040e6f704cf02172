import { and, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { comments, postMentions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { lockThreads, recountThreads } from '../comment-threads/comment-threads.repo.ts';
import { moderationStrings as strings } from '../manage/managed-community.strings.ts';
import { tell } from '../messages/tell.ts';
import { excerptOf, tellMentionedIn } from './comment-mentions.ts';
import { findToldOf, tellAnswered } from './tell-of-comments.ts';

interface Decision {
  action: 'kept' | 'hidden' | 'deleted';
  /** Sent to the author; empty for none. */
  warning: string;
  moderatorId: number;
}

type Comment = typeof comments.$inferSelect;

/** Lets a comment that waits be seen, or takes it away. One that does not wait is decided already. */
export async function decideComment(
  db: Database,
  id: number,
  { action, warning, moderatorId }: Decision,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockThreads(tx, [id]);
    const [found] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
    if (!found || found.deletedAt !== null) throw new Problem(404, strings.missing);
    if (found.userId === moderatorId) throw new Problem(1, strings.ownPost);
    if (found.heldWord === '') throw new Problem(1, strings.decided(''));
    const deletedAt = action === 'deleted' ? now : null;
    await tx
      .update(comments)
      .set({ isHidden: action !== 'kept', deletedAt, updatedAt: now })
      .where(eq(comments.id, id));
    await recountThreads(tx, [id]);
    await settleHeld(tx, [id], now);
    if (warning === '' && action === 'kept') return;
    await tell(tx, {
      userId: found.userId,
      type: 'moderation',
      actorId: null,
      resource: targetOf(found),
      data: { excerpt: excerptOf(found.content), action, warning, comment_id: id },
      now,
    });
  });
}

/** Comments wait no more, whoever has decided: those that are shown tell whom they answer and mention. */
export async function settleHeld(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  const settled = await tx
    .update(comments)
    .set({ heldWord: '' })
    .where(and(inArray(comments.id, [...ids]), ne(comments.heldWord, '')))
    .returning();
  for (const comment of settled)
    if (!comment.isHidden && comment.deletedAt === null) await tellLetThrough(tx, comment, now);
}

const targetOf = ({ targetType, targetId }: Comment) => ({ type: targetType, id: targetId });

async function tellLetThrough(tx: Database, comment: Comment, now: Date): Promise<void> {
  const { id, userId, content: text, editedAt } = comment;
  const target = targetOf(comment);
  // Who was answered heard of it when it was first seen.
  const toldIds = editedAt === null ? await authorsAnswered(tx, comment) : [];
  const said = { id, text, target, userId, toldIds, isReply: comment.parentId !== null };
  await tellAnswered(tx, said, now);
  const mentioned = await tx
    .select({ id: postMentions.userId })
    .from(postMentions)
    .where(
      and(
        eq(postMentions.postType, 'comment'),
        eq(postMentions.postId, id),
        editedAt === null ? undefined : gte(postMentions.createdAt, editedAt),
      ),
    );
  const ids = mentioned.map((person) => person.id);
  await tellMentionedIn(tx, said, ids, now);
}

async function authorsAnswered(tx: Database, comment: Comment): Promise<number[]> {
  const { replyUserId, parentId, userId } = comment;
  if (replyUserId !== null) return [replyUserId];
  if (parentId === null) return findToldOf(tx, { target: targetOf(comment), userId });
  const [parent] = await tx
    .select({ userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.id, parentId), isNull(comments.deletedAt)));
  return parent ? [parent.userId] : [];
}

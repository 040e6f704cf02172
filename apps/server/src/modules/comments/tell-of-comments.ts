import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubtAnswers } from '../../db/schema.ts';
import { findAuthor } from '../messages/find-author.ts';
import { tell } from '../messages/tell.ts';
import { excerptOf, type SaidComment } from './comment-mentions.ts';

/** Tells who is answered, or whose work a comment is about. */
export async function tellAnswered(
  tx: Database,
  { id, text, target, userId, toldIds = [], isReply }: SaidComment & { isReply: boolean },
  now: Date,
): Promise<void> {
  for (const toldId of toldIds)
    await tell(tx, {
      userId: toldId,
      type: isReply ? 'reply' : 'comment',
      actorId: userId,
      resource: target,
      cause: { type: 'comment', id },
      data: { excerpt: excerptOf(text) },
      now,
    });
}

/** Who is told of a comment that answers no other: whose work it is about, or who has answered a doubt below which its author goes on. */
export async function findToldOf(
  tx: Database,
  { target, userId }: Pick<SaidComment, 'target' | 'userId'>,
): Promise<number[]> {
  const authorId = await findAuthor(tx, target);
  if (authorId === undefined) return [];
  return target.type === 'doubt' && authorId === userId ? findAnswering(tx, target.id) : [authorId];
}

async function findAnswering(tx: Database, doubtId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ userId: doubtAnswers.userId })
    .from(doubtAnswers)
    .where(
      and(
        eq(doubtAnswers.doubtId, doubtId),
        eq(doubtAnswers.visibility, 'shown'),
        isNull(doubtAnswers.deletedAt),
      ),
    )
    .orderBy(doubtAnswers.userId);
  return rows.map((row) => row.userId);
}

/** Tells the author that a comment waits for a moderator. */
export async function tellWaiting(
  tx: Database,
  { id, text, target, userId }: SaidComment,
  now: Date,
): Promise<void> {
  const data = { excerpt: excerptOf(text), action: 'held', comment_id: id };
  await tell(tx, { userId, type: 'moderation', actorId: null, resource: target, data, now });
}

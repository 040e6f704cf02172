import type { Database } from '../../db/database.ts';
import { tell } from '../messages/tell.ts';
import { excerptOf, type SaidComment } from './comment-mentions.ts';

/** Tells who is answered, or whose work a comment is about. */
export async function tellAnswered(
  tx: Database,
  { id, text, target, userId, toldId, isReply }: SaidComment & { isReply: boolean },
  now: Date,
): Promise<void> {
  if (toldId === undefined) return;
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

/** Tells the author that a comment waits for a moderator. */
export async function tellWaiting(
  tx: Database,
  { id, text, target, userId }: SaidComment,
  now: Date,
): Promise<void> {
  const data = { excerpt: excerptOf(text), action: 'held', comment_id: id };
  await tell(tx, { userId, type: 'moderation', actorId: null, resource: target, data, now });
}

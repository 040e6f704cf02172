import type { Database } from '../../db/database.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import { tell } from '../messages/tell.ts';
import { excerptOf } from './comment-mentions.ts';

interface Said {
  id: number;
  /** As typed. */
  text: string;
  target: CommentTarget;
  userId: number;
  /** Who is answered. */
  toldId?: number | undefined;
}

/** Tells who is answered. */
export async function tellAnswered(
  tx: Database,
  { id, text, target, userId, toldId }: Said,
  now: Date,
): Promise<void> {
  if (toldId === undefined) return;
  await tell(tx, {
    userId: toldId,
    type: 'reply',
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
  { id, text, target, userId }: Said,
  now: Date,
): Promise<void> {
  const data = { excerpt: excerptOf(text), action: 'held', comment_id: id };
  await tell(tx, { userId, type: 'moderation', actorId: null, resource: target, data, now });
}

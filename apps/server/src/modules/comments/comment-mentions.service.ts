import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import { tell } from '../messages/tell.ts';
import { addMentions, findMentionable, type Mentioned } from './comment-mentions.repo.ts';
import { isTargetReadable } from './comment-targets.ts';
import { commentStrings as strings } from './comments.strings.ts';

/** How often one person may be offered names: with each letter that they type. */
const offers = { limit: 120, windowSeconds: 60 };

interface Said {
  id: number;
  /** As typed. */
  text: string;
  target: CommentTarget;
  userId: number;
  /** Who is told of it already, as who is answered is. */
  toldId?: number | undefined;
}

/**
 * Keeps whom the words of a comment mention, and tells those whom they did not before: once for a person and a comment, and nobody
 * who can't read it.
 */
export async function mention(
  tx: Database,
  { id, text, target, userId, toldId }: Said,
  given: readonly Mentioned[],
  now: Date,
): Promise<void> {
  for (const mentionedId of await addMentions(tx, { id, text }, given, now)) {
    if (mentionedId === toldId || !(await isTargetReadable(tx, target, { viewerId: mentionedId, now })))
      continue;
    const data = { excerpt: excerptOf(text) };
    await tell(tx, { userId: mentionedId, type: 'mention', actorId: userId, resource: target, data, now });
  }
}

/** The first words of a comment, for a message. */
export const excerptOf = (text: string): string => Array.from(text).slice(0, 40).join('');

/** Whom a person may mention in a thread, as often as one types. */
export async function offerPeople(
  db: Database,
  limiter: Limiter,
  { target, userId, keywords }: { target: CommentTarget; userId: number; keywords: string },
  now: Date,
) {
  const { allowed, retryAfter } = await limiter.take(`mention:${userId}`, offers);
  if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
  if (!(await isTargetReadable(db, target, { viewerId: userId, now })))
    throw new Problem(404, strings.targetMissing);
  return findMentionable(db, target, userId, keywords);
}

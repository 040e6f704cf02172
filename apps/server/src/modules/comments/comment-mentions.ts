import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import { addMentions, namedInText, type Mentioned } from '../mentions/mentions.repo.ts';
import { mention, offerPeople, tellMentioned } from '../mentions/mentions.service.ts';
import { isTargetReadable } from './comment-targets.ts';
import { commentStrings as strings } from './comments.strings.ts';

/** What somebody has written, as others are told of it. */
export interface SaidComment {
  id: number;
  /** As typed. */
  text: string;
  target: CommentTarget;
  userId: number;
  /** Who are told of it already, as who is answered is. */
  toldIds?: readonly number[] | undefined;
}

/** Keeps whom the words of a comment mention, of whom was picked for them, and tells whom they did not mention before. */
export async function mentionInComment(
  tx: Database,
  said: SaidComment,
  given: readonly Mentioned[],
  now: Date,
): Promise<void> {
  await mention(tx, toldOf(tx, said, now), await namedInText(tx, said.text, given), now);
}

/** Tells those whom a comment that was let through mentions. */
export const tellMentionedIn = (tx: Database, said: SaidComment, mentioned: readonly number[], now: Date) =>
  tellMentioned(tx, toldOf(tx, said, now), mentioned, now);

const toldOf = (tx: Database, { id, text, target, userId, toldIds = [] }: SaidComment, now: Date) => ({
  place: { type: 'comment' as const, id },
  resource: target,
  excerpt: excerptOf(text),
  userId,
  told: toldIds,
  isReadable: (viewerId: number) => isTargetReadable(tx, target, { viewerId, now }),
});

/** Keeps whom the words of a comment that waits mention: they are told when it is let through. */
export async function keepMentions(
  tx: Database,
  { id, text }: Pick<SaidComment, 'id' | 'text'>,
  given: readonly Mentioned[],
  now: Date,
): Promise<void> {
  await addMentions(tx, { type: 'comment', id }, await namedInText(tx, text, given), now);
}

/** The first words of a comment, for a message. */
export const excerptOf = (text: string): string => Array.from(text).slice(0, 40).join('');

/** Whom a person may mention in a thread. */
export async function offerInThread(
  db: Database,
  limiter: Limiter,
  { target, userId, keywords }: { target: CommentTarget; userId: number; keywords: string },
  now: Date,
) {
  if (!(await isTargetReadable(db, target, { viewerId: userId, now })))
    throw new Problem(404, strings.targetMissing);
  const talking = sql`
    select user_id from comments
    where target_type = ${target.type} and target_id = ${target.id} and not is_hidden and deleted_at is null
    order by created_at desc`;
  return offerPeople(db, limiter, { talking, userId, keywords });
}

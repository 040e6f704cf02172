import { commentEditMinutes } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { findWatchedWord } from '../community/watched-words.ts';
import { cleanText } from '../typed-text/clean-text.ts';
import { commentHtml } from './comment-html.ts';
import type { Mentioned } from '../mentions/mentions.repo.ts';
import { keepMentions, mentionInComment } from './comment-mentions.ts';
import { tellWaiting } from './tell-of-comments.ts';
import { isTargetOpen } from './comment-targets.ts';
import * as own from './own-comments.repo.ts';
import { requireComment, targetOf } from './comments.service.ts';
import { commentStrings as strings } from './comments.strings.ts';

/** How often one person may change what they have written: as often as they may write. */
const edits = { limit: 20, windowSeconds: 60 };

/** A comment of this person's that they may see. Somebody else's is refused, and what is gone is not there. */
export async function requireOwn(db: Database, id: number, userId: number, now: Date) {
  const found = await requireComment(db, id, { viewerId: userId, now });
  if (found.userId !== userId) throw new Problem(403, strings.editOthers);
  return found;
}

interface Edit {
  id: number;
  userId: number;
  /** As typed. */
  content: string;
  /** Whom the words mention. */
  mentions?: readonly Mentioned[] | undefined;
}

/** Changes the words of one's own comment while it is young, under the rules by which it was written. */
export async function edit(
  db: Database,
  limiter: Limiter,
  { id, userId, content, mentions = [] }: Edit,
  now: Date,
) {
  const text = cleanText(content);
  if (text === '') throw new Problem(1, strings.empty);
  const found = await requireOwn(db, id, userId, now);
  if (text === found.content)
    return { contentHtml: found.contentHtml, editedAt: found.editedAt, isWaiting: false };
  const since = new Date(now.getTime() - commentEditMinutes * 60_000);
  if (found.createdAt <= since) throw new Problem(409, strings.tooLateToEdit);
  if (!(await isTargetOpen(db, targetOf(found), { viewerId: userId, now })))
    throw new Problem(1, strings.notOpen);
  const { allowed, retryAfter } = await limiter.take(`comment-edit:${userId}`, edits);
  if (!allowed) throw new Problem(429, strings.editTooOften(retryAfter), { retry_after: retryAfter });
  const contentHtml = commentHtml(text);
  const heldWord = (await findWatchedWord(db, text)) ?? '';
  await db.transaction(async (tx) => {
    if (!(await own.editOwn(tx, { id, userId, content: text, contentHtml, heldWord }, since, now)))
      throw new Problem(404, strings.threadMissing);
    const said = { id, text, target: targetOf(found), userId };
    if (heldWord === '') return mentionInComment(tx, said, mentions, now);
    await keepMentions(tx, said, mentions, now);
    await tellWaiting(tx, said, now);
  });
  return { contentHtml, editedAt: now, isWaiting: heldWord !== '' };
}

import { commentUndoMinutes } from '@shuyuan/api-client';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { commentHtml } from './comment-html.ts';
import { secondsToWait } from './comment-limits.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import type { Reader } from '../resource-cards/resource.ts';
import { isTargetOpen, isTargetReadable } from './comment-targets.ts';
import { findWatchedWord } from '../community/watched-words.ts';
import { cleanText } from '../typed-text/clean-text.ts';
import type { Mentioned } from '../mentions/mentions.repo.ts';
import { keepMentions, mentionInComment } from './comment-mentions.ts';
import { findToldOf, tellAnswered, tellWaiting } from './tell-of-comments.ts';
import * as repo from './comments.repo.ts';
import * as own from './own-comments.repo.ts';
import { commentStrings as strings } from './comments.strings.ts';

export interface Post {
  target: CommentTarget;
  userId: number;
  /** As typed. */
  content: string;
  /** Whom the words mention. */
  mentions?: readonly Mentioned[] | undefined;
  /** The top-level comment to answer under; left out for a top-level comment. */
  parentId?: number | undefined;
  /** The comment that is answered, when that is a reply. */
  replyId?: number | undefined;
  /** The moment of the recording that it is about. */
  atSeconds?: number | undefined;
  /** The paragraph of the article that it is about. */
  paragraph?: number | undefined;
}

/** Refuses what is not there to be read. */
async function requireTarget(db: Database, target: CommentTarget, reader: Reader) {
  if (!(await isTargetReadable(db, target, reader))) throw new Problem(404, strings.targetMissing);
}

/** The top-level comment whose replies are asked for. */
export async function requireThread(db: Database, id: number, reader: Reader) {
  return requireComment(db, id, reader, ({ isListed, parentId }) => isListed && parentId === null);
}

type Found = NonNullable<Awaited<ReturnType<typeof repo.findComment>>>;

/**
 * A comment that this person may see. One answer for gone, for hidden, and for one under what is not theirs to read: a
 * second would tell that it exists.
 */
export async function requireComment(
  db: Database,
  id: number,
  reader: Reader,
  isThere = ({ isShown }: Found) => isShown,
): Promise<Found> {
  const found = await repo.findComment(db, id);
  if (!found || !isThere(found) || !(await isTargetReadable(db, targetOf(found), reader)))
    throw new Problem(404, strings.threadMissing);
  return found;
}

/** Where a comment or reply of this target stands. Gone is gone: why is not told. */
export async function findPlace(
  db: Database,
  target: CommentTarget,
  { id, sort }: { id: number; sort: repo.Sort },
  reader: Reader,
) {
  await requireTarget(db, target, reader);
  const sought = await repo.findComment(db, id);
  if (!sought?.isShown || !isSameTarget(targetOf(sought), target))
    throw new Problem(404, strings.threadMissing);
  const topId = sought.parentId ?? sought.id;
  return {
    comment_id: topId,
    before: await repo.countBefore(db, topId, sort),
    replies_before: sought.parentId === null ? null : await repo.countRepliesBefore(db, id),
  };
}

/** The counts of what may be read; everything else has 0, there or not. */
export async function countsOf(db: Database, type: CommentTarget['type'], ids: number[], reader: Reader) {
  const counts = Object.fromEntries(ids.map((id) => [id, 0]));
  for (const { id, count } of await repo.countsOf(db, type, ids))
    if (await isTargetReadable(db, { type, id }, reader)) counts[id] = count;
  return counts;
}

/** Stores a comment or a reply. Answers what has been made of it. */
export async function post(db: Database, { target, userId, content, ...rest }: Post, now: Date) {
  const { parentId, replyId, atSeconds = null } = rest;
  const text = cleanText(content);
  if (text === '') throw new Problem(1, strings.empty);
  const reader = { viewerId: userId, now };
  await requireTarget(db, target, reader);
  if (!(await isTargetOpen(db, target, reader))) throw new Problem(1, strings.notOpen);
  // Before the lock as well, so that refused posts do not queue for it.
  await requirePostLimit(db, userId, now);
  const heldWord = (await findWatchedWord(db, text)) ?? '';
  const answered = await findAnswered(db, target, parentId, replyId);
  const paragraph = target.type === 'article' && parentId === undefined ? (rest.paragraph ?? null) : null;
  const contentHtml = commentHtml(text);
  const stored = { target, userId, content: text, contentHtml, atSeconds, paragraph, heldWord };
  const made = await db.transaction(async (tx) => {
    await repo.lockAuthor(tx, userId);
    await requirePostLimit(tx, userId, now);
    const comment = await repo.insertComment(tx, stored, answered?.place ?? null, now);
    if (!comment) return null;
    const toldIds = answered ? [answered.authorId] : await findToldOf(tx, { target, userId });
    const said = { id: comment.id, text, target, userId, toldIds, isReply: answered !== null };
    if (heldWord !== '') {
      await keepMentions(tx, said, rest.mentions ?? [], now);
      await tellWaiting(tx, said, now);
      return comment;
    }
    await tellAnswered(tx, said, now);
    await mentionInComment(tx, said, rest.mentions ?? [], now);
    return comment;
  });
  if (!made) throw new Problem(1, strings.repliedCommentMissing);
  return { ...stored, ...made };
}

/** Takes a comment or reply of one's own away. */
export async function removeOwn(db: Database, id: number, userId: number, now: Date): Promise<void> {
  if (await own.deleteOwn(db, id, userId, now)) return;
  await requireComment(db, id, { viewerId: userId, now });
  throw new Problem(403, strings.notOwn);
}

/** Brings back what one has just deleted, while its words are there. */
export async function restoreOwn(db: Database, id: number, userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - commentUndoMinutes * 60_000);
  if (!(await own.restoreOwn(db, { id, userId, htmlOf: commentHtml }, since, now)))
    throw new Problem(404, strings.threadMissing);
}

async function requirePostLimit(db: Database, userId: number, now: Date) {
  const seconds = secondsToWait(await repo.findPostTimes(db, userId), now);
  if (seconds === 0) return;
  const message = seconds > 60 ? strings.tooMany : strings.tooFast(seconds);
  throw new Problem(429, message, { retry_after: seconds });
}

/** What a post answers; null for a top-level comment. Both comments must stand in one thread of this target. */
async function findAnswered(db: Database, target: CommentTarget, parentId?: number, replyId?: number) {
  if (parentId === undefined && replyId === undefined) return null;
  const parent = parentId === undefined ? undefined : await repo.findComment(db, parentId);
  if (!parent?.isListed || parent.parentId !== null || !isSameTarget(targetOf(parent), target)) {
    throw new Problem(1, strings.repliedCommentMissing);
  }
  const isOfThread = replyId === undefined || replyId === parent.id;
  const replied = isOfThread ? parent : await repo.findComment(db, replyId);
  if (!replied?.isShown || (!isOfThread && replied.parentId !== parent.id)) {
    throw new Problem(1, strings.repliedCommentMissing);
  }
  if (!replied.isAuthorKnown) throw new Problem(1, strings.repliedUserMissing);
  return {
    place: {
      parentId: parent.id,
      replyId: isOfThread ? null : replied.id,
      replyUserId: isOfThread ? null : replied.userId,
    },
    authorId: replied.userId,
  };
}

/** What a comment stands under. */
export function targetOf({
  targetType,
  targetId,
}: {
  targetType: CommentTarget['type'];
  targetId: number;
}): CommentTarget {
  return { type: targetType, id: targetId };
}

function isSameTarget(a: CommentTarget, b: CommentTarget) {
  return a.type === b.type && a.id === b.id;
}

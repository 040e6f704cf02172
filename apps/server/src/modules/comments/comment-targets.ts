import type { Database } from '../../db/database.ts';
import { readablePost } from '../community/post-access.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import type { IsReadable, Reader, ReadableIf } from '../resource-cards/resource.ts';
import { resources } from '../resource-cards/resource-types.ts';
import { taughtTarget } from './taught-targets.ts';

interface Commented {
  isReadable: IsReadable;
  /** Left out where the database can't tell by itself: then it is asked before. */
  readableIf?: ReadableIf;
  /** Who may say something, where that is not whoever may read. */
  isOpen?: IsReadable;
}

/** What can be commented on: a new kind is a line in the contract, and whoever registers it says who may. */
export const commentTargets: Record<CommentTarget['type'], Commented> = {
  article: resources.article,
  records: resources.records,
  video: taughtTarget('video'),
  course: taughtTarget('course'),
  combo: taughtTarget('combo'),
  problem: readablePost('problem'),
  solution: readablePost('solution'),
  issue: readablePost('issue'),
  doubt: readablePost('doubt'),
};

export function isTargetReadable(
  db: Database,
  { type, id }: CommentTarget,
  reader: Reader,
): Promise<boolean> {
  return commentTargets[type].isReadable(db, id, reader);
}

/** Whether somebody who may read there may say something. */
export async function isTargetOpen(
  db: Database,
  { type, id }: CommentTarget,
  reader: Reader,
): Promise<boolean> {
  return (await commentTargets[type].isOpen?.(db, id, reader)) ?? true;
}

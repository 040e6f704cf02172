import type { Database } from '../../db/database.ts';
import { isArticlePublished } from '../articles/articles.repo.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import { isRecordReadable } from '../records/records.repo.ts';

/** Who wants to read, and when. */
export interface Reader {
  /** Null for a visitor. */
  viewerId: number | null;
  now: Date;
}

type IsReadable = (db: Database, id: number, reader: Reader) => Promise<boolean>;

/** Who knows whether a target is there to be read. A new kind of target is a line here and one in the contract. */
const isReadable: Record<CommentTarget['type'], IsReadable> = {
  article: (db, id, { now }) => isArticlePublished(db, id, now),
  records: (db, id, { viewerId }) => isRecordReadable(db, id, viewerId),
};

export function isTargetReadable(
  db: Database,
  { type, id }: CommentTarget,
  reader: Reader,
): Promise<boolean> {
  return isReadable[type](db, id, reader);
}

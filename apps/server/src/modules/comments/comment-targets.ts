import type { Contract, CallInput } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { isArticlePublished } from '../articles/articles.repo.ts';

export type CommentTarget = Required<CallInput<Contract['comments']['list']>['params']>;

/** Who knows whether a target is there to be read. A new kind of target is a line here and one in the contract. */
const isReadable: Record<CommentTarget['type'], (db: Database, id: number, now: Date) => Promise<boolean>> = {
  article: isArticlePublished,
};

export function isTargetReadable(db: Database, { type, id }: CommentTarget, now: Date): Promise<boolean> {
  return isReadable[type](db, id, now);
}

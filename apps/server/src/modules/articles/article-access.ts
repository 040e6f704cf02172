import type { Database } from '../../db/database.ts';
import { findMembership } from '../memberships/membership.ts';
import { hasBought } from '../orders/entitlement.ts';

/** What the right to read an article hangs on. */
export interface ArticleForSale {
  id: number;
  /** Whole yuan. */
  charge: number;
  isVipFree: boolean;
  /** Nobody's when the account is gone. */
  authorId: number | null | undefined;
}

/** What somebody is to an article. A visitor is nothing to it. */
export interface Reader {
  isAuthor: boolean;
  isBuyer: boolean;
  isMember: boolean;
}

/** Whether somebody may read the whole of an article; its free part is everybody's. */
export function canReadAll(
  { charge, isVipFree }: Pick<ArticleForSale, 'charge' | 'isVipFree'>,
  { isAuthor, isBuyer, isMember }: Reader,
): boolean {
  return charge === 0 || isAuthor || isBuyer || (isVipFree && isMember);
}

export interface ReadingRight {
  canRead: boolean;
  isBought: boolean;
}

/** What `canReadAll` says of a person, or of a visitor. */
export async function findReadingRight(
  db: Database,
  article: ArticleForSale,
  userId: number | undefined,
  now: Date,
): Promise<ReadingRight> {
  const [isBuyer, membership] =
    userId === undefined
      ? [false, undefined]
      : await Promise.all([hasBought(db, userId, article.id), findMembership(db, userId, now)]);
  const isAuthor = userId !== undefined && article.authorId === userId;
  const reader = { isAuthor, isBuyer, isMember: membership !== undefined };
  return { canRead: canReadAll(article, reader), isBought: isBuyer };
}

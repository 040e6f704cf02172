import type { Database } from '../../db/database.ts';

/** What the right to read an article hangs on. */
export interface ArticleForSale {
  id: number;
  /** Whole yuan. */
  charge: number;
  isVipFree: boolean;
  /** Nobody's when the account is gone. */
  authorId: number | null | undefined;
}

export interface ReadingRight {
  /** All of it; everybody may read the free part. */
  canRead: boolean;
  isBought: boolean;
}

/**
 * Who may read the whole of an article: everybody when it costs nothing, else who wrote it.
 */
export async function findReadingRight(
  _db: Database,
  { charge, authorId }: ArticleForSale,
  userId: number | undefined,
  _now: Date,
): Promise<ReadingRight> {
  const isAuthor = userId !== undefined && authorId === userId;
  return { canRead: charge === 0 || isAuthor, isBought: false };
}

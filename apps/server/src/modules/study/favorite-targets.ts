import type { Database } from '../../db/database.ts';
import { isArticlePublished } from '../articles/articles.repo.ts';
import type { FavoriteRef } from '../study-records/study-records.repo.ts';

type IsThere = (db: Database, id: number, now: Date) => Promise<boolean>;

/** Who knows whether there is something to set aside. A new kind is a line here and one in the contract. */
const isThere: Record<FavoriteRef['type'], IsThere> = {
  article: isArticlePublished,
};

export function isFavoriteThere(db: Database, { type, id }: FavoriteRef, now: Date): Promise<boolean> {
  return isThere[type](db, id, now);
}

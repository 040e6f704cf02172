import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { isPublished } from './card-columns.ts';

/** An article as something to buy; undefined while it is not published. Free ones too, which nobody has to buy. */
export async function findArticleGoods(db: Database, id: number, now: Date) {
  const [goods] = await db
    .select({
      name: articles.title,
      thumb: articles.thumb,
      /** Whole yuan. */
      charge: articles.charge,
      isVipFree: articles.isVipFree,
      /** Null when the account is gone. */
      ownerId: articles.authorId,
    })
    .from(articles)
    .where(and(eq(articles.id, id), isPublished(now)));
  return goods;
}

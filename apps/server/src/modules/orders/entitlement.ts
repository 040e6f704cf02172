import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleGrants, articles } from '../../db/schema.ts';

/** Whether a person owns an article by an order, whatever it costs by now. */
export async function hasBought(db: Database, userId: number, articleId: number): Promise<boolean> {
  const isTheirs = and(eq(articleGrants.userId, userId), eq(articleGrants.articleId, articleId));
  return (await db.$count(articleGrants, isTheirs)) > 0;
}

/**
 * Hands an article to who has paid for it. False when there is nothing to add: they have it by another order, or it was
 * deleted meanwhile.
 */
export async function grantArticle(
  tx: Database,
  { userId, articleId, orderId }: { userId: number; articleId: number; orderId: string },
  now: Date,
): Promise<boolean> {
  const [article] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.id, articleId))
    .for('key share');
  if (!article) return false;
  const { rowCount } = await tx
    .insert(articleGrants)
    .values({ userId, articleId, orderId, createdAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

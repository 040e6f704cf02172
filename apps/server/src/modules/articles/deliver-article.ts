import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';

/**
 * Hands an article to who has paid for it. False when there is nothing to add: they have it by another order, or it was
 * deleted meanwhile.
 */
export async function deliverArticle(
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
  return addGrant(tx, {
    userId,
    goods: { type: 'article', id: articleId },
    source: 'bought',
    orderId,
    startsAt: now,
  });
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { indexArticles } from '../articles/index-articles.ts';
import { categorySeeds, textRow } from './seed-articles.ts';

const isUntouched = and(
  eq(articles.charge, 0),
  eq(articles.paidContent, ''),
  eq(articles.updatedAt, articles.createdAt),
);

/**
 * Puts up for sale what was seeded while everything was free, and lets it be found by its free part alone. What
 * somebody has changed since stays as they left it.
 */
export async function sellArticles(db: Database): Promise<void> {
  let sold = 0;
  for (const seed of categorySeeds.flatMap((category) => category.articles)) {
    if (!seed.sale) continue;
    const { rowCount } = await db
      .update(articles)
      .set(textRow(seed))
      .where(and(eq(articles.title, seed.title), isUntouched));
    sold += rowCount ?? 0;
  }
  if (sold > 0) await indexArticles(db);
}
